import type { Point } from '../../../core/scene/point.ts';
import { creases } from '../folds/crease.ts';
import { createFlutes } from '../folds/flutes.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import { seam, stitch } from '../marks/mark.ts';
import { createPanel, type Panel } from '../panel.ts';
import type { FullInput } from './full-sleeve.ts';
import { curve, edgesOn, onSide } from './shape.ts';

/** Height of the opening for the hand, in centimetres; the sleeve is sewn shut below it. */
const OPENING = 23;

/** The sleeve of a kimono: a square of cloth that hangs from the arm, `sleeveWidth` deep. */
export function hangingSleeve({ side, context, length }: FullInput): Panel {
  const { plan, edges } = context;
  const [tipX, tipY] = edges.tip;
  const [underX, underY] = edges.underarm;
  const deep = plan.sleeveWidth;
  const fall = length * 0.2;
  const far = tipX - length;
  const low = tipY + fall + deep;
  const top = curve(
    [tipX + 5, tipY - 0.6],
    [tipX, tipY],
    [tipX - length * 0.5, tipY + fall * 0.44],
    [far, tipY + fall],
  );
  const outer = curve(
    [far, tipY + fall],
    [far - 0.3, tipY + fall + deep * 0.5],
    [far + 0.7, low - 3.4],
    [far + 3, low - 0.4],
  );
  const hem = curve(
    [far + 3, low - 0.4],
    [far + length * 0.4, low + 0.6],
    [underX - 3.4, low - fall * 0.7],
    [underX - 1.2, low - fall * 0.7 - 2.4],
  );
  const inner = curve(
    [tipX + 5, tipY - 0.6],
    [tipX + 4, underY],
    [underX + 1, underY + 2],
    [underX - 1.2, low - fall * 0.7 - 2.4],
  );
  const opening = outer.filter(([, y]) => y < tipY + fall + OPENING);
  return createPanel({
    name: `sleeve ${side}`,
    ...edgesOn(side, outer, inner),
    outlines: [onSide(side, [...top, ...outer.slice(1), ...hem.slice(1), ...inner.toReversed()])],
    cut: {
      turn: (side === 'left' ? 1 : -1) * 0.16,
      origin: onSide(side, [edges.underarm])[0],
      clothAt: onSide(side, [edges.underarm])[0],
    },
    bulge: 0.06,
    squareness: 3,
    edgeCm: 0.35,
    folds: [
      createFlutes({
        seed: `${plan.seed}:hanging ${side}`,
        count: 3,
        heightCm: 1.3,
        start: 0.02,
        growth: 0.9,
        sway: 0.7,
      }).fold,
      creases(
        onSide(side, [
          [tipX - 3, tipY + 4],
          [tipX - length * 0.36, tipY + deep * 0.5],
        ]).flatMap((from, i, all) =>
          i === 0
            ? [
                {
                  from,
                  to: all[1],
                  bendCm: (side === 'left' ? 1 : -1) * -1.6,
                  widthCm: 2,
                  heightCm: 0.7,
                  peak: 0.3,
                },
              ]
            : [],
        ),
      ),
      wrinkle(0.36),
    ],
    cast: 0.35,
    isDouble: true,
    marks: [
      stitch(
        onSide(
          side,
          opening.map(([x, y]): Point => [x + 1, y]),
        ),
      ),
      seam(
        onSide(side, [
          [tipX + 0.3, tipY],
          [underX + 0.3, underY + 1],
        ]),
        0.8,
      ),
    ],
  });
}
