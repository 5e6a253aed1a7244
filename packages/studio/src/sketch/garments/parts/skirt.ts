import { clamp } from '../../../core/interpolate.ts';
import { add, type Point } from '../../../core/scene/point.ts';
import type { Layer } from '../../../core/scene/scene-builder.ts';
import type { Length } from '../features.ts';
import type { DressContext } from '../garment.ts';
import { clothRegion, undersideOf } from './skirt-cloth.ts';
import { drawHemRuffle, drawTiers } from './skirt-details-tiers.ts';
import { drawTrain } from './skirt-details-train.ts';
import { drawWrapFlap } from './skirt-details-wrap.ts';
import { drawPull } from './skirt-drag.ts';
import { drawFallingFolds, drawGathers, drawSkirtLines } from './skirt-lines.ts';
import { shadeSkirt } from './skirt-shade.ts';
import { type SkirtCut, type SkirtShape, shapeSkirt } from './skirt-shape.ts';
import { drawLining } from './skirt-sheer.ts';

export type SkirtOptions = SkirtCut & {
  /** By default 'lower'. */
  layer?: Layer;
  order?: number;
  hasRuffle?: boolean;
  /** The back longer than the front, or the hem slanted; 'asymmetric' skirts choose one by chance. */
  hasTrain?: boolean;
};

/** Draws a skirt on a body: its inside behind the legs, its front with folds, hem and slit. */
export function drawSkirt(context: DressContext, options: SkirtOptions): SkirtShape {
  const { body, rng, scene, piece } = context;
  const { fabric } = piece;
  const hasTrain = options.hasTrain || options.length === 'train';
  const whole = hasTrain
    ? { ...options, fullness: (options.fullness ?? 1) * BESIDE_TRAIN }
    : options;
  const cut = options.silhouette === 'asymmetric' ? slanted(context, whole) : whole;
  const pen = scene.on(options.layer ?? 'lower', options.order ?? 0);
  if (fabric.sheer > 0) drawLining(context, pen, cut);
  const shape = shapeSkirt({ body, rng, fabric }, cut);
  drawInside(context, shape);
  if (hasTrain) {
    drawTrain(context, shape, scene.on(options.layer ?? 'lower', (options.order ?? 0) - 0.5));
  }
  if (options.silhouette === 'tiered') {
    drawTiers(context, pen, shape);
    return shape;
  }
  const light = shadeSkirt(shape, { body, rng, fabric, cut });
  const { outline, patch } = shape;
  pen.region(clothRegion(context, { part: 'skirt', outline, patch, ...light }));
  drawSkirtLines(pen, shape, { cut, rng });
  if (GATHERED.has(options.silhouette) && !options.pleats) {
    drawGathers(pen, patch, { count: 16, reach: [0.03, 0.22], rng });
    drawFallingFolds(pen, patch, { count: 5, rng });
  }
  if (shape.folds.length === 0 && !body.isBack) drawPull(pen, patch, { body, rng });
  if (options.silhouette === 'wrap') drawWrapFlap(context, pen, shape);
  if (options.hasRuffle) drawHemRuffle(context, pen, shape);
  return shape;
}

/** A train needs room on the page. */
const BESIDE_TRAIN = 0.74;

const GATHERED = new Set(['ball', 'circle', 'empire']);

/** A hem that falls from one side to the other, or a front shorter than the back. */
function slanted(context: DressContext, options: SkirtOptions): SkirtCut {
  const { rng } = context;
  if (rng.chance(0.45)) {
    drawLongBack(context, options);
    return { ...options, archHeads: Math.min(1.3, ARCHES[options.length] ?? 1.3) };
  }
  const most = { micro: 0.3, mini: 0.5, knee: 1.1 }[options.length as string] ?? 1.6;
  return { ...options, slantHeads: rng.pick([-1, 1]) * most };
}

const ARCHES: Partial<Record<Length, number>> = { micro: 0.1, mini: 0.25, knee: 0.6, midi: 0.95 };

/** The back of a skirt that is longer than its front, seen from inside. */
function drawLongBack(context: DressContext, options: SkirtOptions): void {
  const { body, rng, piece, scene } = context;
  const long: Partial<Record<Length, Length>> = {
    micro: 'knee',
    mini: 'midi',
    knee: 'midi',
    midi: 'ankle',
  };
  const cut = { ...options, length: long[options.length] ?? options.length };
  const shape = shapeSkirt({ body, rng, fabric: piece.fabric }, cut);
  const { shade } = shadeSkirt(shape, { body, rng, fabric: piece.fabric, cut });
  const pen = scene.on('garment-behind');
  pen.region(
    clothRegion(context, {
      part: 'skirt inside',
      outline: shape.outline,
      shade,
      colour: undersideOf(piece),
      opacity: 1,
      reserve: 0,
    }),
  );
  drawSkirtLines(pen, shape, { cut, rng });
}

/** The far side of the cloth, seen under the hem and through a slit, behind the legs. */
function drawInside(context: DressContext, { hem, slit, left, right }: SkirtShape): void {
  const { body, piece, scene } = context;
  const pen = scene.on('garment-behind', 2);
  const lay = (outline: Point[]) =>
    pen.region({
      ...clothRegion(context, { part: 'skirt inside', outline, reserve: 0 }),
      colour: undersideOf(piece),
    });
  if (hem.rim.length > 0 && piece.fabric.sheer === 0) {
    const [a, b] = [left, right].map((edge) => edge[Math.floor(edge.length * 0.9)]);
    lay([a, b, ...hem.rim]);
    pen.stroke('contour', hem.rim, { weight: 0.6 });
  }
  if (slit) {
    const lift = (edge: Point[]) =>
      edge.map((at, i) => add(at, [0, -body.unit * 0.08 * clamp(i - edge.length + 2)]));
    lay([...lift(slit.leftEdge), ...lift(slit.rightEdge).toReversed()]);
  }
}
