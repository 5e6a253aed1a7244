import { smoothCurve } from '../../../../core/scene/curve.ts';
import type { Point, Polyline } from '../../../../core/scene/point.ts';
import type { LayerPen } from '../../../../core/scene/scene-builder.ts';
import { SIDES } from '../../../figure/body.ts';
import type { Neckline } from '../../features.ts';
import type { DressContext } from '../../garment.ts';
import { bodyFolds, waistPart } from '../bodice/body-folds.ts';
import { bustShade, shadowSide } from '../bodice/body-shade.ts';
import { drawFolds, wedgesOf } from '../bodice/fold.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';
import { tailoring } from '../bodice/tailoring.ts';
import { isBehind } from '../front/front-panel.ts';
import { NECKLINE_CUTS } from '../necklines/neckline-cuts.ts';
import { drawnShoulder } from '../necklines/neckline-edge.ts';
import { drawNecklineTrim } from '../necklines/neckline-trim.ts';
import { drawRaglanEnd, showsArmhole } from '../raglan.ts';
import { clothRegion } from '../skirt-cloth.ts';
import { drawPiping } from '../upper-details/braid.ts';
import { drawNeckBand } from '../upper-details/neck-band.ts';
import { drawNeckRib } from '../upper-details/rib.ts';
import { type BodiceOutline, bodiceOutline } from './bodice-outline.ts';

export type BodiceOptions = {
  neckline: Neckline;
  hasSleeves: boolean;
  /** 0 follows the body, 1 hangs in folds of its own. */
  looseness: number;
  /** Drawn in at the hem by a waistband, belt or rib. */
  isGathered?: boolean;
  /** Darts and princess seams. */
  isTailored?: boolean;
  /** By default the hem is drawn. */
  isHemHidden?: boolean;
  part?: string;
};

/** Draws the body of a garment that has no opening all the way down: one piece of cloth. Returns its outline. */
export function drawBodicePiece(
  context: DressContext,
  top: GarmentTop,
  options: BodiceOptions,
): Polyline {
  const { scene, piece, rng } = context;
  const { cut } = top;
  const pen = scene.on(top.layer, top.order);
  const inset = options.hasSleeves ? -0.02 : (NECKLINE_CUTS[options.neckline].inset ?? 0.1);
  const edges = bodiceOutline(cut, options.neckline, inset);
  const folds = bodyFolds(cut, {
    fabric: piece.fabric,
    rng,
    looseness: options.looseness,
    isGathered: options.isGathered,
  });
  const region = clothRegion(context, {
    part: options.part ?? 'bodice',
    outline: edges.outline,
    patch: cut.patch,
    reserve: 0.3,
    shade: [shadowSide(cut.patch, rng), ...bustShade(cut), ...wedgesOf(folds)],
  });
  const hole = holesOf(context, cut, options.neckline);
  pen.region({ ...region, outlines: [...region.outlines, ...hole] });
  drawFolds(pen, folds);
  drawEdges(pen, top, edges, { ...options, hasSeam: showsArmhole(context) });
  if (options.hasSleeves) for (const side of SIDES) drawRaglanEnd(context, top, side);
  if (options.isTailored)
    for (const seam of tailoring(cut)) pen.stroke('seam', seam, { weight: 0.9 });
  if (RIBBED.has(options.neckline) && isKnitted(context)) drawNeckRib(context, top, edges.neckline);
  drawNeckBand(context, top, edges.neckline);
  if (context.piece.design.details.has('piping') && context.piece.design.collar === 'none')
    drawPiping(context, top, edges.neckline);
  drawNecklineTrim(context, top, { neckline: options.neckline, edge: edges.neckline });
  for (const edge of hole) pen.stroke('contour', [...edge, edge[0]], { weight: 0.7 });
  return edges.outline;
}

const RIBBED: ReadonlySet<Neckline> = new Set(['crew', 'v', 'scoop', 'boat']);

/** Knitted and jersey tops have a ribbed band at the neck. */
const isKnitted = ({ piece }: DressContext): boolean =>
  piece.design.collar === 'none' &&
  piece.garment.place === 'upper' &&
  (piece.design.details.has('rib') || piece.fabric.id === 'jersey') &&
  piece.design.sleeve !== 'none';

function holesOf({ piece }: DressContext, cut: GarmentTop['cut'], neckline: Neckline): Point[][] {
  const waist = waistPart(cut);
  const cutOut = (s: number): Point[] =>
    smoothCurve(
      [
        [0.02, -0.14],
        [0.16, -0.1],
        [0.2, 0],
        [0.12, 0.09],
        [0.02, 0.06],
      ].map(([u, v]) => cut.patch(s < 0 ? u : 1 - u, waist * 0.86 + v)),
      { closed: true },
    );
  return [
    ...(neckline === 'keyhole' ? [keyhole(cut)] : []),
    ...(piece.design.details.has('cut-out') ? [cutOut(-1), cutOut(1)] : []),
  ];
}

function keyhole({ frame }: GarmentTop['cut']) {
  return [
    frame.at(0, 0.2),
    frame.at(0.045, 0.34),
    frame.at(0.06, 0.47),
    frame.at(0, 0.54),
    frame.at(-0.06, 0.47),
    frame.at(-0.045, 0.34),
  ];
}

function drawEdges(
  pen: LayerPen,
  { cut }: GarmentTop,
  edges: BodiceOutline,
  options: BodiceOptions & { hasSeam: boolean },
): void {
  for (const side of SIDES) {
    const isShadowSide = side === 'right';
    pen.stroke('contour', drawnShoulder(edges.shoulder[side], cut.body), {
      weight: 0.9,
      isShadowSide,
    });
    pen.stroke('contour', cut.seam[side], { weight: 1.1, isShadowSide, taper: [0.05, 0.05] });
    if (!options.hasSleeves || options.hasSeam || isBehind(cut, side))
      pen.stroke(options.hasSleeves ? 'seam' : 'contour', edges.armhole[side], {
        weight: 0.85,
        isShadowSide: isShadowSide && !options.hasSleeves,
      });
  }
  pen.stroke('contour', edges.neckline, { weight: 0.9, taper: [0.04, 0.04] });
  if (!options.isHemHidden) pen.stroke('contour', cut.hem, { weight: 1.1, taper: [0.04, 0.04] });
}
