import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { box } from '../pieces/box.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { oval } from '../pieces/oval.ts';
import { oneOf, tint, tintOver, tintWhite } from '../pieces/tints.ts';

/** A snow globe with a fir in it. */
export const snowGlobe: Subject = {
  id: 'snow globe',
  group: 'object',
  words: ['snow globe', 'snowglobe', 'snow dome', 'glitter globe'],
  shows: ['snow', 'house', 'tree', 'snowflake'],
  parts: ['snow', 'snowflake'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.96);
    const base = tint(pen, pen.rng.pick(['#a8443f', '#7a4f34', '#3f6f66']));
    const air = tint(pen, '#bcd9e4');
    const snow = tintWhite(pen, '#fbfbf6');
    const fir = tintOver(pen, '#3f7a5a', air);
    edged(f, mirrored('0 44!, 54 44!, 66 66, 70 90!, 0 92'), {
      colour: base,
      tip: adjust(base, 0.06),
    });
    f.line(silhouette('-66 70, 0 74, 66 70'), {
      colour: tintOver(pen, '#e0b44f', base),
      width: 0.05,
    });
    const globe = oval(0, -0.2, 0.74, 0.74);
    edged(f, globe, { colour: air, tip: adjust(air, 0.05) });
    f.inside(globe, () => {
      f.fill(silhouette('-80 60!, -80 22, -40 8, 10 16, 44 6, 80 22, 80 60!'), { colour: snow });
      f.fill(silhouette('-30 18!, -22 18!, -22 8!, -30 8!'), {
        colour: tintOver(pen, '#7a5236', air),
      });
      for (const [y, w] of [
        [10, 28],
        [-12, 23],
        [-32, 17],
      ]) {
        f.fill(silhouette(`-26 ${y - 30}!, ${-26 + w} ${y}, -26 ${y + 4}, ${-26 - w} ${y}`), {
          colour: fir,
          tip: adjust(fir, 0.08),
        });
      }
      f.ball([-0.26, -0.66, 0.05], { colour: tintOver(pen, '#f0c24a', air) });
      f.fill(silhouette('12 18!, 12 -14!, 50 -14!, 50 18!'), {
        colour: tintOver(pen, '#d9644f', air),
      });
      f.fill(silhouette('6 -12!, 31 -36!, 56 -12!'), { colour: snow });
      f.patch(box(0.31, 0.07, 0.06, 0.1), tintOver(pen, '#6a3f34', air));
      f.patch(box(0.31, -0.19, 0.045, 0.04), tintOver(pen, '#f6d98a', air));
      for (const [x, y, r] of [
        [-0.5, -0.3, 0.035],
        [-0.06, -0.52, 0.04],
        [0.2, -0.7, 0.03],
        [0.46, -0.46, 0.04],
        [-0.46, -0.62, 0.03],
        [0.08, -0.3, 0.03],
        [0.62, -0.2, 0.03],
        [-0.62, -0.06, 0.035],
      ]) {
        f.dot([x, y, r], snow);
      }
    });
    f.gleam(silhouette('-60 -30, -52 -54, -34 -70, -42 -52, -50 -26'), 0.6);
    edged(f, tube('-52 46 7, 0 46 7, 52 46 7'), { colour: adjust(base, 0.1) });
  },
};

/** A sleigh on curled runners, with its parcels. */
export const sleigh: Subject = {
  id: 'sleigh',
  group: 'object',
  words: [
    'sleigh',
    'santa sleigh',
    'sledge',
    'sled',
    'sleigh ride',
    'santas sleigh',
    'toboggan',
    'christmas sleigh',
  ],
  shows: ['gift', 'present', 'parcel', 'runner'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.95);
    const red = tint(pen, oneOf(pen, ['#c23b3a', '#3f7a5a', '#3f5a8a']));
    const gold = tintOver(pen, '#e0b04a', red);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      for (const [x, y, w, h, colour] of [
        [-0.04, -0.3, 0.22, 0.22, '#5f9a8a'],
        [-0.34, -0.36, 0.17, 0.26, '#e0b04a'],
        [0.24, -0.22, 0.16, 0.17, '#e6a3ad'],
      ] as const) {
        const paper = tintOver(pen, colour, red);
        edged(f, box(x, y, w, h), { colour: paper });
        f.line(silhouette(`${x * 100} ${(y - h) * 100}, ${x * 100} ${(y + h) * 100}`), {
          colour: tintOver(pen, '#fbf3e2', paper),
          width: 0.05,
        });
        for (const way of [-1, 1]) {
          f.line(
            silhouette(
              `${x * 100} ${(y - h) * 100}, ${x * 100 + way * 10} ${(y - h) * 100 - 10}, ${x * 100 + way * 3} ${(y - h) * 100 - 12}`,
            ),
            {
              colour: tintOver(pen, '#fbf3e2', paper),
              width: 0.04,
            },
          );
        }
      }
      edged(
        f,
        silhouette(
          '-96 -46, -84 -54, -70 -40, -58 -14, -20 -6, 30 -6, 50 -18, 62 -44, 80 -52, 84 -36, 72 6, 50 40, 0 46, -50 42, -74 12, -82 -26',
        ),
        {
          colour: red,
          tip: adjust(red, 0.06),
        },
      );
      f.line(silhouette('-90 -48, -76 -30, -62 -4, -20 4, 30 4, 56 -10, 70 -42'), {
        colour: gold,
        width: 0.045,
      });
      f.line(silhouette('-40 20, -26 12, -14 22, -26 30, -36 24'), { colour: gold, width: 0.035 });
      f.line(silhouette('40 20, 26 12, 14 22, 26 30, 36 24'), { colour: gold, width: 0.035 });
      for (const x of [-44, 34])
        f.line(silhouette(`${x} 42, ${x} 74`), { colour: gold, width: 0.06 });
      f.line(silhouette('-88 72, -40 76, 40 76, 76 70, 94 46, 90 26, 76 26, 76 40'), {
        colour: gold,
        width: 0.075,
      });
    });
  },
};

/** A snowboard with its bindings. */
export const snowboard: Subject = {
  id: 'snowboard',
  group: 'object',
  words: ['snowboard', 'snow board', 'snowboarding'],
  shows: ['binding'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const board = tint(pen, pen.rng.pick(['#3f7fa8', '#d9644f', '#6a5a9a', '#e0a63a']));
    const pale = tintOver(pen, '#f6ead0', board);
    const dark = tintOver(pen, '#2f3036', board);
    f.at({ turn: 0.5 }, () => {
      const shape = mirrored('0 -97, 18 -92, 25 -74, 20 -36, 18 0, 20 36, 25 74, 18 92, 0 97');
      edged(f, shape, { colour: board, tip: adjust(board, 0.06) });
      f.inside(shape, () => {
        f.patch(silhouette('-30 -76!, 0 -96!, 30 -76!, 30 -62!, 0 -84!, -30 -62!'), pale);
        f.patch(
          silhouette('-30 -54!, 0 -76!, 30 -54!, 30 -48!, 0 -68!, -30 -48!'),
          adjust(board, -0.14),
        );
        f.patch(silhouette('-30 76!, 0 96!, 30 76!, 30 62!, 0 84!, -30 62!'), pale);
        f.patch(silhouette('-30 54!, 0 76!, 30 54!, 30 48!, 0 68!, -30 48!'), adjust(board, -0.14));
        f.fill(silhouette('0 -14!, 12 8!, -12 8!'), { colour: pale });
      });
      for (const y of [-0.32, 0.32]) {
        edged(f, box(0, y, 0.3, 0.1), { colour: dark });
        f.line(silhouette(`-26 ${y * 100 - 4}, 0 ${y * 100 - 8}, 26 ${y * 100 - 4}`), {
          colour: adjust(dark, 0.3),
          width: 0.04,
        });
        f.dot([0.24, y + 0.03, 0.035], tintOver(pen, '#e0b04a', dark));
      }
    });
  },
};

/** An ice skate with its blade. */
export const iceSkate: Subject = {
  id: 'ice skate',
  group: 'object',
  words: ['ice skate', 'ice skating', 'figure skate', 'figure skating'],
  shows: ['blade', 'lace'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.98);
    const boot = tint(pen, pen.rng.pick(['#f1ece2', '#e6b3bc', '#9fc0cf', '#c94a48']));
    const steel = tint(pen, '#9aa5b0');
    const lace = tintOver(pen, '#8a6a5a', boot);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      f.line(silhouette('-42 54, -40 78'), { colour: steel, width: 0.08 });
      f.line(silhouette('36 56, 36 78'), { colour: steel, width: 0.08 });
      f.line(silhouette('-66 82, 60 82, 80 74, 84 64'), { colour: steel, width: 0.085 });
      edged(
        f,
        silhouette('-56 -84!, 6 -84!, 8 -40, 18 -12, 60 2, 80 22, 82 42!, -56 42!, -52 0, -58 -40'),
        {
          colour: boot,
          tip: adjust(boot, 0.05),
        },
      );
      f.fill(silhouette('-56 40!, 84 40!, 82 54!, -20 52, -24 60, -56 60!'), {
        colour: tintOver(pen, '#6a4636', boot),
      });
      edged(f, silhouette('-60 -90!, 8 -90!, 10 -74!, -60 -74!'), { colour: adjust(boot, -0.1) });
      for (const [y, x] of [
        [-62, 6],
        [-46, 6],
        [-30, 10],
        [-15, 16],
        [-5, 32],
      ]) {
        f.line(silhouette(`${x - 22} ${y + 8}, ${x} ${y}`), { colour: lace, width: 0.045 });
      }
      f.line(silhouette('-48 -8, -24 8, -18 40'), { colour: adjust(boot, -0.14), width: 0.03 });
      f.gleam(silhouette('-46 -66, -38 -66, -38 -12, -44 -12'), 0.4);
    });
  },
};

/** An igloo of ice blocks. */
export const igloo: Subject = {
  id: 'igloo',
  group: 'object',
  words: ['igloo', 'ice house', 'snow house', 'igloos'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.96);
    const ice = tint(pen, '#cfe6ef');
    const line = { colour: adjust(ice, -0.17), width: 0.03 };
    const dome = silhouette('-86 54!, -82 10, -58 -36, -16 -58, 30 -50, 64 -18, 76 20, 78 54!');
    edged(f, dome, { colour: ice, tip: adjust(ice, 0.05) });
    f.inside(dome, () => {
      for (const path of [
        '-90 26, -20 32, 90 26',
        '-90 -2, -20 4, 80 -2',
        '-66 -28, -10 -24, 60 -28',
      ])
        f.line(silhouette(path), line);
      for (const [x, y] of [
        [-60, 27],
        [-34, 30],
        [40, 30],
        [64, 28],
        [-46, 0],
        [-16, 3],
        [18, 3],
        [52, 0],
        [-30, -26],
        [2, -24],
        [32, -26],
        [-14, -54],
        [14, -54],
      ]) {
        f.line(silhouette(`${x} ${y}, ${x} ${y + 26}`), line);
      }
    });
    edged(f, silhouette('-40 58!, -40 22, -26 0, -2 -8, 20 0, 34 22, 34 58!'), {
      colour: adjust(ice, 0.04),
    });
    f.patch(
      silhouette('-26 58!, -26 28, -16 14, -3 10, 10 14, 20 28, 20 58!'),
      tintOver(pen, '#4f6f8a', ice),
    );
    for (const path of [
      '-40 26, -28 26',
      '-26 2, -20 16',
      '-2 -8, -3 10',
      '20 2, 14 16',
      '34 26, 20 28',
    ])
      f.line(silhouette(path), line);
    const snow = tintOver(pen, '#fbfcfa', adjust(ice, -0.05));
    edged(f, silhouette('-97 60, -60 52, -20 58, 30 54, 70 52, 97 60, 70 72, -60 74'), {
      colour: snow,
      tip: snow,
    });
  },
};
