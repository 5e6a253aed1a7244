import { smoothCurve } from '../../../core/scene/curve.ts';
import { add, between, type Point } from '../../../core/scene/point.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import { SIDES, signOf } from '../../figure/body.ts';
import type { DressContext } from '../garment.ts';
import { threadOf } from './legs-on.ts';
import { clothRegion } from './skirt-cloth.ts';

export type Bib = {
  /** Trunk level of its upper edge in front. */
  top: number;
  hasPocket: boolean;
};

/** Draws a bib from the waist up, with the straps that hold it over the shoulders. */
export function drawBib(
  context: DressContext,
  pen: LayerPen,
  { top: front, hasPocket }: Bib,
): void {
  const { body, piece } = context;
  const { unit } = body;
  const top = body.isBack ? 2 : front;
  const wide = 0.62;
  const row = (level: number, out: number) =>
    [-1, -0.5, 0, 0.5, 1].map((t) => body.front(t * out, level));
  const upper = row(top, wide * 0.86);
  const lower = row(3.1, 0.98);
  const curve = (way: -1 | 1): Point[] =>
    smoothCurve([
      body.front(way * wide * 0.86, top),
      body.front(way * wide, 2.35),
      body.front(way * 0.98, 3.1),
    ]);
  const [left, right] = [curve(-1), curve(1)];
  const outline = [
    ...left,
    ...lower.slice(1, -1),
    ...right.toReversed(),
    ...upper.slice(1, -1).toReversed(),
  ];
  const colour = threadOf(piece);
  for (const side of SIDES)
    drawStrap(context, pen, side, body.front(signOf(side) * wide * 0.72, top + 0.08));
  const far = [...right, ...right.toReversed().map(([x, y]): Point => [x - unit * 0.09, y])];
  pen.region(clothRegion(context, { part: 'bib', outline, shade: [far], reserve: 0.4 }));
  pen.stroke('contour', left);
  pen.stroke('contour', right, { weight: 1.15, isShadowSide: true });
  pen.stroke('contour', upper);
  pen.stroke(
    'stitch',
    upper.map((at) => add(at, [0, unit * 0.05])),
    { colour },
  );
  if (body.isBack) return;
  if (hasPocket) drawBibPocket(context, pen);
  for (const side of SIDES)
    drawButton(context, pen, body.front(signOf(side) * wide * 0.72, top + 0.1));
}

function drawBibPocket({ body, piece }: DressContext, pen: LayerPen): void {
  const pocket = [
    body.front(-0.36, 1.95),
    body.front(0.36, 1.95),
    body.front(0.33, 2.6),
    body.front(0, 2.72),
    body.front(-0.33, 2.6),
  ];
  pen.stroke('seam', [...pocket, pocket[0]], { taper: [0, 0] });
  pen.stroke('stitch', [between(pocket[0], pocket[4], 0.16), between(pocket[1], pocket[2], 0.16)], {
    colour: threadOf(piece),
  });
}

function drawStrap(context: DressContext, pen: LayerPen, side: 'left' | 'right', end: Point): void {
  const { body } = context;
  const { unit } = body;
  const half = unit * 0.055;
  const start = between(body.neckBase[side], body.shoulder[side], 0.42);
  const lift: Point = [0, -unit * 0.035];
  const line = smoothCurve([
    add(start, lift),
    between(start, end, 0.5),
    add(end, [0, unit * 0.04]),
  ]);
  const outline = [
    ...line.map(([x, y]): Point => [x - half, y]),
    ...line.toReversed().map(([x, y]): Point => [x + half, y]),
  ];
  pen.region(clothRegion(context, { part: `strap ${side}`, outline, reserve: 0.3 }));
  pen.stroke(
    'contour',
    line.map(([x, y]): Point => [x - half, y]),
    { weight: 0.9 },
  );
  pen.stroke(
    'contour',
    line.map(([x, y]): Point => [x + half, y]),
    { weight: 1, isShadowSide: true },
  );
}

function drawButton({ body, piece }: DressContext, pen: LayerPen, [x, y]: Point): void {
  const radius = body.unit * 0.035;
  const outline = Array.from(
    { length: 12 },
    (_, i): Point => [
      x + Math.cos((i / 12) * Math.PI * 2) * radius,
      y + Math.sin((i / 12) * Math.PI * 2) * radius,
    ],
  );
  pen.region({
    class: 'accessory',
    part: 'button',
    garment: piece.garment.id,
    outlines: [outline],
    colour: '#c39a4e',
    reserve: 0,
  });
  pen.stroke('detail', [...outline, outline[0]], { weight: 0.9, taper: [0, 0] });
}
