import type { Layer } from '../../scene/scene-builder.ts';
import type { DressContext } from '../garment.ts';
import { clothRegion, undersideOf } from './skirt-cloth.ts';
import { drawFallingFolds, drawGathers, drawSkirtLines } from './skirt-lines.ts';
import { shadeSkirt } from './skirt-shade.ts';
import { type SkirtCut, type SkirtShape, shapeSkirt } from './skirt-shape.ts';

export type SkirtOptions = SkirtCut & {
  /** By default 'lower'. */
  layer?: Layer;
  order?: number;
  part?: string;
};

/** Draws a skirt on a body: its inside behind the legs, its front with folds, hem and slit. */
export function drawSkirt(context: DressContext, options: SkirtOptions): SkirtShape {
  const { body, rng, scene, piece } = context;
  const { fabric } = piece;
  const shape = shapeSkirt({ body, rng, fabric }, options);
  drawInside(context, shape);
  const pen = scene.on(options.layer ?? 'lower', options.order ?? 0);
  const light = shadeSkirt(shape, { body, rng, fabric, cut: options });
  pen.region(
    clothRegion(context, {
      part: options.part ?? 'skirt',
      outline: shape.outline,
      patch: shape.patch,
      ...light,
    }),
  );
  drawSkirtLines(pen, shape, { cut: options, rng });
  if (GATHERED.has(options.silhouette) && !options.pleats) {
    drawGathers(pen, shape.patch, { count: 16, reach: [0.03, 0.22], rng });
    drawFallingFolds(pen, shape.patch, { count: 5, rng });
  }
  return shape;
}

const GATHERED = new Set(['ball', 'circle', 'tiered', 'empire']);

/** The far side of the cloth, seen under the hem and through a slit, behind the legs. */
function drawInside({ scene, piece, body }: DressContext, shape: SkirtShape): void {
  const pen = scene.on('garment-behind');
  const { hem, slit } = shape;
  const inside = {
    class: 'garment' as const,
    part: 'skirt inside',
    garment: piece.garment.id,
    fabric: piece.fabric.id,
    colour: undersideOf(piece),
    reserve: 0,
  };
  if (hem.rim.length > 0) {
    const [a, b] = [shape.left, shape.right].map((edge) => edge[Math.floor(edge.length * 0.8)]);
    pen.region({ ...inside, outlines: [[a, b, ...hem.rim]] });
    pen.stroke('contour', hem.rim, { weight: 0.6 });
  }
  if (slit) {
    const lift = body.unit * 0.08;
    const raised = [slit.leftEdge, slit.rightEdge].map((edge) =>
      edge.map(([x, y], i): [number, number] => [x, i === edge.length - 1 ? y - lift : y]),
    );
    pen.region({ ...inside, outlines: [[...raised[0], ...raised[1].toReversed()]] });
  }
}
