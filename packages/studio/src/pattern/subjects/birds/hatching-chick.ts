import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { eye } from '../pieces/eye.ts';
import { figure } from '../pieces/figure.ts';
import { furMarks } from '../pieces/fur-marks.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const SHELL = silhouette(
  '-58 10!, -40 26!, -24 6!, -6 24!, 12 4!, 28 22!, 44 6!, 58 14!, 56 52, 34 84, 0 94, -34 84, -56 52',
);
const CAP = silhouette(
  '-34 -66!, -30 -84, 0 -98, 28 -84, 34 -62!, 20 -70!, 10 -58!, -4 -70!, -18 -58!',
);
const CHICK = silhouette('0 -78, 34 -66, 46 -36, 48 0, 44 30, -44 30, -48 0, -46 -36, -34 -66');
const SPECKS = [
  [-36, 46, 4],
  [-18, 62, 3],
  [6, 44, 4],
  [28, 60, 4],
  [-4, 80, 3],
  [42, 38, 3],
  [-44, 30, 3],
  [18, 76, 3],
  [-26, 38, 2.5],
  [34, 30, 2.5],
] as const;

/** A chick that hatches out of a speckled egg, a piece of the shell on its head. */
export const hatchingChick: Subject = {
  id: 'hatching chick',
  group: 'bird',
  words: [
    'hatching chick',
    'chick hatching',
    'chicks hatching',
    'hatchling',
    'chick hatching out of',
    'hatching egg',
  ],
  shows: ['egg', 'speckled egg', 'eggshell', 'shell', 'hatching', 'speckled'],
  parts: ['egg', 'speckled egg', 'shell', 'eggshell'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const coat = tint(pen, pen.rng.pick(['#f4cf4e', '#f6d968', '#efc03a']));
    const shell = tint(pen, pen.rng.pick(['#bcdcd8', '#a9d0d2', '#cfe0cf']));
    const speck = tintOver(pen, '#7d6247', shell);
    const beak = tintOver(pen, '#e5862e', coat);
    edged(f, CHICK, { colour: adjust(coat, -0.04), tip: adjust(coat, 0.05) });
    furMarks(f, CHICK, { colour: adjust(coat, -0.1), count: 26, lie: 2.6 });
    for (const x of [-0.17, 0.17]) eye(f, [x, -0.36, 0.055]);
    edged(f, silhouette('-10 -28!, 0 -33, 10 -28!, 0 -14!'), { colour: beak });
    for (const x of [-0.29, 0.29])
      f.shade(
        silhouette(`${x * 100 - 6} -22, ${x * 100} -26, ${x * 100 + 6} -22, ${x * 100} -17`),
        '#e8805a',
        0.35,
      );
    edged(f, CAP, { colour: adjust(shell, -0.02), tip: adjust(shell, 0.04) });
    edged(f, SHELL, { colour: adjust(shell, -0.04), tip: adjust(shell, 0.04) });
    for (const [x, y, r] of SPECKS) f.dot([x / 100, y / 100, r / 100], speck);
    for (const [x, y] of [
      [-10, -84],
      [12, -82],
    ] as const)
      f.dot([x / 100, y / 100, 0.03], speck);
  },
};
