import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { oval } from '../pieces/oval.ts';
import { tint, tintOver } from '../pieces/tints.ts';

/** A western saddle. */
export const saddle: Subject = {
  id: 'saddle',
  group: 'object',
  words: [
    'saddle',
    'horse saddle',
    'western saddle',
    'cowboy saddle',
    'riding saddle',
    'rodeo saddle',
  ],
  shows: ['stirrup'],
  parts: ['stirrup'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.97);
    const hide = tint(pen, pen.rng.pick(['#a8683a', '#8a4a34', '#6f4a3a']));
    const dark = adjust(hide, -0.1);
    const thread = tintOver(pen, '#e3bd84', hide);
    const steel = tint(pen, '#b9a76a');
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(
        f,
        silhouette(
          '-88 -10, -60 -16, 0 -10, 62 -18, 90 -8, 88 32, 60 42, 20 30, -30 32, -66 44, -90 30',
        ),
        {
          colour: tintOver(pen, '#b0504a', hide),
        },
      );
      for (const y of [6, 18, 28]) {
        f.line(silhouette(`-86 ${y}, -60 ${y + 6}, 0 ${y - 2}, 60 ${y + 6}, 86 ${y}`), {
          colour: tintOver(pen, y === 18 ? '#5f9a94' : '#f0d09a', tintOver(pen, '#b0504a', hide)),
          width: 0.04,
        });
      }
      edged(
        f,
        silhouette(
          '-76 -24, -40 -18, 10 -10, 50 -22, 70 -14, 74 18, 50 30, 20 18, -24 18, -56 32, -78 16',
        ),
        { colour: dark },
      );
      edged(f, silhouette('-20 -6, 26 -8, 34 20, 30 52, 6 58, -14 50, -26 18'), {
        colour: hide,
        tip: adjust(hide, 0.06),
      });
      f.line(silhouette('-14 0, 20 -1, 27 20, 23 46, 6 51, -8 45, -18 18, -14 0'), {
        colour: thread,
        width: 0.025,
      });
      f.line(silhouette('4 46, 4 70'), { colour: dark, width: 0.11 });
      f.line(silhouette('4 68, -14 78, -18 94, 26 94, 22 78, 4 68'), {
        colour: steel,
        width: 0.07,
      });
      edged(
        f,
        silhouette(
          '-84 -40, -72 -62, -56 -60, -44 -36, -14 -22, 20 -24, 40 -40, 46 -60, 42 -76, 52 -86, 66 -80, 64 -68, 66 -40, 78 -16, 50 -4, 10 2, -40 -4, -74 -14',
        ),
        { colour: hide, tip: adjust(hide, 0.07) },
      );
      f.line(silhouette('-72 -22, -40 -12, 10 -8, 50 -16'), { colour: thread, width: 0.025 });
      f.fill(oval(0.54, -0.82, 0.15, 0.065), { colour: adjust(hide, 0.1) });
      f.shade(
        silhouette('-58 -54, -44 -34, -14 -21, 20 -23, 38 -38, 20 -28, -14 -28, -40 -42'),
        '#2a1a12',
        0.3,
      );
      for (const [x, y] of [
        [-0.66, -0.04],
        [0.6, -0.02],
        [0.04, 0.2],
      ]) {
        for (let i = 0; i < 6; i += 1)
          f.at({ x, y, turn: (i / 6) * TAU }, () => f.dot([0, -0.06, 0.035], thread));
        f.dot([x, y, 0.04], steel);
      }
    });
  },
};

/** A coiled lasso. */
export const lasso: Subject = {
  id: 'lasso',
  group: 'object',
  words: ['lasso', 'lariat', 'coiled rope', 'rodeo rope', 'cowboy rope', 'lassos'],
  shows: ['rope'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.93);
    const rope = tint(pen, '#c99a5c');
    const twist = adjust(rope, -0.16);
    const strand = (path: string, steps: number, close: boolean) => {
      const points = silhouette(path);
      const all = close ? [...points, points[0]] : points;
      f.line(all, { colour: adjust(rope, -0.2), width: 0.105 });
      f.line(all, { colour: rope, width: 0.08 });
      for (let i = 0; i < all.length - 1; i += 1) {
        for (let k = 0; k < steps; k += 1) {
          const t = k / steps;
          const [x, y] = [
            all[i][0] + (all[i + 1][0] - all[i][0]) * t,
            all[i][1] + (all[i + 1][1] - all[i][1]) * t,
          ];
          f.line(
            [
              [x - 0.022, y + 0.022],
              [x + 0.022, y - 0.022],
            ],
            { colour: twist, width: 0.02 },
          );
        }
      }
    };
    const ring = (x: number, y: number, rx: number, ry: number) =>
      Array.from({ length: 16 }, (_, i) => {
        const angle = (i / 16) * TAU;
        return `${x + Math.cos(angle) * rx} ${y + Math.sin(angle) * ry}`;
      }).join(', ');
    strand(ring(-4, 8, 66, 62), 3, true);
    strand(ring(2, -2, 66, 66), 3, true);
    strand(ring(-2, 4, 52, 52), 3, true);
    strand('50 -40, 72 -66, 92 -60, 94 -40, 78 -32, 62 -38', 3, false);
    strand('20 60, 34 80, 56 86, 82 78', 3, false);
    edged(f, tube('48 -48 9, 62 -30 9'), { colour: tint(pen, '#8a5236') });
    for (const y of [-52, 58])
      edged(f, tube(`-8 ${y - 14} 6, -8 ${y + 14} 6`), { colour: tint(pen, '#8a5236') });
    f.ball([0.82, 0.78, 0.07], { colour: tint(pen, '#8a5236') });
  },
};

/** A carved totem pole of an eagle over a bear. */
export const totem: Subject = {
  id: 'totem pole',
  group: 'object',
  words: ['totem pole', 'totem', 'carved totem', 'tribal totem'],
  shows: ['wing'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.96);
    const wood = tint(pen, '#b5783f');
    const teal = tintOver(pen, '#2f8f8a', wood);
    const red = tintOver(pen, '#c23f34', wood);
    const cream = tintOver(pen, '#f6e8c8', wood);
    const black = tintOver(pen, '#2b2624', wood);
    const yellow = tintOver(pen, '#eab53f', wood);
    for (const flip of [false, true]) {
      f.at({ flip }, () => {
        edged(
          f,
          silhouette('18 -58, 46 -70, 82 -80!, 78 -62, 84 -58!, 70 -46, 72 -40!, 46 -32, 20 -36'),
          { colour: teal },
        );
        f.line(silhouette('30 -52, 52 -58, 70 -68'), { colour: yellow, width: 0.045 });
        f.line(silhouette('30 -44, 48 -48, 64 -54'), { colour: cream, width: 0.04 });
      });
    }
    edged(f, mirrored('0 -96, 20 -92, 28 -74, 28 -30, 0 -30'), {
      colour: wood,
      tip: adjust(wood, 0.05),
    });
    f.patch(mirrored('0 -97, 20 -92, 26 -80, 12 -82, 0 -76'), red);
    f.patch(silhouette('0 -66!, 11 -56, 0 -38!, -11 -56'), yellow);
    edged(f, mirrored('0 -32!, 32 -32!, 32 30, 28 34!, 0 34!'), {
      colour: adjust(wood, -0.03),
      tip: adjust(wood, 0.04),
    });
    edged(f, mirrored('0 32!, 30 32!, 32 94!, 0 96'), { colour: wood, tip: adjust(wood, 0.05) });
    for (const flip of [false, true]) {
      f.at({ flip }, () => {
        f.patch(oval(0.13, -0.68, 0.085, 0.06), cream);
        f.dot([0.12, -0.68, 0.038], black);
        edged(f, silhouette('18 -30, 24 -42, 36 -38, 34 -26'), { colour: red });
        f.patch(oval(0.16, -0.13, 0.1, 0.08), cream);
        f.dot([0.15, -0.12, 0.045], black);
        f.line(silhouette('6 -26, 16 -28, 27 -22'), { colour: black, width: 0.045 });
        edged(f, silhouette('24 30, 36 44, 32 60, 14 58, 10 50, 22 48'), { colour: teal });
        f.patch(oval(0.15, 0.74, 0.08, 0.065), cream);
        f.dot([0.14, 0.74, 0.035], black);
        f.patch(silhouette('5 16!, 11 16!, 8 23!'), cream);
      });
    }
    f.patch(mirrored('0 -10, 6 0, 4 6, 0 7'), black);
    f.patch(mirrored('0 12, 20 12, 22 18, 16 25, 0 26'), red);
    for (const x of [-14, -5, 5, 14])
      f.patch(silhouette(`${x - 3} 12!, ${x + 3} 12!, ${x} 18!`), cream);
    f.line(silhouette('-31 33, 31 33'), { colour: black, width: 0.045 });
    f.line(silhouette('-27 -31, 27 -31'), { colour: black, width: 0.045 });
    f.patch(silhouette('0 66!, 8 84, 0 88, -8 84'), red);
    f.line(silhouette('-26 64, -14 62, -4 66'), { colour: black, width: 0.04 });
    f.line(silhouette('26 64, 14 62, 4 66'), { colour: black, width: 0.04 });
  },
};

/** A wide sombrero with its trimming. */
export const sombrero: Subject = {
  id: 'sombrero',
  group: 'object',
  words: ['sombrero', 'mexican hat', 'mariachi hat', 'straw sombrero', 'mexican sombrero'],
  shows: ['pompom', 'pom pom', 'brim'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.98);
    const straw = tint(pen, pen.rng.pick(['#e6b653', '#d9574a', '#5f9a94']));
    const red = tintOver(pen, '#d2444a', straw);
    const green = tintOver(pen, '#2f9a78', straw);
    const cream = tintOver(pen, '#fbefd2', straw);
    edged(
      f,
      silhouette(
        '-96 8!, -84 20, -50 26, 0 28, 50 26, 84 20, 96 8!, 92 40, 56 58, 0 64, -56 58, -92 40',
      ),
      {
        colour: straw,
        tip: adjust(straw, 0.05),
      },
    );
    f.patch(
      silhouette('-90 24, -50 36, 0 40, 50 36, 90 24, 84 42, 52 54, 0 59, -52 54, -84 42'),
      red,
    );
    f.line(
      silhouette(
        '-84 34, -70 46, -56 40, -42 52, -28 44, -14 56, 0 46, 14 56, 28 44, 42 52, 56 40, 70 46, 84 34',
      ),
      {
        colour: cream,
        width: 0.05,
      },
    );
    for (const [x, y] of [
      [-0.7, 0.56],
      [-0.36, 0.66],
      [0, 0.7],
      [0.36, 0.66],
      [0.7, 0.56],
    ]) {
      f.ball([x, y, 0.075], { colour: green });
    }
    edged(f, mirrored('0 -74, 20 -72, 28 -50, 34 -14, 44 24, 0 34'), {
      colour: straw,
      tip: adjust(straw, 0.07),
    });
    f.patch(mirrored('0 8, 37 4, 43 22, 0 31'), green);
    for (const x of [-30, -15, 0, 15, 30])
      f.patch(silhouette(`${x} 9!, ${x + 6} 17, ${x} 26!, ${x - 6} 17`), cream);
    f.line(silhouette('-30 -26, -20 -16, -10 -26, 0 -16, 10 -26, 20 -16, 30 -26'), {
      colour: red,
      width: 0.05,
    });
    f.line(silhouette('-26 -46, 0 -42, 26 -46'), { colour: red, width: 0.045 });
    f.line(silhouette('-5 -74, 0 -56, 5 -74'), { colour: adjust(straw, -0.14), width: 0.04 });
  },
};

/** A folding fan with painted blossoms. */
export const foldingFan: Subject = {
  id: 'folding fan',
  group: 'object',
  words: [
    'folding fan',
    'hand fan',
    'paper fan',
    'japanese fan',
    'chinese fan',
    'spanish fan',
    'oriental fan',
  ],
  shows: ['tassel', 'blossom'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.9);
    const leaf = tint(pen, pen.rng.pick(['#d9574a', '#3f7f8a', '#e6a3ad', '#4f5f9a']));
    const wood = tint(pen, '#8a5f3c');
    const flower = tintOver(pen, '#fbeee6', leaf);
    const gold = tintOver(pen, '#e0b04a', leaf);
    const at = (angle: number, r: number): [number, number] => [
      Math.sin(angle) * r,
      0.56 - Math.cos(angle) * r,
    ];
    const half = 1.14;
    const folds = 12;
    for (let i = 0; i <= folds; i += 1) {
      const angle = -half + (2 * half * i) / folds;
      f.line([at(0, 0), at(angle, 0.7)], { colour: wood, width: i % folds === 0 ? 0.06 : 0.035 });
    }
    for (let i = 0; i < folds; i += 1) {
      const from = -half + (2 * half * i) / folds;
      const to = from + (2 * half) / folds;
      const middle = (from + to) / 2;
      const shape = [at(from, 0.5), at(from, 1.3), at(middle, 1.33), at(to, 1.3), at(to, 0.5)];
      f.fill(silhouette(shape.map(([x, y]) => `${x * 100} ${y * 100}!`).join(', ')), {
        colour: adjust(leaf, i % 2 === 0 ? 0 : -0.06),
        along: middle,
      });
    }
    const arc = (r: number) =>
      Array.from({ length: 13 }, (_, i) => at(-half + (2 * half * i) / 12, r));
    f.line(arc(1.24), { colour: gold, width: 0.03 });
    f.line(arc(0.56), { colour: gold, width: 0.03 });
    f.line([at(-0.95, 0.76), at(-0.5, 0.86), at(-0.1, 0.8), at(0.3, 1.0), at(0.85, 0.92)], {
      colour: tintOver(pen, '#5a3f34', leaf),
      width: 0.035,
    });
    for (const [angle, r, size] of [
      [-0.72, 0.92, 1],
      [-0.3, 0.78, 0.8],
      [0.02, 0.98, 1.15],
      [0.42, 0.86, 0.9],
      [0.78, 1.02, 1],
    ]) {
      const [x, y] = at(angle, r);
      for (let k = 0; k < 5; k += 1) {
        f.at({ x, y, turn: (k / 5) * TAU }, () =>
          f.patch(oval(0, -0.075 * size, 0.05 * size, 0.06 * size), flower),
        );
      }
      f.dot([x, y, 0.035 * size], gold);
    }
    f.ball([0, 0.56, 0.07], { colour: gold });
    f.line(silhouette('0 66, 8 78, 4 86'), { colour: gold, width: 0.03 });
    f.line(silhouette('4 84, 4 98'), { colour: leaf, width: 0.07 });
  },
};
