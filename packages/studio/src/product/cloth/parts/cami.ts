import type { Point } from '../../../core/scene/point.ts';
import { type Mark, stitch } from '../marks/mark.ts';
import { createPanel, type GarmentPart } from '../panel.ts';
import { camiFolds } from './cami-folds.ts';
import { type CamiPlan, STRAP_FOOT, UNDERARM } from './cami-plan.ts';
import { curve, mirrored, wholeOf } from './shape.ts';

/** Makes a camisole's parts, the lowest first: back, straps, body. */
export function makeCami(plan: CamiPlan): GarmentPart[] {
  const { bustHalf, waistHalf, waistY, hemHalf, hemY } = plan;
  const foot: Point = plan.top === 'halter' ? [-6.6, 4] : [-10.6, STRAP_FOOT];
  const top =
    plan.top === 'halter'
      ? curve([-bustHalf, UNDERARM], [-bustHalf * 0.82, UNDERARM - 3], [-10.6, 12.6], foot)
      : curve([-bustHalf, UNDERARM], [-bustHalf * 0.84, UNDERARM - 2.8], foot);
  const front = frontEdge(plan, foot);
  const side = curve(
    [-bustHalf, UNDERARM],
    [-bustHalf * 0.985, UNDERARM + 5],
    [-waistHalf - 0.4, waistY - 5],
    [-waistHalf, waistY],
    ...(hemY > waistY + 1 ? [[-hemHalf, hemY] as Point] : []),
  );
  const frame: Point[] = [[-bustHalf, STRAP_FOOT - 1], ...side];
  const hem = Array.from({ length: 41 }, (_, i): Point => {
    const u = i / 20 - 1;
    return [u * -side[side.length - 1][0], side[side.length - 1][1] + 0.9 * (1 - u * u)];
  });
  const body = createPanel({
    name: 'body',
    left: frame,
    right: mirrored(frame),
    outlines: [
      [
        ...front.toReversed(),
        ...top.toReversed(),
        ...side,
        ...hem,
        ...mirrored(side).toReversed(),
        ...mirrored(top),
        ...mirrored(front),
      ],
    ],
    bulge: 0.17,
    squareness: 2.5,
    folds: plan.folds ?? camiFolds(plan),
    cast: 0.42,
    isDouble: true,
    marks: [
      stitch([
        ...top.map(([x, y]): Point => [x + 0.3, y + 0.7]),
        ...front.map(([x, y]): Point => [x, y + 0.8]),
      ]),
      stitch([
        ...mirrored(top).map(([x, y]): Point => [x - 0.3, y + 0.7]),
        ...mirrored(front).map(([x, y]): Point => [x, y + 0.8]),
      ]),
      ...(plan.hasHemStitch ? [stitch(hem.map(([x, y]): Point => [x, y - 1.4]))] : []),
    ],
  });
  return [...backOf(plan), ...strapsOf(plan, foot), body];
}

/** The left half of the upper edge, from the strap's foot to the centre. */
function frontEdge({ top }: CamiPlan, foot: Point): Point[] {
  const [x, y] = foot;
  switch (top) {
    case 'v':
      return curve(foot, [x * 0.66, y + 3.4], [x * 0.3, y + 8.4], [0, y + 12.5]);
    case 'sweetheart':
      return curve(foot, [x * 0.9, y + 0.4], [x * 0.55, y - 0.1], [x * 0.2, y + 2.2], [0, y + 5.4]);
    case 'straight':
      return curve(foot, [x * 0.5, y + 1], [0, y + 1.2]);
    case 'cowl':
      return curve(foot, [x * 0.8, y + 3.6], [x * 0.42, y + 7], [0, y + 8.2]);
    case 'halter':
      return curve(foot, [x * 0.62, y + 4], [x * 0.28, y + 11], [0, y + 18]);
  }
}

function backOf({ bustHalf, top }: CamiPlan): GarmentPart[] {
  if (top === 'straight' || top === 'sweetheart' || top === 'halter') return [];
  const y = UNDERARM - 4;
  const edge: Point[] = [
    [-bustHalf + 1.6, y],
    [-bustHalf + 1.6, 31],
  ];
  const upper = wholeOf(
    curve([-bustHalf + 1.2, UNDERARM - 0.4], [-bustHalf * 0.66, y + 0.6], [0, y - 0.8]),
  );
  return [
    createPanel({
      name: 'back inside',
      left: edge,
      right: mirrored(edge),
      outlines: [[...upper, [bustHalf - 2.6, 31], [-bustHalf + 2.6, 31]]],
      stuff: 'inside',
      shade: 0.6,
      bulge: -0.05,
      cast: 0,
    }),
    { is: 'label', at: [0, y - 0.4] },
  ];
}

function strapsOf({ hasStraps, strapCm, top }: CamiPlan, foot: Point): Mark[] {
  if (!hasStraps) return [];
  const [x, y] = foot;
  // Over the shoulder and down to the back, where the body covers its end; a halter's is tied behind the neck.
  const path =
    top === 'halter'
      ? curve([x, y + 0.8], [x * 1.01, y * 0.55], [-2.2, -5])
      : curve(
          [x, y + 0.8],
          [x * 1.01, y * 0.5],
          [x * 0.9, -0.4],
          [x * 0.82, 0.2],
          [x * 0.79, y * 0.5],
          [x * 0.8, UNDERARM - 2],
        );
  return [path, mirrored(path)].map((row) => ({
    is: 'cord',
    path: row,
    widthCm: strapCm,
    look: 'cloth',
  }));
}
