import type { Point } from '../../../core/scene/point.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import { type Mark, seam, stitch } from '../marks/mark.ts';
import { createPanel, type GarmentPart } from '../panel.ts';
import type { TopContext, TopPlan } from './top-plan.ts';

/** Buttons, zips and plackets over the fronts of a top. */
export function makeClosure({ plan, neckDepth }: TopContext, hemY: number): GarmentPart[] {
  const size = plan.buttons === 'horn' ? 1.05 : 0.72;
  const button = (x: number, y: number): Mark => ({
    is: 'button',
    at: [x, y],
    radiusCm: size,
    look: plan.buttons,
  });
  switch (plan.closure) {
    case 'none':
    case 'open':
    case 'wrap':
      return [];
    case 'buttons': {
      const from = plan.breakAt ?? neckDepth + 2.2;
      const to = hemY - (plan.hem === 'rib' ? 3 : plan.hem === 'joined' ? 3 : 9);
      const usual = Math.max(3, Math.round((to - from) / (size > 1 ? 11.5 : 8.6)) + 1);
      const count = plan.buttonCount ?? usual;
      return Array.from({ length: count }, (_, i) =>
        button(0, from + ((to - from) * i) / Math.max(1, count - 1)),
      );
    }
    case 'one-button':
      return tailoredRow(plan).map((y) => button(0.2, y));
    case 'double':
      return doubleRow(plan).flatMap((y) => [button(-4.6, y), button(4.6, y)]);
    case 'zip':
      return [
        {
          is: 'zip',
          path: [
            [0, neckDepth - (plan.collar === 'funnel' ? 11 : 1)],
            [0, hemY - 0.6],
          ],
        },
      ];
    case 'half-placket':
      return placket(neckDepth - 1.6, plan.collar === 'polo' ? 13 : 17, button);
  }
}

/** Heights of the buttons of a tailored front; two where no number is asked for. */
function tailoredRow({ buttonCount: count = 2, breakAt = 34 }: TopPlan): number[] {
  const step = count > 2 ? 9.5 : 10.5;
  return Array.from({ length: count }, (_, i) => breakAt + 1 + i * step);
}

/** Heights of the pairs of buttons of a double-breasted front. */
function doubleRow({ buttonCount, breakAt = 34, cut }: TopPlan): number[] {
  const isLong = cut.length > 90;
  const pairs = Math.max(1, Math.round((buttonCount ?? (isLong ? 6 : 4)) / 2));
  return Array.from({ length: pairs }, (_, i) => breakAt + 0.8 + i * (isLong ? 12 : 11));
}

/** A short placket on the grain of the front: the print runs through it. */
function placket(
  top: number,
  height: number,
  button: (x: number, y: number) => Mark,
): GarmentPart[] {
  const half = 1.55;
  const edge: Point[] = [
    [-half, top],
    [-half, top + height],
  ];
  const panel = createPanel({
    name: 'placket',
    left: edge,
    right: [
      [half, top],
      [half, top + height],
    ],
    bulge: 0.06,
    folds: [wrinkle(0.05)],
    edgeCm: 0.25,
    cast: 0.4,
    liftCm: 0.35,
    marks: [
      stitch([
        [-half + 0.4, top],
        [-half + 0.4, top + height],
      ]),
      stitch([
        [half - 0.4, top],
        [half - 0.4, top + height],
      ]),
      stitch([
        [-half, top + height - 0.5],
        [half, top + height - 0.5],
      ]),
      seam(
        [
          [-half, top + height - 1.9],
          [half, top + height - 1.9],
        ],
        0.4,
      ),
    ],
  });
  return [
    panel,
    ...[2.6, 6.6, 10.4].filter((down) => down < height - 1.5).map((down) => button(0, top + down)),
  ];
}
