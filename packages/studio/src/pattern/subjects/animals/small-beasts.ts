import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { eye } from '../pieces/eye.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

/** A chameleon on its branch, the tail rolled up. */
export const chameleon: Subject = {
  id: 'chameleon',
  group: 'animal',
  words: ['chameleon'],
  shows: ['branch', 'curled', 'tail'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const skin = tint(pen, pen.rng.pick(['#7fae4a', '#4f9a8a', '#d98a4a']));
    const stripe = tintOver(pen, adjust(skin, -0.14, 1.2), skin);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(f, tube('-94 48 6, -20 56 7, 92 46 5'), { colour: tint(pen, '#8a6444') });
      f.line(silhouette('-52 4, -78 16, -84 44, -66 60, -46 50, -50 34, -62 38').slice(0, 7), {
        colour: adjust(skin, -0.04),
        width: 0.1,
      });
      for (const leg of [
        '-30 20 7, -40 40 6, -34 54 5',
        '22 18 7, 14 40 6, 22 54 5',
        '-14 24 7, -12 42 6, -18 54 5',
        '38 14 7, 42 38 6, 36 54 5',
      ]) {
        edged(f, tube(leg), { colour: adjust(skin, -0.06) });
      }
      edged(
        f,
        silhouette(
          '-60 2, -40 -30, -4 -44, 30 -34, 48 -52, 58 -66, 66 -50, 84 -28, 86 -14, 60 -4, 36 18, -6 30, -44 24',
        ),
        {
          colour: skin,
          tip: adjust(skin, 0.06),
        },
      );
      for (const line of [
        '-34 -30, -30 -6, -36 18',
        '-10 -40, -6 -8, -12 24',
        '14 -36, 18 -8, 12 18',
      ]) {
        f.line(silhouette(line).slice(0, 3), { colour: stripe, width: 0.055 });
      }
      f.ball([0.6, -0.32, 0.11], { colour: adjust(skin, 0.08) });
      eye(f, [0.61, -0.32, 0.045]);
      f.line(silhouette('66 -14, 76 -14, 85 -18').slice(0, 3), { colour: stripe, width: 0.022 });
    });
  },
};

/** A gecko, seen from above. */
export const gecko: Subject = {
  id: 'gecko',
  group: 'animal',
  words: ['gecko'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const skin = tint(pen, pen.rng.pick(['#6fae5f', '#e0a04a', '#4f9aa8']));
    const spot = tintOver(pen, adjust(skin, -0.16, 1.2), skin);
    for (const flip of [false, true]) {
      f.at({ flip }, () => {
        for (const [limb, x, y] of [
          ['8 -30 6, 34 -40 5, 46 -60 4', 0.46, -0.62],
          ['8 8 6, 36 12 5, 46 36 4', 0.46, 0.38],
        ] as const) {
          edged(f, tube(limb), { colour: adjust(skin, -0.04) });
          for (const [dx, dy] of [
            [-0.07, -0.06],
            [0.02, -0.1],
            [0.09, -0.04],
          ]) {
            f.dot([x + dx, y + (y < 0 ? dy : -dy), 0.042], skin);
          }
        }
      });
    }
    edged(f, tube('0 -64 13, 0 -46 9, 0 -24 14, 0 6 13, 2 28 8, 12 60 5, -4 92 2'), {
      colour: skin,
      tip: adjust(skin, 0.05),
    });
    edged(f, mirrored('0 -92, 12 -84, 18 -66, 10 -52, 0 -48'), { colour: skin });
    for (const y of [-0.34, -0.16, 0.02, 0.2, 0.4]) f.dot([0, y, 0.045], spot);
    for (const x of [-0.12, 0.12]) eye(f, [x, -0.72, 0.036]);
  },
};

/** A scorpion, seen from above. */
export const scorpion: Subject = {
  id: 'scorpion',
  group: 'insect',
  words: ['scorpion', 'scorpio'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const shell = tint(pen, pen.rng.pick(['#4a3a34', '#8a4a2f', '#2f2c33']));
    for (const flip of [false, true]) {
      f.at({ flip }, () => {
        f.line(silhouette('10 -30, 40 -44, 44 -66').slice(0, 3), { colour: shell, width: 0.075 });
        edged(f, silhouette('40 -62, 58 -72, 56 -94!, 46 -80, 36 -94!, 30 -74'), { colour: shell });
        for (const y of [-14, 0, 14, 28]) {
          f.line(silhouette(`8 ${y}, 34 ${y - 6}, 48 ${y + 12}`).slice(0, 3), {
            colour: shell,
            width: 0.045,
          });
        }
      });
    }
    edged(f, tube('0 -44 11, 0 -24 16, 0 6 15, 0 32 9'), {
      colour: shell,
      tip: adjust(shell, 0.08),
    });
    for (const [x, y, r] of [
      [0.02, 0.44, 0.085],
      [0.12, 0.57, 0.08],
      [0.27, 0.64, 0.075],
      [0.42, 0.6, 0.07],
      [0.5, 0.46, 0.065],
    ] as const) {
      f.ball([x, y, r], { colour: shell });
    }
    f.patch(silhouette('44 42!, 40 22!, 56 38!'), shell);
    const mark = adjust(shell, 0.2);
    for (const y of [-0.12, 0.02, 0.16])
      f.line(
        [
          [-0.11, y],
          [0, y + 0.03],
          [0.11, y],
        ],
        { colour: mark, width: 0.022 },
      );
  },
};

/** A grasshopper, ready to leap. */
export const grasshopper: Subject = {
  id: 'grasshopper',
  group: 'insect',
  words: ['grasshopper'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.92);
    const green = tint(pen, pen.rng.pick(['#7fa84a', '#5f9a5f', '#a8a04a']));
    const deep = adjust(green, -0.12);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      for (const leg of ['20 16, 30 40, 24 62', '4 18, 4 44, -6 62']) {
        f.line(silhouette(leg).slice(0, 3), { colour: deep, width: 0.045 });
      }
      edged(f, tube('-86 18 3, -50 8 9, 0 4 12, 30 -4 12, 48 -14 11'), {
        colour: green,
        tip: adjust(green, 0.06),
      });
      edged(f, silhouette('-92 6, -50 -12, 6 -14, 30 -6, 0 6, -50 12'), {
        colour: adjust(green, -0.06),
      });
      edged(f, silhouette('38 -10, 44 -32, 60 -34, 70 -16, 66 6, 50 10'), {
        colour: adjust(green, 0.03),
      });
      edged(f, tube('6 6 8, -30 -40 10, -52 -54 4'), { colour: adjust(green, 0.02) });
      f.line(silhouette('-52 -54, -62 4, -78 60').slice(0, 3), { colour: deep, width: 0.05 });
      f.line(silhouette('60 -32, 76 -60, 96 -70').slice(0, 3), { colour: deep, width: 0.025 });
      f.line(silhouette('56 -34, 62 -66, 76 -86').slice(0, 3), { colour: deep, width: 0.025 });
      eye(f, [0.56, -0.2, 0.045]);
    });
  },
};

/** The print of a paw. */
export const pawPrint: Subject = {
  id: 'paw print',
  group: 'object',
  words: ['paw print', 'paw', 'paw mark', 'dog paw', 'cat paw'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const colour = tint(pen, pen.rng.pick(['#5a4438', '#8a5f3c', '#3a3a42']));
    f.fill(mirrored('0 -6, 26 0, 44 26, 56 48, 46 70, 22 70, 0 62'), { colour });
    for (const flip of [false, true]) {
      f.at({ flip }, () => {
        f.fill(silhouette('14 -74, 30 -66, 34 -42, 24 -26, 12 -36, 8 -58'), { colour });
        f.fill(silhouette('58 -42, 72 -30, 70 -8, 56 4, 44 -6, 46 -28'), { colour });
      });
    }
  },
};

/** An eagle with its wings spread. */
export const eagle: Subject = {
  id: 'eagle',
  group: 'bird',
  words: ['eagle', 'bird of prey'],
  shows: ['fly', 'flying', 'flight', 'soaring', 'wing', 'spread wing'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.95);
    const brown = tint(pen, pen.rng.pick(['#6a4a34', '#4a3a34', '#7f5a3c']));
    const white = tintOver(pen, '#f4ecdc', brown);
    const gold = tintOver(pen, '#e0a63a', white);
    const wing = silhouette(
      '4 -20, 30 -48, 62 -62, 94 -58!, 82 -44, 96 -36!, 78 -28, 88 -14!, 68 -12, 74 4!, 54 0, 54 16!, 34 10, 12 14',
    );
    for (const flip of [false, true]) {
      f.at({ flip }, () => {
        edged(f, wing, { colour: brown, tip: adjust(brown, 0.07), along: 1.1 });
        if (!f.fine) return;
        for (const quill of [
          '20 -24, 50 -40, 80 -50',
          '20 -14, 48 -24, 78 -32',
          '18 -4, 42 -10, 66 -12',
        ]) {
          f.line(silhouette(quill).slice(0, 3), {
            colour: adjust(brown, 0.18),
            width: 0.018,
            alpha: 0.8,
          });
        }
      });
    }
    edged(f, mirrored('0 30, 14 34, 26 72!, 12 66, 0 76'), { colour: white });
    edged(f, mirrored('0 -34, 15 -24, 19 6, 12 34, 0 42'), { colour: adjust(brown, -0.04) });
    edged(f, silhouette('-19 -24, -20 -54, 0 -72, 22 -58, 20 -28, 0 -18'), { colour: white });
    f.patch(silhouette('17 -58!, 46 -46, 36 -32!, 17 -40!'), gold);
    for (const x of [-0.09, 0.09])
      f.line(
        [
          [x, 0.36],
          [x, 0.48],
        ],
        { colour: gold, width: 0.05 },
      );
    eye(f, [0.07, -0.52, 0.036]);
  },
};
