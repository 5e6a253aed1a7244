import type { Point, Polyline } from '../../../core/scene/point.ts';
import { curve, mirrored } from './shape.ts';

/** Measures of an upper body piece, in centimetres; halves are from the centre to the side. */
export type TorsoCut = {
  neckHalf: number;
  shoulderHalf: number;
  shoulderDrop: number;
  armholeDepth: number;
  chestHalf: number;
  waistHalf: number;
  waistAt: number;
  hemHalf: number;
  /** Half width at the hip of what is close to it; absent: the side runs straight from waist to hem. */
  hipHalf?: number;
  length: number;
  /** Depth of the armhole's cut towards the chest, measured in from the shoulder's tip. */
  armholeIn: number;
};

/** The edges of the left half of a torso. */
export type TorsoEdges = {
  tip: Point;
  underarm: Point;
  /** From the neck's highest point to the tip. */
  shoulder: Point[];
  armhole: Point[];
  side: Point[];
};

/** From the waist to the hip. */
const HIP_CM = 20;

/** Lays out the left half of a torso, in centimetres from the pit of the neck. */
export function torsoEdges(cut: TorsoCut): TorsoEdges {
  const { shoulderHalf, shoulderDrop, armholeDepth, chestHalf, waistHalf, waistAt } = cut;
  const tip: Point = [-shoulderHalf, shoulderDrop];
  const underarm: Point = [-chestHalf, armholeDepth];
  const within = shoulderHalf - cut.armholeIn;
  return {
    tip,
    underarm,
    shoulder: curve(
      [-cut.neckHalf, 0],
      [-(cut.neckHalf + shoulderHalf) / 2, shoulderDrop * 0.52],
      tip,
    ),
    armhole: curve(
      tip,
      [
        -(within + (shoulderHalf - within) * 0.3),
        shoulderDrop + (armholeDepth - shoulderDrop) * 0.3,
      ],
      [-within, shoulderDrop + (armholeDepth - shoulderDrop) * 0.62],
      [-(within + (chestHalf - within) * 0.42), armholeDepth - 2.4],
      underarm,
    ),
    side: curve(
      underarm,
      [-(chestHalf * 0.62 + waistHalf * 0.38), armholeDepth + (waistAt - armholeDepth) * 0.45],
      [-waistHalf, waistAt],
      ...(cut.hipHalf
        ? [
            [-(waistHalf + cut.hipHalf) / 2 - 0.5, waistAt + HIP_CM * 0.45] as const,
            [-cut.hipHalf, waistAt + HIP_CM] as const,
          ]
        : [
            [
              -(waistHalf * 0.45 + cut.hemHalf * 0.55),
              waistAt + (cut.length - waistAt) * 0.5,
            ] as const,
          ]),
      [-cut.hemHalf, cut.length],
    ),
  };
}

/** The frame of a whole torso: straight down its sides. */
export function torsoFrame({ tip, side }: TorsoEdges): { left: Point[]; right: Point[] } {
  const left = [[tip[0], tip[1] - 1] as const, ...side];
  return { left, right: mirrored(left) };
}

/** A hem from the left side to the right: it hangs by `sag` in the middle. */
export function hemLine(half: number, y: number, shape: (u: number) => number): Point[] {
  return Array.from({ length: 81 }, (_, i): Point => {
    const u = i / 40 - 1;
    return [u * half, y + shape(u)];
  });
}

/** A side that ends where the hem begins: shirt-tails rise there. */
export const sideTo = (side: Polyline, hem: Polyline): Point[] =>
  side.filter(([, y]) => y < hem[0][1] - 0.2);

/** The closed outline of a front in one piece; `neck` is the left half of its neckline. */
export function torsoOutline(edges: TorsoEdges, neck: Polyline, hem: Polyline): Point[] {
  const leftSide = [...edges.shoulder, ...edges.armhole, ...sideTo(edges.side, hem)];
  return [
    ...neck.toReversed(),
    ...leftSide,
    ...hem,
    ...mirrored(leftSide).toReversed(),
    ...mirrored(neck),
  ];
}
