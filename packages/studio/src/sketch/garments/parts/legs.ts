import type { Point } from '../../../core/scene/point.ts';
import type { Layer } from '../../../core/scene/scene-builder.ts';
import type { Side } from '../../figure/body.ts';
import type { DressContext } from '../garment.ts';
import { drawLegDetails, type LegDetails } from './legs-details.ts';
import { drawLegFolds } from './legs-folds.ts';
import { shadeLeg } from './legs-shade.ts';
import { type LegShape, shapeLeg, type TrouserCut } from './legs-shape.ts';
import { holeOf, ripsOf } from './legs-wear.ts';
import { clothRegion, undersideOf } from './skirt-cloth.ts';

export type TrouserOptions = TrouserCut &
  LegDetails & {
    /** By default 'lower'. */
    layer?: Layer;
    order?: number;
  };

export type Trousers = Record<Side, LegShape>;

/** Draws trousers on a body, the far leg first, with what is sewn on them. */
export function drawTrousers(context: DressContext, options: TrouserOptions): Trousers {
  const { body, rng, piece, scene } = context;
  const far: Side = body.nearLeg === 'left' ? 'right' : 'left';
  const shaping = { body, rng, fabric: piece.fabric };
  const order = options.order ?? 0;
  const trousers = {
    left: shapeLeg(shaping, 'left', options),
    right: shapeLeg(shaping, 'right', options),
  };
  for (const side of [far, body.nearLeg]) {
    const pen = scene.on(options.layer ?? 'lower', order);
    const seat = side === far ? trousers[body.nearLeg].outer : undefined;
    drawLeg(context, trousers[side], { ...options, seat });
    drawLegDetails(pen, context, trousers[side], options);
  }
  return trousers;
}

/** The far leg is cut in one with the whole seat, whose other side is `seat`; the near leg lies over it. */
type LegOptions = TrouserOptions & { seat?: readonly Point[] };

function drawLeg(context: DressContext, shape: LegShape, options: LegOptions): void {
  const { rng, piece, scene } = context;
  const { leg, seat } = options;
  const isFar = seat !== undefined;
  const isWide = leg === 'wide' || leg === 'palazzo';
  const isRight = shape.side === 'right';
  const pen = scene.on(options.layer ?? 'lower', options.order ?? 0);
  const { hem, outer, inner, patch } = shape;
  const outline = seat ? withSeat(shape, seat) : shape.outline;
  if (hem.rim.length > 0) {
    const ends = [outer, inner].map((edge) => edge[edge.length - 4]);
    scene.on('garment-behind').region({
      ...clothRegion(context, { part: 'trousers inside', outline: [...ends, ...hem.rim] }),
      colour: undersideOf(piece),
      reserve: 0,
    });
  }
  const light = shadeLeg(shape, { rng, isFar, hasCrease: options.hasCrease === true, isWide });
  const cloth = clothRegion(context, {
    part: `leg ${shape.side}`,
    outline,
    patch,
    ...light,
    reserve: isRight && !isFar ? 0 : 0.5,
  });
  pen.region({ ...cloth, outlines: [outline, ...ripsOf(context, shape).map(holeOf)] });
  pen.stroke('contour', outer, {
    weight: isRight ? 1.2 : 1,
    isShadowSide: isRight,
    taper: [0.05, 0.05],
  });
  const seam = inner.slice(shape.fork);
  pen.stroke('contour', seam, { weight: 0.95, isShadowSide: !isRight, taper: [0.05, 0.05] });
  pen.stroke('contour', hem.path, { taper: [0.05, 0.05] });
  if (context.body.isFlat) return;
  drawLegFolds(pen, shape, { rng, wrinkle: piece.fabric.wrinkle, isSlim: leg === 'slim' });
}

/** The leg's outline with the other side of the seat, down to the height of the crotch. */
function withSeat({ outline, inner, fork }: LegShape, seat: readonly Point[]): Point[] {
  const replaced = new Set(inner.slice(0, fork));
  const first = outline.findIndex((at) => replaced.has(at));
  const rest = outline.filter((at) => !replaced.has(at));
  const side = seat.filter((at) => at[1] <= inner[fork][1]);
  const isRunningDown = outline[first] === inner[0] && first === 0;
  return isRunningDown ? [...side, ...rest] : [...rest, ...side.toReversed()];
}
