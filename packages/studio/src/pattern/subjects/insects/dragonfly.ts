import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const FORE = silhouette('6 -46, 30 -58, 66 -68, 94 -66, 97 -56, 72 -44, 36 -38, 6 -38');
const HIND = silhouette('6 -34, 34 -32, 66 -24, 90 -10, 92 0, 74 4, 40 -10, 6 -26');
const VEINS = [
  '8 -43, 44 -52, 90 -62',
  '10 -41, 44 -45, 84 -54',
  '8 -31, 44 -22, 86 -4',
  '10 -29, 40 -16, 76 -2',
].map(silhouette);
const CROSS = [
  '28 -49, 30 -43',
  '42 -52, 44 -45',
  '56 -55, 58 -48',
  '70 -58, 72 -51',
  '28 -27, 28 -21',
  '42 -22, 41 -15',
  '56 -17, 54 -10',
  '68 -12, 66 -6',
].map(silhouette);
const TAIL = tube('0 -28 7, 0 0 4, 0 40 3.6, 0 78 4.4, 0 94 2');
const THORAX = tube('0 -56 7, 0 -44 11, 0 -30 8');
const RINGS = [-0.06, 0.08, 0.22, 0.36, 0.5, 0.64, 0.78];
const BODIES = ['#2d8c8f', '#3f6fb0', '#5c9a4c', '#c24b4a'] as const;

/** A dragonfly from above. */
export const dragonfly: Subject = {
  id: 'dragonfly',
  group: 'insect',
  words: ['dragonfly', 'damselfly', 'insect', 'bug', 'garden insect'],
  shows: ['fly', 'flying', 'wing'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.92);
    const body = tint(pen, pen.rng.pick(BODIES));
    const wing = tint(pen, '#b5d3d4');
    const vein = { colour: adjust(wing, -0.22), width: 0.014 };
    for (const flip of [false, true]) {
      f.at({ flip }, () => {
        f.fill(HIND, { colour: adjust(wing, -0.04), tip: adjust(wing, 0.03), along: 1.8 });
        f.fill(FORE, { colour: wing, tip: adjust(wing, 0.04), along: 1.4 });
        if (f.fine) for (const line of [...VEINS, ...CROSS]) f.line(line, vein);
        f.line(
          [
            [0.82, -0.655],
            [0.9, -0.65],
          ],
          { colour: adjust(body, -0.1), width: 0.03 },
        );
      });
    }
    f.fill(TAIL, { colour: adjust(body, -0.05), tip: adjust(body, 0.04) });
    for (const y of RINGS)
      f.line(
        [
          [-0.035, y],
          [0.035, y],
        ],
        { colour: tintOver(pen, '#20303a', body), width: 0.024 },
      );
    f.fill(THORAX, { colour: body, tip: adjust(body, 0.08) });
    for (const x of [-0.075, 0.075])
      f.ball([x, -0.66, 0.085], { colour: tintOver(pen, '#b8563a', body) });
  },
};
