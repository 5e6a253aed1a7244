import { adjust } from '../../../core/colour.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const straight = (...points: readonly PathPoint[]) =>
  points.flatMap(([x, y]): PathPoint[] => [
    [x, y],
    [x, y],
  ]);

/** A sealed envelope. */
export const envelope: Subject = {
  id: 'envelope',
  group: 'object',
  words: ['envelope', 'love letter', 'mail', 'postcard', 'post card', 'airmail'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const paper = tint(pen, pen.rng.pick(['#f3e6cf', '#e9c9c4', '#cfdde6']));
    const fold = adjust(paper, -0.16);
    const seal = tintOver(pen, '#c23a44', paper);
    edged(f, straight([-0.8, -0.52], [0.8, -0.52], [0.8, 0.52], [-0.8, 0.52]), {
      colour: paper,
    });
    f.line(
      [
        [-0.78, 0.5],
        [-0.16, 0],
      ],
      { colour: fold, width: 0.03 },
    );
    f.line(
      [
        [0.78, 0.5],
        [0.16, 0],
      ],
      { colour: fold, width: 0.03 },
    );
    edged(f, straight([-0.8, -0.52], [0.8, -0.52], [0, 0.16]), { colour: adjust(paper, -0.03) });
    f.ball([0, 0.1, 0.15], { colour: seal });
  },
};

/** Pennants on a string. */
export const bunting: Subject = {
  id: 'bunting',
  group: 'object',
  words: ['bunting', 'pennant', 'party flag', 'flag', 'string of flags', 'flag banner'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const string = tint(pen, '#6d5b4b');
    const colours = pen.rng
      .shuffle(['#d9574f', '#4a86b8', '#e9b44a', '#6aa86d', '#d98aa6'])
      .map((colour) => tint(pen, colour));
    const sag = (x: number) => -0.36 + 0.22 * (1 - x * x);
    f.line(
      [-0.96, -0.5, 0, 0.5, 0.96].map((x): PathPoint => [x, sag(x)]),
      { colour: string, width: 0.035 },
    );
    [-0.66, -0.22, 0.22, 0.66].forEach((x, i) => {
      edged(f, straight([x - 0.19, sag(x - 0.19)], [x + 0.19, sag(x + 0.19)], [x, sag(x) + 0.56]), {
        colour: colours[i],
      });
    });
  },
};

/** A ruler with its marks. */
export const ruler: Subject = {
  id: 'ruler',
  group: 'object',
  words: ['ruler', 'measuring stick', 'yardstick'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const wood = tint(pen, pen.rng.pick(['#e3b863', '#d9574f', '#6a9cc0']));
    const mark = tintOver(pen, '#3a2f2a', wood);
    edged(f, straight([-0.94, -0.18], [0.94, -0.18], [0.94, 0.18], [-0.94, 0.18]), {
      colour: wood,
      along: Math.PI / 2,
    });
    for (let i = 0; i <= 12; i += 1) {
      const x = -0.84 + i * 0.14;
      f.line(
        [
          [x, -0.18],
          [x, i % 3 === 0 ? 0.02 : -0.07],
        ],
        { colour: mark, width: 0.022 },
      );
    }
  },
};

/** A price tag on its thread. */
export const tag: Subject = {
  id: 'tag',
  group: 'object',
  words: ['gift tag', 'price tag', 'luggage tag', 'swing tag', 'label'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const card = tint(pen, pen.rng.pick(['#e2c79c', '#c9d3c0', '#e6bdb4']));
    f.line(silhouette('0 -46, -16 -74, 4 -94, 20 -72').slice(0, 4), {
      colour: tint(pen, '#8a6a4c'),
      width: 0.04,
    });
    edged(f, mirrored('0 -62!, 26 -62!, 48 -34!, 48 84!, 0 84!'), { colour: card });
    f.glint([0, -0.42, 0.08], pen.ground);
    const line = tintOver(pen, adjust(card, -0.3), card);
    for (const y of [0.04, 0.26, 0.48])
      f.line(
        [
          [-0.28, y],
          [0.28, y],
        ],
        { colour: line, width: 0.03 },
      );
  },
};

/** A retro television. */
export const television: Subject = {
  id: 'television',
  group: 'object',
  words: ['television', 'tv', 'retro tv', 'tv set', 'radio'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const wood = tint(pen, pen.rng.pick(['#a8653a', '#c9a24e', '#4f8f8a']));
    const screen = tintOver(pen, '#cfe0da', wood);
    const dark = tint(pen, '#3a3233');
    for (const x of [-0.34, 0.34]) {
      f.line(
        [
          [x * 0.2, -0.44],
          [x * 1.3, -0.94],
        ],
        { colour: dark, width: 0.045 },
      );
      f.line(
        [
          [x * 1.2, 0.6],
          [x * 1.6, 0.86],
        ],
        { colour: dark, width: 0.08 },
      );
    }
    edged(f, mirrored('0 -50, 74 -48, 82 -40, 82 56, 74 64, 0 66'), { colour: wood });
    edged(f, silhouette('-66 -34, 22 -36, 32 6, 24 46, -64 48, -72 6'), { colour: screen });
    f.gleam(silhouette('-56 -24, -34 -26, -54 20, -62 8'), 0.5);
    for (const y of [-0.2, 0.08]) f.ball([0.58, y, 0.1], { colour: dark });
  },
};
