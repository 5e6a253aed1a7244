import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { box } from '../pieces/box.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

/** A saucer with lights and a beam. */
export const ufo: Subject = {
  id: 'ufo',
  group: 'object',
  words: ['ufo', 'flying saucer', 'spaceship', 'space ship', 'spacecraft'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const hull = tint(pen, pen.rng.pick(['#8f97a6', '#7f6fa8', '#4f9a92']));
    const glass = tintOver(pen, '#bfe3e6', hull);
    const light = tintOver(pen, '#f2c84a', hull);
    f.shade(mirrored('0 20, 26 22, 54 92!, 0 92!'), pen.natural('#f2dc8a'), 0.5);
    edged(f, mirrored('0 -66, 28 -58, 42 -30, 40 -12, 0 -8'), { colour: glass });
    edged(f, mirrored('0 -22, 46 -18, 92 6, 46 28, 0 32'), {
      colour: hull,
      tip: adjust(hull, 0.06),
    });
    for (const [x, y] of [
      [-0.62, 0.04],
      [-0.24, 0.13],
      [0.24, 0.13],
      [0.62, 0.04],
    ]) {
      f.ball([x, y, 0.085], { colour: light });
    }
  },
};

/** A friendly visitor with large eyes. */
export const alien: Subject = {
  id: 'alien',
  group: 'object',
  words: ['alien', 'martian', 'extraterrestrial', 'little green man'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const skin = tint(pen, pen.rng.pick(['#8fb84f', '#6fb0a8', '#9a7fc0']));
    for (const flip of [false, true]) {
      f.at({ flip }, () => {
        f.line(
          [
            [0.16, -0.66],
            [0.26, -0.92],
          ],
          { colour: adjust(skin, -0.06), width: 0.05 },
        );
        f.ball([0.27, -0.92, 0.09], { colour: adjust(skin, 0.05) });
        edged(f, tube('20 42 8, 44 56 7, 56 34 6'), { colour: adjust(skin, -0.03) });
        f.fill(tube('12 74 9, 14 88 9, 24 92 8'), { colour: adjust(skin, -0.06) });
      });
    }
    edged(f, mirrored('0 26, 24 30, 28 60, 18 82, 0 86'), { colour: skin });
    edged(f, mirrored('0 -72, 38 -68, 62 -36, 52 2, 26 30, 0 36'), {
      colour: skin,
      tip: adjust(skin, 0.05),
    });
    for (const flip of [false, true]) {
      f.at({ flip }, () => {
        f.patch(silhouette('10 -14, 26 -36, 46 -40, 44 -16, 26 0, 14 0'), '#23202a');
        f.glint([0.32, -0.28, 0.045], '#f8f4ea');
      });
    }
    f.line(silhouette('-10 16, 0 20, 10 16').slice(0, 3), {
      colour: adjust(skin, -0.25),
      width: 0.03,
    });
  },
};

/** Somebody in a space suit. */
export const astronaut: Subject = {
  id: 'astronaut',
  group: 'object',
  words: ['astronaut', 'spaceman', 'space man', 'cosmonaut', 'space explorer'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const suit = tint(pen, '#eef0ef');
    const grey = adjust(suit, -0.14);
    const stripe = tintOver(pen, pen.rng.pick(['#d9443f', '#3f7fb5', '#e9a63a']), suit);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(f, box(0, 0.12, 0.42, 0.34), { colour: grey });
      edged(f, tube('-24 -4 14, -56 -22 12, -70 -54 11'), { colour: suit });
      edged(f, tube('24 0 14, 54 18 12, 74 4 11'), { colour: suit });
      edged(f, tube('-16 44 16, -28 70 14, -24 90 13'), { colour: suit });
      edged(f, tube('16 44 16, 36 66 14, 50 84 13'), { colour: suit });
      for (const [x, y] of [
        [-0.63, -0.4],
        [0.62, 0.1],
        [-0.27, 0.7],
        [0.38, 0.68],
      ]) {
        f.dot([x, y, 0.07], stripe);
      }
      edged(f, mirrored('0 -16, 32 -12, 36 30, 28 54, 0 58'), {
        colour: suit,
        tip: adjust(suit, -0.04),
      });
      f.patch(box(0, 0.2, 0.17, 0.1), grey);
      for (const x of [-0.08, 0, 0.08]) f.dot([x, 0.2, 0.03], stripe);
      f.ball([0, -0.46, 0.44], { colour: suit });
      f.patch(mirrored('0 -70, 24 -66, 32 -46, 24 -26, 0 -22'), '#2f3f5a');
      f.gleam(silhouette('-20 -60, -8 -64, -14 -44, -22 -40'), 0.5);
    });
  },
};

/** A submarine with portholes and a periscope. */
export const submarine: Subject = {
  id: 'submarine',
  group: 'object',
  words: ['submarine', 'yellow submarine'],
  shows: ['porthole', 'periscope'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const hull = tint(pen, pen.rng.pick(['#e9b93f', '#d9553f', '#4f9ab0']));
    const dark = adjust(hull, -0.2);
    const glass = tintOver(pen, '#bfe0ea', hull);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      f.line(
        [
          [0.12, -0.4],
          [0.12, -0.78],
          [0.32, -0.78],
        ],
        { colour: dark, width: 0.07 },
      );
      edged(f, silhouette('-22 -20!, -16 -44, 22 -48, 34 -20!'), { colour: adjust(hull, -0.05) });
      f.fill(silhouette('-74 10!, -96 -18!, -90 10, -96 44!'), { colour: dark });
      edged(f, silhouette('-80 14, -56 -18, 10 -28, 66 -16, 88 14, 66 42, 10 52, -56 44'), {
        colour: hull,
        tip: adjust(hull, 0.05),
      });
      for (const x of [-0.36, 0.04, 0.44]) {
        f.ball([x, 0.1, 0.14], { colour: dark });
        f.ball([x, 0.1, 0.095], { colour: glass });
      }
    });
  },
};

/** The sign of yin and yang. */
export const yinYang: Subject = {
  id: 'yin yang',
  group: 'object',
  words: ['yin yang', 'ying yang', 'taijitu'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const dark = tint(pen, '#232127');
    const pale = tintOver(pen, '#f6f1e6', dark);
    f.ball([0, 0, 0.9], { colour: dark, tip: dark });
    f.ball([0, 0, 0.82], { colour: pale, tip: pale });
    const half = Array.from({ length: 19 }, (_, i): [number, number] => {
      const angle = -Math.PI / 2 + (i / 18) * Math.PI;
      return [Math.cos(angle) * 0.82, Math.sin(angle) * 0.82];
    });
    const straight = [0.5, 0, -0.5].map((y): [number, number] => [0, y]);
    f.patch([...half, ...straight], dark);
    f.dot([0, -0.41, 0.41], dark);
    f.dot([0, 0.41, 0.41], pale);
    f.dot([0, -0.41, 0.11], pale);
    f.dot([0, 0.41, 0.11], dark);
  },
};

/** The sign of peace. */
export const peaceSign: Subject = {
  id: 'peace sign',
  group: 'object',
  words: ['peace sign', 'peace symbol'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const colour = tint(pen, pen.rng.pick(['#d9813f', '#8a5fb0', '#3f8f7a', '#c9443f']));
    const line = { colour, width: 0.17 };
    const rim = Array.from({ length: 29 }, (_, i): [number, number] => {
      const angle = (i / 28) * Math.PI * 2;
      return [Math.cos(angle) * 0.76, Math.sin(angle) * 0.76];
    });
    f.line(rim, line);
    f.line(
      [
        [0, -0.76],
        [0, 0.76],
      ],
      line,
    );
    for (const x of [-0.54, 0.54])
      f.line(
        [
          [0, 0.04],
          [x, 0.54],
        ],
        line,
      );
  },
};
