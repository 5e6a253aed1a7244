import type { Point, Polyline } from '../../../core/scene/point.ts';
import type { LayerPen, RegionInput } from '../../../core/scene/scene-builder.ts';
import type { DressContext, Piece } from '../garment.ts';
import { clothOfRegion } from '../part-cloth.ts';
import type { SkirtShape } from './skirt-shape.ts';
import { centreOf } from './waist-band.ts';

const STEEL = '#77757a';

/** A region of a zip, in the colour asked for or of steel. */
const steelOf = (piece: Piece, part: 'zip' | 'zip pull', outline: Polyline): RegionInput => ({
  class: 'garment',
  part,
  garment: piece.garment.id,
  fabric: 'metallic',
  colour: clothOfRegion(piece, 'zip').colour ?? STEEL,
  outlines: [outline],
  reserve: 0.2,
});

/** A zip with visible teeth down the front of a skirt, from the waist to the hem. */
export function drawFrontZip(context: DressContext, pen: LayerPen, shape: SkirtShape): void {
  const { body, piece } = context;
  const u = centreOf(body, 3.6);
  const across = Math.max(1, shape.patch(1, 0.3)[0] - shape.patch(0, 0.3)[0]);
  const half = (body.unit * 0.03) / across;
  const edge = (side: number) =>
    Array.from({ length: 12 }, (_, i): Point => shape.patch(u + side * half, i / 11.1));
  const [left, right] = [edge(-1), edge(1)];
  pen.region(steelOf(piece, 'zip', [...left, ...right.toReversed()]));
  pen.stroke('contour', left, { weight: 0.7, taper: [0, 0] });
  pen.stroke('contour', right, { weight: 0.85, taper: [0, 0], isShadowSide: true });
  const tall = shape.hemY - shape.left[0][1];
  const count = Math.round(tall / (body.unit * 0.035));
  for (let i = 1; i < count; i += 1) {
    const side = i % 2 === 0 ? -0.8 : 0.8;
    const v = (i / count) * 0.985;
    pen.stroke('detail', [shape.patch(u, v), shape.patch(u + side * half, v)], {
      weight: 0.6,
      taper: [0, 0],
    });
  }
  const [x, y] = shape.patch(u, 0.03);
  const [w, h] = [body.unit * 0.022, body.unit * 0.13];
  const pull: Point[] = [
    [x - w, y],
    [x + w, y],
    [x + w * 1.3, y + h],
    [x - w * 1.3, y + h],
  ];
  pen.region(steelOf(piece, 'zip pull', pull));
  pen.stroke('detail', [...pull, pull[0]], { weight: 0.8, taper: [0, 0] });
}

/** A short zip in the side seam of a skirt, from the waist over the hip. */
export function drawSideZip(context: DressContext, pen: LayerPen, shape: SkirtShape): void {
  const { body, piece } = context;
  const across = Math.max(1, shape.patch(1, 0.1)[0] - shape.patch(0, 0.1)[0]);
  const tall = Math.max(1, shape.hemY - shape.left[0][1]);
  const down = Math.min(0.6, (body.unit * 0.75) / tall);
  const half = (body.unit * 0.022) / across;
  const edge = (u: number) =>
    Array.from({ length: 9 }, (_, i): Point => shape.patch(u, (down * i) / 8));
  const u = 1 - 3.2 * half;
  const [left, right] = [edge(u - half), edge(u + half)];
  pen.region(steelOf(piece, 'zip', [...left, ...right.toReversed()]));
  for (const line of [left, right]) pen.stroke('contour', line, { weight: 0.75, taper: [0, 0] });
  const [x, y] = shape.patch(u, down);
  pen.stroke(
    'detail',
    [
      [x, y],
      [x, y + body.unit * 0.1],
    ],
    { weight: 2, taper: [0, 0] },
  );
}
