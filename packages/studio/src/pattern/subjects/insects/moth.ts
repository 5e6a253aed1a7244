import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { furMarks } from '../pieces/fur-marks.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const HIND = silhouette('4 0, 30 2, 56 18, 64 40, 54 60, 34 66, 16 50, 4 24');
const FORE = silhouette('3 -24, 30 -40, 66 -50, 96 -42!, 92 -18, 80 6, 56 18, 30 14, 4 6');
const FORE_BAND = silhouette('70 -48, 84 -45, 80 -20, 66 6, 50 14, 44 12, 62 -6, 70 -28');
const INNER_BAND = silhouette('26 -36, 36 -40, 40 -16, 30 8, 22 8, 30 -14');
const HIND_BAND = silhouette('52 22, 58 40, 48 54, 34 58, 34 52, 46 44, 50 34');
const BODY = mirrored('0 -34, 8 -32, 12 -18, 10 0, 11 20, 7 42, 0 50');
const COLLAR = mirrored('0 -34, 12 -28, 14 -14, 0 -8');
const FEELER = silhouette('3 -34, 14 -54, 30 -64');
const BARBS = [
  '7 -42, 18 -44',
  '11 -49, 24 -50',
  '17 -56, 28 -55',
  '6 -42, 4 -52',
  '11 -50, 9 -60',
  '17 -57, 18 -68',
].map(silhouette);
const WINGS = ['#c79a6b', '#9f8f9f', '#a3b08a', '#b9725a'] as const;

/** A night moth with eyed wings and feathered feelers. */
export const moth: Subject = {
  id: 'moth',
  group: 'insect',
  words: ['moth', 'luna moth', 'insect', 'bug', 'witchy'],
  shows: ['fly', 'flying', 'fluttering', 'wing'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const wing = tint(pen, pen.rng.pick(WINGS));
    const deep = adjust(wing, -0.17);
    const pale = adjust(wing, 0.13, 0.8);
    const rose = tintOver(pen, '#d2736b', wing);
    for (const flip of [false, true]) {
      f.at({ flip }, () => {
        f.fill(HIND, { colour: adjust(wing, 0.05), tip: adjust(wing, -0.03), along: 2.2 });
        f.fill(HIND_BAND, { colour: deep, along: 2.2 });
        f.ball([0.34, 0.3, 0.09], { colour: rose });
        f.dot([0.34, 0.3, 0.045], '#2c2427');
        f.fill(FORE, { colour: adjust(wing, 0.03), tip: adjust(wing, -0.05), along: 1.3 });
        furMarks(f, FORE, { colour: deep, count: 30, lie: 1.3 });
        f.fill(FORE_BAND, { colour: deep, along: 1.3 });
        f.fill(INNER_BAND, { colour: pale, along: 1.3 });
        f.ball([0.54, -0.2, 0.09], { colour: pale });
        f.dot([0.54, -0.2, 0.045], '#2c2427');
        f.line(FEELER, { colour: deep, width: 0.026 });
        if (f.fine) for (const barb of BARBS) f.line(barb, { colour: deep, width: 0.014 });
      });
    }
    f.fill(BODY, { colour: adjust(deep, 0.03), tip: adjust(deep, 0.1) });
    for (const y of [0.06, 0.16, 0.26, 0.36])
      f.line(
        [
          [-0.09, y],
          [0, y + 0.03],
          [0.09, y],
        ],
        { colour: pale, width: 0.025 },
      );
    f.fill(COLLAR, { colour: pale });
    furMarks(f, COLLAR, { colour: deep, count: 16, lie: 3.1, length: 0.08 });
  },
};
