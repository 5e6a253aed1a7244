import { lerp } from '../../../core/interpolate.ts';
import type { Polyline } from '../../../core/scene/point.ts';
import type { TrunkLevel } from '../../figure/body.ts';
import type { Design } from '../features.ts';
import type { DressContext } from '../garment.ts';
import type { SideSlits } from '../parts/bodice/cut.ts';
import type { GarmentTop } from '../parts/bodice/garment-top.ts';
import { drawBackPanel } from '../parts/side-slits.ts';
import { hemHeight } from '../parts/silhouettes.ts';
import { drawTop, type TopOptions } from '../parts/top/top.ts';
import { drawWaist } from '../parts/waist.ts';
import { drawDesignedSkirt } from './dress-skirt.ts';
import { drawFullBodice } from './full-bodice.ts';
import { drawShiftFolds, shiftFolds, withFolds } from './shift-folds.ts';
import { skirtOptionsOf } from './skirt-options.ts';

/** Draws a dress of two parts: a bodice, and a skirt sewn to it at the waist or under the bust. */
export function buildDress(context: DressContext, more: Partial<TopOptions> = {}): void {
  const { piece, scene } = context;
  const { design } = piece;
  const from: TrunkLevel = design.silhouette === 'empire' ? 2.28 : 3;
  const skirt = drawDesignedSkirt(context, skirtOptionsOf(context, from));
  const isBlousing = design.fit === 'relaxed' || design.fit === 'oversized';
  drawFullBodice(context, {
    level: from,
    isBlousing,
    ...(isWrapped(design) ? WRAPPED : {}),
    ...more,
  });
  const pen = scene.on('upper', 4);
  if (design.waist === 'none') pen.stroke('seam', skirt.top, { weight: 1 });
  drawWaist(context, { kind: design.waist, level: from, layer: 'upper', order: 5 });
}

/** One front laid over the other, down to the waist. */
const WRAPPED: Partial<TopOptions> = { hasFront: true, breakY: 1.42, overlap: 0.2 };

const isWrapped = ({ silhouette, neckline, collar }: Design): boolean =>
  silhouette === 'wrap' && collar === 'none' && (neckline === 'v' || neckline === 'deep-v');

/** Draws a dress cut in one from shoulder to hem. */
export function buildShift(context: DressContext, more: Partial<TopOptions> = {}): GarmentTop {
  const { piece, body } = context;
  const { length, waist, silhouette } = piece.design;
  const flare = silhouette === 'a-line' ? 0.15 : silhouette === 'pencil' ? 0 : 0.05;
  const folds = shiftFolds(context, length);
  const hemY = more.hemY ?? hemHeight(body, length);
  const slits = more.slits ?? slitOf(context, hemY);
  if (slits && !more.slits) {
    drawBackPanel(context, { hemY, layer: 'upper', collarLayer: 'collar', flare, ...more, slits });
  }
  const top = drawTop(withFolds(context, folds), {
    hemY,
    layer: 'upper',
    collarLayer: 'collar',
    flare,
    sag: 0.07,
    ownDetails: ['ruffle'],
    ...more,
    ...(slits && { slits }),
  });
  drawShiftFolds(context, folds, outlineOf(top));
  drawWaist(context, { kind: waist, layer: 'upper', order: 5, easePx: body.unit * 0.05 });
  return top;
}

/** The slit of a straight dress, from the hem to above the knee on the side that is nearer. */
function slitOf({ body, piece }: DressContext, hemY: number): SideSlits | undefined {
  const { knee } = body.leg[body.nearLeg];
  const fromY = lerp(body.crotch[1], Math.min(knee[1], hemY), 0.5);
  if (!piece.design.details.has('slit') || hemY - fromY < body.unit * 0.3) return undefined;
  const openPx = body.unit * 0.82 * Math.min(1, (hemY - fromY) / (body.unit * 2));
  return { sides: [body.nearLeg], fromY, openPx };
}

/** The cloth below the armholes. */
const outlineOf = ({ cut: { seam, hem } }: GarmentTop): Polyline => [
  ...seam.left,
  ...hem,
  ...seam.right.toReversed(),
];
