import { adjust, type Hex } from '../../../core/colour.ts';
import { add, type Point } from '../../../core/scene/point.ts';
import type { Layer, LayerPen } from '../../../core/scene/scene-builder.ts';
import type { TrunkLevel } from '../../figure/body.ts';
import type { Waist } from '../features.ts';
import type { DressContext } from '../garment.ts';
import { clothRegion } from './skirt-cloth.ts';
import { type Band, bandAbout, centreOf } from './waist-band.ts';
import { drawBuckle } from './waist-buckle.ts';
import { drawCorset } from './waist-corset.ts';
import { drawBowLoops, drawTieEnds, type LayCloth } from './waist-knots.ts';
import { drawPeplum } from './waist-peplum.ts';

export type WaistOptions = {
  kind: Waist;
  /** Trunk level of the band's middle; by default the waist. */
  level?: TrunkLevel;
  /** How far it stands off the body in pixels: more over coats. */
  easePx?: number;
  /** By default 'belt'. */
  layer?: Layer;
  order?: number;
  /** Colour of the band; by default the trim of belts, the cloth's of all else. */
  colour?: Hex;
};

type Drawing = {
  context: DressContext;
  pen: LayerPen;
  options: WaistOptions & { level: TrunkLevel; easePx: number };
  colour: Hex;
};

/** Draws what marks the waist: belt with buckle, tie, sash, obi, elastic, peplum or corset. */
export function drawWaist(context: DressContext, options: WaistOptions): void {
  const { piece, body, scene } = context;
  const isOwnCloth = options.kind !== 'belt' && options.kind !== 'obi';
  const drawing: Drawing = {
    context,
    pen: scene.on(options.layer ?? 'belt', options.order ?? 0),
    options: { level: 3, easePx: body.unit * 0.03, ...options },
    colour: options.colour ?? (isOwnCloth ? adjust(piece.colour, -0.03) : piece.trim),
  };
  DRAWERS[options.kind](drawing);
}

const DRAWERS: Record<Waist, (drawing: Drawing) => void> = {
  none: () => {},
  belt: (drawing) => {
    const band = layBand(drawing, 0.115);
    const { context, pen, options } = drawing;
    if (context.body.isBack) return;
    const u = centreOf(context.body, options.level);
    drawBuckle(pen, context, { band, u });
  },
  tie: (drawing) => {
    layBand(drawing, 0.1);
    drawKnot(drawing, {
      lengthHeads: 0.85,
      hasBow: drawing.context.piece.design.details.has('bow'),
    });
  },
  sash: (drawing) => {
    const band = layBand(drawing, 0.24);
    wrapLines(drawing, band, 4);
    drawKnot(drawing, { lengthHeads: 1.5, hasBow: true });
  },
  obi: (drawing) => {
    const band = layBand(drawing, 0.46);
    wrapLines(drawing, band, 3);
    const { pen, context } = drawing;
    const cord = [0.46, 0.54].map((v) =>
      Array.from({ length: 13 }, (_, i) => band.patch(i / 12, v)),
    );
    const outline = [...cord[0], ...cord[1].toReversed()];
    pen.region({
      ...clothRegion(context, { part: 'cord', outline }),
      colour: context.piece.colour,
    });
    for (const line of cord) pen.stroke('seam', line, { weight: 0.9 });
    drawKnot(drawing, { lengthHeads: 0.3, hasBow: false, colour: context.piece.colour });
  },
  elastic: (drawing) => {
    const band = layBand(drawing, 0.12);
    const { pen, context } = drawing;
    for (let i = 1; i < 22; i += 1) {
      const u = (i + context.rng.range(-0.3, 0.3)) / 22;
      const path = [band.patch(u, 0.12), band.patch(u + 0.006, 0.5), band.patch(u, 0.9)];
      pen.stroke('fold', path, { weight: 0.5, taper: [0.1, 0.3] });
    }
  },
  peplum: ({ context, pen, options }) => drawPeplum(context, pen, options),
  corset: ({ context, pen, options }) => drawCorset(context, pen, options),
};

const layer =
  ({ context, pen, colour }: Drawing, own = colour): LayCloth =>
  (part, outline, more = {}) =>
    pen.region(
      clothRegion(context, {
        part,
        outline,
        shade: more.shade,
        colour: own,
        opacity: 1,
        reserve: 0.35,
      }),
    );

function layBand(drawing: Drawing, heads: number): Band {
  const { context, pen, options } = drawing;
  const { body } = context;
  const band = bandAbout(body, {
    level: options.level,
    heightPx: body.unit * heads,
    easePx: options.easePx,
  });
  const far = [
    band.patch(0.8, -0.1),
    band.patch(1.02, -0.1),
    band.patch(1.02, 1.1),
    band.patch(0.74, 1.1),
  ];
  layer(drawing)('belt', band.outline, { shade: [far] });
  pen.stroke('contour', band.upper, { weight: 0.85 });
  pen.stroke('contour', band.lower, { weight: 1.05, isShadowSide: true });
  for (const v of [0, 1]) {
    const end = [band.patch(v, 0), band.patch(v, 0.5), band.patch(v, 1)];
    pen.stroke('contour', end, { weight: v === 1 ? 1.1 : 0.8, taper: [0, 0] });
  }
  return band;
}

function wrapLines({ pen, context }: Drawing, { patch }: Band, count: number): void {
  for (let i = 0; i < count; i += 1) {
    const v = (i + 0.6) / (count + 0.2);
    const [from, to] = [context.rng.range(0, 0.2), context.rng.range(0.55, 1)];
    const slope = context.rng.range(-0.12, 0.12);
    const path = [0, 0.33, 0.66, 1].map((t): Point => patch(from + (to - from) * t, v + slope * t));
    pen.stroke('fold', path, { weight: 0.75, taper: [0.25, 0.5] });
  }
}

type KnotOptions = { lengthHeads: number; hasBow: boolean; colour?: Hex };

function drawKnot(drawing: Drawing, { lengthHeads, hasBow, colour }: KnotOptions): void {
  const { context, pen, options } = drawing;
  const { body, rng } = context;
  if (body.isBack) return;
  const lay = layer(drawing, colour);
  const at = add(body.front(rng.pick([-0.25, 0, 0.2]), options.level), [0, body.unit * 0.05]);
  const knot = { at, unit: body.unit, rng, lay };
  if (hasBow) drawBowLoops(pen, knot);
  drawTieEnds(pen, { ...knot, lengthHeads, sway: body.sway });
}
