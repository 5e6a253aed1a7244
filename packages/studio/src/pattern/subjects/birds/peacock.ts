import { adjust, type Hex } from '../../../core/colour.ts';
import { lerp } from '../../../core/interpolate.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { eye } from '../pieces/eye.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { scales } from '../pieces/scales.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const PLUME = mirrored('0 -100, 9 -95, 12 -84, 8 -60, 3 -30, 0 0');
const BODY = mirrored('0 -22, 10 -18, 12 -4, 11 10, 20 28, 24 48, 16 70, 0 78');
const HEAD = silhouette('-10 -20, -2 -28, 8 -26, 11 -17, 4 -10, -8 -10');
const CREST = ['-2 -26, -8 -38', '1 -27, 0 -41', '4 -26, 8 -38'].map(silhouette);
/** Rows of plumes from the back: how many, how long, how wide they fan. */
const ROWS = [
  [13, 1.14, 1.32],
  [11, 0.93, 1.2],
  [8, 0.7, 1.05],
] as const;

type Plumage = { green: Hex; gold: Hex; teal: Hex; blue: Hex };

function plume(f: Figure, length: number, { green, gold, teal, blue }: Plumage): void {
  const shape = PLUME.map(([x, y]): PathPoint => [x * 1.15, y * length]);
  f.fill(shape, { colour: adjust(green, -0.05), tip: adjust(green, 0.04) });
  const y = 0.13 - length;
  f.ball([0, y, 0.095], { colour: gold });
  f.ball([0, y + 0.012, 0.066], { colour: teal });
  f.dot([0, y + 0.022, 0.036], blue);
}

/** A peacock with its train spread. */
export const peacock: Subject = {
  id: 'peacock',
  group: 'bird',
  words: ['peacock', 'bird', 'exotic bird'],
  shows: ['tail', 'fanned', 'fan'],
  parts: ['eye'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const green = tint(pen, '#3c8a6a');
    const gold = tintOver(pen, '#d9b04a', green);
    const teal = tintOver(pen, '#2aa3a0', gold);
    const blue = tint(pen, '#27509b');
    f.at({ y: 0.3 }, () => {
      for (const [count, length, spread] of ROWS) {
        for (let i = 0; i < count; i += 1) {
          const reach = length * (1 - 0.28 * Math.abs(i / (count - 1) - 0.5) ** 2) * 0.95;
          f.at({ turn: lerp(-spread, spread, i / (count - 1)), y: 0.02 }, () =>
            plume(f, reach, { green, gold, teal, blue }),
          );
        }
      }
    });
    for (const x of [-0.07, 0.07])
      f.line(
        [
          [x, 0.7],
          [x, 0.9],
        ],
        { colour: tint(pen, '#8c7a5a'), width: 0.035 },
      );
    f.fill(BODY, { colour: adjust(blue, -0.04), tip: adjust(blue, 0.06) });
    scales(f, BODY, { colour: adjust(blue, 0.14), size: 0.1, width: 0.018 });
    for (const feather of CREST) {
      const [x, y] = feather[1];
      f.line(feather, { colour: blue, width: 0.02 });
      f.dot([x, y, 0.028], teal);
    }
    f.fill(HEAD, { colour: blue });
    f.fill(silhouette('9 -21!, 22 -16!, 9 -14!'), { colour: tint(pen, '#c9a24e') });
    eye(f, [0.03, -0.19, 0.024], tintOver(pen, '#fbf3e6', blue));
  },
};
