import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

/** A cut stone seen from its side. */
export const gem: Subject = {
  id: 'gem',
  group: 'object',
  words: ['gem', 'gemstone', 'jewel', 'crystal', 'precious stone', 'cut diamond'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const colour = tint(pen, pen.rng.pick(['#5aa7c4', '#c2477f', '#4f9a6b', '#8a6bb8', '#d9a441']));
    edged(f, mirrored('0 -58!, 50 -58!, 84 -20!, 0 84!'), { colour, tip: adjust(colour, 0.06) });
    f.patch(mirrored('0 -58!, 24 -58!, 34 -20!, 0 -20!'), adjust(colour, 0.1));
    f.patch(silhouette('34 -20!, 84 -20!, 0 84!'), adjust(colour, -0.07));
    f.patch(silhouette('-34 -20!, -84 -20!, 0 84!'), adjust(colour, 0.04));
    f.gleam(silhouette('-46 -50!, -30 -52!, -44 -26!, -62 -26!'), 0.5);
  },
};

/** An hourglass. */
export const hourglass: Subject = {
  id: 'hourglass',
  group: 'object',
  words: ['hourglass', 'egg timer', 'sand timer'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const glass = tint(pen, '#cfe0e4');
    const sand = tintOver(pen, '#d8ab63', glass);
    const wood = tint(pen, '#7a4f33');
    edged(f, mirrored('0 -74, 42 -74, 40 -40, 8 0, 40 40, 42 74, 0 74'), { colour: glass });
    f.fill(mirrored('0 -34, 34 -36, 5 -2, 0 0'), { colour: sand });
    f.fill(mirrored('0 36, 34 62, 36 72, 0 72'), { colour: sand });
    for (const y of [-0.82, 0.82]) {
      edged(
        f,
        mirrored('0 -9!, 56 -9!, 56 9!, 0 9!').map(([x, at]) => [x, at + y]),
        { colour: wood },
      );
    }
  },
};

/** A padlock with its keyhole. */
export const padlock: Subject = {
  id: 'padlock',
  group: 'object',
  words: ['padlock', 'lock', 'love lock', 'locket'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const steel = tint(pen, '#8d949b');
    const body = tint(pen, pen.rng.pick(['#d0a13f', '#b5462f', '#5e7f9a']));
    f.line(
      [
        [-0.36, 0],
        [-0.36, -0.44],
        [-0.2, -0.76],
        [0.2, -0.76],
        [0.36, -0.44],
        [0.36, 0],
      ],
      { colour: steel, width: 0.17 },
    );
    edged(f, mirrored('0 -8, 56 -8, 60 6, 60 66, 48 82, 0 84'), { colour: body });
    const hole = tintOver(pen, '#2b2528', body);
    f.ball([0, 0.26, 0.12], { colour: hole });
    f.patch(mirrored('0 28!, 6 28!, 11 60!, 0 60!'), hole);
  },
};

/** A moustache with turned-up ends. */
export const moustache: Subject = {
  id: 'moustache',
  group: 'object',
  words: ['moustache', 'mustache', 'handlebar moustache'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const colour = tint(pen, pen.rng.pick(['#2b2426', '#5a3b29', '#8a5a34']));
    edged(
      figure(pen, radius),
      mirrored('0 -6, 24 -26, 50 -10, 72 -6, 92 -32!, 90 6, 62 34, 26 30, 0 14'),
      { colour, along: Math.PI / 2 },
    );
  },
};

/** A safety pin, closed. */
export const safetyPin: Subject = {
  id: 'safety pin',
  group: 'object',
  words: ['safety pin', 'nappy pin', 'diaper pin'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const steel = tint(pen, pen.rng.pick(['#9aa1a7', '#c79d46']));
    const wire = { colour: steel, width: 0.09 };
    f.line(
      [
        [-0.66, -0.16],
        [0.5, -0.16],
      ],
      wire,
    );
    f.line(
      [
        [-0.62, 0.18],
        [0.6, 0.2],
      ],
      wire,
    );
    f.line(silhouette('-66 -16, -92 -4, -84 22, -62 18').slice(0, 4), wire);
    edged(f, silhouette('44 -32, 78 -28, 92 2, 80 34, 52 34, 60 2'), { colour: steel });
  },
};

/** A stage microphone. */
export const microphone: Subject = {
  id: 'microphone',
  group: 'object',
  words: ['microphone', 'mic', 'karaoke'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const head = tint(pen, '#8e959c');
    const grip = tint(pen, pen.rng.pick(['#2c2a2e', '#b23a48', '#c59a3f']));
    edged(f, mirrored('0 -24, 24 -22, 16 88, 0 90'), { colour: grip });
    f.ball([0, -0.52, 0.38], { colour: head });
    f.fill(mirrored('0 -30!, 34 -30!, 30 -16!, 0 -16!'), { colour: adjust(grip, 0.12) });
    if (!f.fine) return;
    for (const at of [-0.2, 0, 0.2]) {
      f.line(
        [
          [at - 0.1, -0.8],
          [at + 0.1, -0.3],
        ],
        { colour: adjust(head, -0.2), width: 0.02 },
      );
      f.line(
        [
          [at + 0.1, -0.8],
          [at - 0.1, -0.3],
        ],
        { colour: adjust(head, -0.2), width: 0.02 },
      );
    }
  },
};

/** A flame. */
export const flame: Subject = {
  id: 'flame',
  group: 'object',
  words: ['flame', 'fireball', 'flaming'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const outer = tint(pen, '#d9482e');
    const inner = tintOver(pen, '#f2a63a', outer);
    edged(
      f,
      silhouette(
        '4 -94!, 28 -58, 38 -28, 52 -44!, 62 10, 46 66, 0 90, -46 66, -60 14, -40 -22, -30 -2, -18 -44',
      ),
      {
        colour: outer,
      },
    );
    f.fill(silhouette('2 -30!, 20 0, 30 30, 22 66, 0 80, -24 64, -30 30, -14 14'), {
      colour: inner,
    });
    f.fill(silhouette('2 18!, 14 44, 8 66, 0 70, -12 60, -8 40'), {
      colour: tintOver(pen, '#fbe39a', inner),
    });
  },
};
