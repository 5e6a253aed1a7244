import { smoothstep } from '../../core/interpolate.ts';
import type { Point } from '../../scene/point.ts';
import { createFlutes } from '../folds/flutes.ts';
import type { Fold } from '../folds/fold.ts';
import { gathers } from '../folds/gathers.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import { createPanel, type GarmentPart } from '../panel.ts';
import { cuff } from './cuff.ts';
import { curve, edgesOn, onSide, type Side } from './shape.ts';
import { type SleeveLines, setIn } from './sleeve.ts';
import type { TopContext } from './top-plan.ts';

export type FullInput = { side: Side; context: TopContext; length: number };

/** Gathered into the armhole and again into a cuff: its print stays flat-cut, so that nothing smears. */
export function fullSleeve({ side, context, length }: FullInput): GarmentPart[] {
  const { edges, plan } = context;
  const { tip, underarm } = edges;
  const isShort = plan.sleeve === 'puff';
  const angle = plan.sleeveAngle + (isShort ? 0.1 : 0.02);
  const along: Point = [-Math.sin(angle), Math.cos(angle)];
  const across: Point = [along[1], -along[0]];
  const place = (far: number, aside: number): Point => [
    tip[0] + along[0] * far + across[0] * aside,
    tip[1] + along[1] * far + across[1] * aside,
  ];
  const end = length;
  const wide = isShort ? 5.2 : 4.6;
  const cuffIn = isShort ? 2.2 : 5;
  const cuffWidth = isShort ? 13.5 : 10;
  const outer = isShort
    ? curve(
        [tip[0] + 3, tip[1] + 1.4],
        [tip[0] + 1.4, tip[1] - 1.6],
        place(1.6, -4.4),
        place(end * 0.45, -wide - 2.4),
        place(end * 0.82, -wide * 0.75),
        place(end, cuffIn - 1.2),
      )
    : curve(
        [tip[0] + 7, tip[1] + 0.5],
        [tip[0] + 1, tip[1] - 1],
        place(2.4, -2.6),
        place(end * 0.34, -2.4),
        place(end * 0.72, -wide),
        place(end * 0.94, -wide * 0.62),
        place(end, cuffIn - 1.6),
      );
  const innerEnd = place(end - 0.4, cuffIn + cuffWidth + 1);
  const inner = isShort
    ? curve(
        [underarm[0] + 4, underarm[1] - 1.5],
        [underarm[0] + 2.4, underarm[1] + 2.8],
        [(underarm[0] + innerEnd[0]) / 2 + 1, (underarm[1] + innerEnd[1]) / 2 + 1.6],
        innerEnd,
      )
    : curve(
        [underarm[0] + 10, underarm[1] + 2],
        [underarm[0] + 2, underarm[1] + 2],
        place(end * 0.5, 16.6),
        place(end * 0.8, 18.4),
        place(end * 0.95, 16.4),
        innerEnd,
      );
  const origin = onSide(side, [underarm])[0];
  const sign = side === 'left' ? 1 : -1;
  const lengths = createFlutes({
    seed: `${plan.seed}:full:${side}`,
    count: isShort ? 7 : 6,
    heightCm: isShort ? 0.75 : 0.95,
    start: isShort ? -0.3 : 0.14,
    growth: isShort ? 0.3 : 0.7,
    sway: 1,
  });
  const sleeve = createPanel({
    name: `sleeve ${side}`,
    ...edgesOn(side, outer, inner),
    outlines: [onSide(side, [...outer, ...inner.toReversed(), ...beneath(edges.armhole)])],
    cut: { origin, turn: angle * sign, clothAt: origin },
    bulge: isShort ? 0.2 : 0.26,
    squareness: 2,
    folds: [
      outside(
        side,
        gathers({
          edge: 'top',
          heightCm: isShort ? 0.5 : 0.22,
          count: 9,
          reach: isShort ? 0.5 : 0.22,
        }),
      ),
      gathers({ edge: 'bottom', heightCm: 0.6, count: 9, reach: isShort ? 0.42 : 0.25 }),
      outside(side, lengths.fold),
      wrinkle(0.22, { acrossCm: 6, downCm: 9 }),
    ],
    bulgeAlong: setIn,
    cast: 0.3,
    isDouble: true,
  });
  const lines: SleeveLines = {
    outer,
    inner,
    end: [place(end, cuffIn - 1), place(end - 0.3, cuffIn + cuffWidth + 0.6)],
    along,
  };
  return [sleeve, cuff({ side, lines, cuff: 'band', length: isShort ? 2.8 : 5, narrow: 0.6 })];
}

/** The armhole a little further in: the body lies over it, and no gap shows between the two. */
const beneath = (armhole: readonly Point[]): Point[] =>
  armhole.toReversed().map(([x, y]) => [x + 2, y]);

/**
 * A fold that dies out towards the armpit: there the rows of a full sleeve crowd together, and
 * folds as high as on its outside would stand as dark walls.
 */
const outside =
  (side: Side, fold: Fold): Fold =>
  (field) => {
    const before = field.heights.slice();
    fold(field);
    const { heights, s } = field;
    for (let i = 0; i < heights.length; i += 1) {
      const inwards = side === 'left' ? s[i] : 1 - s[i];
      const kept = 1 - 0.85 * smoothstep(0.3, 0.92, inwards);
      heights[i] = before[i] + (heights[i] - before[i]) * kept;
    }
  };
