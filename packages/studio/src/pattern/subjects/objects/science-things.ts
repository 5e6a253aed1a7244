import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { box } from '../pieces/box.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

/** An atom: three orbits about a core. */
export const atom: Subject = {
  id: 'atom',
  group: 'object',
  words: ['atom'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const line = tint(pen, pen.rng.pick(['#3f7fb5', '#c9443f', '#3f8f7a']));
    for (let i = 0; i < 3; i += 1) {
      f.at({ turn: (i * TAU) / 6 }, () => {
        const orbit = Array.from({ length: 29 }, (_, k): [number, number] => {
          const angle = (k / 28) * TAU;
          return [Math.cos(angle) * 0.88, Math.sin(angle) * 0.33];
        });
        f.line(orbit, { colour: line, width: 0.05 });
        f.dot([0.88 * Math.cos(i + 0.6), 0.33 * Math.sin(i + 0.6), 0.085], adjust(line, -0.1));
      });
    }
    f.ball([0, 0, 0.17], { colour: tintOver(pen, '#e9b44a', line) });
  },
};

/** A flask with something in it. */
export const flask: Subject = {
  id: 'flask',
  group: 'object',
  words: ['flask', 'beaker', 'potion bottle'],
  shows: ['bubble'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const glass = tint(pen, '#dbe9ec');
    const liquid = tintOver(pen, pen.rng.pick(['#7fb84a', '#d9669a', '#4f9ad0', '#e0a03f']), glass);
    const shape = mirrored('0 -88!, 17 -88!, 17 -30, 64 66, 60 82, 46 88, 0 88');
    edged(f, shape, { colour: glass });
    f.inside(shape, () => f.fill(mirrored('0 16, 60 16!, 80 96!, 0 96!'), { colour: liquid }));
    f.fill(box(0, -0.86, 0.24, 0.06), { colour: adjust(glass, -0.14) });
    for (const [x, y, r] of [
      [-0.16, 0.5, 0.08],
      [0.14, 0.62, 0.06],
      [0.04, 0.34, 0.05],
      [-0.04, -0.1, 0.05],
    ] as const) {
      f.glint([x, y, r], adjust(liquid, 0.16));
    }
  },
};

/** A lamp with its shade. */
export const lamp: Subject = {
  id: 'lamp',
  group: 'object',
  words: ['table lamp', 'lamp', 'lampshade', 'lamp shade', 'bedside lamp'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const shade = tint(pen, pen.rng.pick(['#f0d9a8', '#d9a89a', '#a8c4b8']));
    const base = tintOver(pen, pen.rng.pick(['#4f7f86', '#b5703f', '#6a5a7a']), shade);
    f.line(
      [
        [0, -0.1],
        [0, 0.2],
      ],
      { colour: adjust(base, -0.1), width: 0.07 },
    );
    edged(f, mirrored('0 12, 18 20, 34 44, 26 70, 14 80, 0 80'), {
      colour: base,
      tip: adjust(base, 0.06),
    });
    edged(f, mirrored('0 78!, 30 78!, 34 92!, 0 92!'), { colour: adjust(base, -0.08) });
    edged(f, mirrored('0 -92!, 36 -92!, 68 -8!, 0 -8!'), {
      colour: shade,
      tip: adjust(shade, 0.05),
    });
    f.line(
      [
        [-0.67, -0.1],
        [0.67, -0.1],
      ],
      { colour: base, width: 0.05 },
    );
  },
};

/** A map with a path and a cross. */
export const treasureMap: Subject = {
  id: 'map',
  group: 'object',
  words: ['map', 'treasure map', 'old map', 'scroll map', 'pirate map'],
  shows: ['cross', 'path'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const paper = tint(pen, '#ecd9ae');
    const ink = tintOver(pen, '#7a5236', paper);
    const red = tintOver(pen, '#c9443f', paper);
    edged(f, silhouette('-82 -62!, -28 -50!, 28 -64!, 84 -52!, 84 62!, 28 52!, -28 66!, -82 54!'), {
      colour: paper,
    });
    f.shade(silhouette('-28 -50!, 28 -64!, 28 52!, -28 66!'), ink, 0.14);
    f.patch(
      silhouette('-64 -40, -46 -46, -38 -30, -50 -16, -66 -22'),
      tintOver(pen, '#9ab87a', paper),
    );
    f.patch(silhouette('40 0, 66 -8, 72 18, 54 34, 38 22'), tintOver(pen, '#8fb8c0', paper));
    for (const [x, y] of [
      [-0.5, 0.34],
      [-0.36, 0.2],
      [-0.18, 0.14],
      [0, 0.04],
      [0.12, -0.12],
      [0.26, -0.24],
    ]) {
      f.dot([x, y, 0.035], ink);
    }
    for (const turn of [0.8, -0.8]) {
      f.at({ x: 0.46, y: -0.34, turn }, () =>
        f.line(
          [
            [0, -0.14],
            [0, 0.14],
          ],
          { colour: red, width: 0.07 },
        ),
      );
    }
  },
};

/** The globe of an artichoke. */
export const artichoke: Subject = {
  id: 'artichoke',
  group: 'food',
  words: ['artichoke', 'globe artichoke'],
  shows: ['leaf', 'stem'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const green = tint(pen, pen.rng.pick(['#7f9a5f', '#6a8a6a', '#8a8a5f']));
    const pale = adjust(green, 0.1);
    const blush = tintOver(pen, '#a88aa8', green);
    f.fill(silhouette('-9 40, 9 40, 12 94!, -10 94!'), { colour: adjust(green, 0.03) });
    edged(f, mirrored('0 -90, 40 -60, 60 -10, 50 34, 24 54, 0 58'), {
      colour: adjust(green, -0.08),
    });
    for (const [y, count, half] of [
      [-0.5, 3, 0.3],
      [-0.22, 4, 0.46],
      [0.08, 5, 0.54],
      [0.36, 4, 0.42],
    ]) {
      for (let i = 0; i < count; i += 1) {
        const x = count === 1 ? 0 : ((i / (count - 1)) * 2 - 1) * half;
        f.at({ x, y, turn: x * 0.5 }, () =>
          edged(f, mirrored('0 -32!, 16 -14, 19 6, 10 22, 0 24'), {
            colour: green,
            tip: i % 2 === 0 ? pale : blush,
          }),
        );
      }
    }
  },
};

/** A disco ball of mirrors. */
export const discoBall: Subject = {
  id: 'disco ball',
  group: 'object',
  words: ['disco ball', 'mirror ball', 'glitter ball'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const silver = tint(pen, pen.rng.pick(['#b6bcc8', '#d9b86a', '#c79ab8']));
    const disc = mirrored('0 -66, 38 -58, 66 -30, 74 8, 64 46, 38 72, 0 80');
    f.line(
      [
        [0, -0.96],
        [0, -0.66],
      ],
      { colour: adjust(silver, -0.2), width: 0.04 },
    );
    edged(f, disc, { colour: silver, tip: adjust(silver, 0.05) });
    f.inside(disc, () => {
      for (const [row, y] of [-0.46, -0.2, 0.07, 0.34, 0.6].entries()) {
        for (let i = -3; i <= 3; i += 1) {
          const x = i * 0.21 + (row % 2) * 0.02;
          const light = pen.rng.range(-0.16, 0.16);
          f.patch(box(x, y, 0.09, 0.115), adjust(silver, light));
        }
      }
    });
    f.gleam(silhouette('-46 -32, -30 -46, -18 -36, -36 -20'), 0.6);
  },
};
