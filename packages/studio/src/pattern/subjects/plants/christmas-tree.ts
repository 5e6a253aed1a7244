import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { furMarks } from '../pieces/fur-marks.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const TIERS = [
  '0 26, 36 24, 74 66!, 46 62, 30 72, 14 63, 0 73',
  '0 -16, 26 -18, 58 24!, 36 22, 22 32, 10 24, 0 34',
  '0 -84, 14 -62, 42 -14!, 26 -17, 14 -8, 6 -15, 0 -6',
].map((tier) => mirrored(tier));
const GARLANDS = [
  '-46 40, -14 54, 22 46, 52 32',
  '-32 -2, -8 12, 18 4, 36 -8',
  '-16 -42, 2 -32, 18 -40',
].map(silhouette);

/** A christmas tree with baubles, garlands and a star. */
export const christmasTree: Subject = {
  id: 'christmas tree',
  group: 'plant',
  words: ['christmas tree', 'xmas tree', 'xmas', 'christmas', 'fir tree decorated', 'holiday tree'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const green = tint(pen, '#3f7a54');
    const gold = tintOver(pen, '#f0c04f', green);
    const colours = ['#cf4440', '#f3e3c0', '#5f8fc0'].map((colour) => tintOver(pen, colour, green));
    edged(f, silhouette('-10 62!, 10 62!, 9 82!, -9 82!'), { colour: tint(pen, '#7a573f') });
    edged(f, silhouette('-20 78!, 20 78!, 15 98!, -15 98!'), { colour: colours[0] });
    for (const [i, tier] of TIERS.entries()) {
      edged(f, tier, {
        colour: adjust(green, -0.06 + i * 0.02),
        tip: adjust(green, 0.03 + i * 0.02),
      });
      furMarks(f, tier, { colour: adjust(green, 0.12), count: 18, lie: 3.1 });
    }
    for (const garland of GARLANDS) f.line(garland, { colour: gold, width: 0.03 });
    for (const [i, [x, y]] of (
      [
        [-44, 56],
        [-14, 62],
        [22, 58],
        [50, 48],
        [-30, 16],
        [4, 22],
        [30, 12],
        [-16, -22],
        [12, -24],
        [0, -50],
      ] as const
    ).entries())
      f.ball([x / 100, y / 100, 0.062], { colour: colours[i % 3] });
    f.at({ y: -0.86 }, () => {
      for (let i = 0; i < 5; i += 1)
        f.at({ turn: (i / 5) * TAU }, () =>
          f.fill(silhouette('-6 -4!, 0 -17!, 6 -4!, 0 4!'), { colour: gold }),
        );
    });
  },
};
