import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver, tintWhite } from '../pieces/tints.ts';

/** A footed bathtub full of foam. */
export const bathtub: Subject = {
  id: 'bathtub',
  group: 'object',
  words: [
    'bathtub',
    'bath tub',
    'clawfoot tub',
    'claw foot bath',
    'bubble bath',
    'roll top bath',
    'foam bath',
    'bath with bubbles',
  ],
  shows: ['foam', 'bubble', 'tap'],
  parts: ['bubble'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const tub = tint(pen, pen.rng.pick(['#e58a9c', '#7fb3ad', '#8aa6c9', '#f0c46a']));
    const brass = tint(pen, '#c9973f');
    const foam = tintWhite(pen, '#f7f5ee');
    f.line(silhouette('-66 -10, -66 -56, -58 -68, -46 -66, -42 -54'), {
      colour: brass,
      width: 0.075,
    });
    f.line(silhouette('-78 -48, -54 -48'), { colour: brass, width: 0.05 });
    for (const flip of [false, true]) {
      f.at({ flip }, () =>
        edged(f, silhouette('30 60!, 56 54!, 58 70, 68 80, 58 88, 44 84, 44 74'), {
          colour: brass,
        }),
      );
    }
    for (const [x, y, r] of [
      [-0.28, -0.18, 0.17],
      [0, -0.26, 0.21],
      [0.3, -0.2, 0.18],
      [0.54, -0.14, 0.14],
      [0.16, -0.14, 0.15],
      [-0.12, -0.12, 0.14],
    ] as const) {
      f.ball([x, y, r], { colour: foam, tip: adjust(foam, -0.07) });
    }
    edged(f, mirrored('0 -8, 84 -8!, 84 12, 70 50, 50 66, 0 68'), {
      colour: tub,
      tip: adjust(tub, 0.06),
    });
    edged(f, tube('-88 -8 8, 0 -8 8, 88 -8 8'), { colour: adjust(tub, 0.1) });
    for (const [x, y, r] of [
      [0.4, -0.6, 0.07],
      [0.2, -0.76, 0.1],
      [0.56, -0.8, 0.05],
      [0.02, -0.64, 0.045],
    ] as const) {
      f.ball([x, y, r], { colour: tint(pen, '#c6e0e6') });
      f.glint([x - r * 0.3, y - r * 0.3, r * 0.3], '#ffffff');
    }
    f.gleam(silhouette('-68 12, -60 10, -46 50, -52 52'), 0.4);
  },
};

/** A toothbrush with a stripe of paste. */
export const toothbrush: Subject = {
  id: 'toothbrush',
  group: 'object',
  words: ['toothbrush', 'tooth brush'],
  shows: ['bristle'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 1.02);
    const shaft = tint(pen, pen.rng.pick(['#4f9ab0', '#e0675f', '#7fae57', '#e9a63a']));
    const bristle = tintOver(pen, '#f3f1ea', shaft);
    const paste = tintOver(pen, '#7fcfc0', bristle);
    f.at({ turn: 0.55 }, () => {
      f.line(silhouette('-26 -72, -32 -64, -26 -56, -32 -48, -26 -40, -30 -34'), {
        colour: paste,
        width: 0.12,
      });
      for (const y of [-74, -64, -54, -44, -34]) {
        edged(f, silhouette(`-8 ${y - 4}!, -27 ${y - 4}!, -27 ${y + 4}!, -8 ${y + 4}!`), {
          colour: bristle,
        });
      }
      edged(
        f,
        silhouette(
          '-8 -84, 0 -88, 10 -80, 11 -36, 7 -14, 13 20, 14 76, 6 94, -6 94, -11 78, -7 24, -3 -14, -9 -34',
        ),
        {
          colour: shaft,
          tip: adjust(shaft, 0.06),
        },
      );
      f.patch(silhouette('-3 34, 6 34, 7 72, -5 72'), adjust(shaft, 0.16));
    });
  },
};

/** A yellow rubber duck on its water. */
export const rubberDuck: Subject = {
  id: 'rubber duck',
  group: 'object',
  words: ['rubber duck', 'rubber ducky', 'bath duck', 'toy duck', 'rubber duckie'],
  shows: ['bubble'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const body = tint(pen, '#f4c739');
    const bill = tintOver(pen, '#e8742e', body);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(
        f,
        silhouette(
          '-86 -14!, -66 0, -40 2, 0 4, 40 8, 62 28, 58 60, 30 82, -34 84, -70 66, -88 26',
        ),
        {
          colour: body,
          tip: adjust(body, 0.05),
        },
      );
      f.fill(silhouette('46 -50, 64 -46, 84 -40, 92 -30, 76 -22, 52 -20, 42 -32'), {
        colour: bill,
      });
      f.ball([0.2, -0.4, 0.44], { colour: body, tip: adjust(body, -0.03) });
      f.fill(silhouette('52 -40, 70 -40, 90 -34, 76 -28, 54 -28'), { colour: adjust(bill, -0.1) });
      f.fill(silhouette('12 -80, 8 -96, 22 -90, 32 -98, 30 -80'), { colour: body });
      f.dot([0.34, -0.5, 0.06], '#2b2b30');
      f.glint([0.36, -0.52, 0.022], '#ffffff');
      edged(f, silhouette('-58 18!, -30 20, -2 26, 12 40, -4 58, -34 60, -56 46, -66 30'), {
        colour: adjust(body, -0.05),
      });
      f.shade(silhouette('24 -22, 42 -20, 52 -14, 40 -10'), bill, 0.35);
      f.gleam(silhouette('-4 -62, 8 -72, 14 -66, 2 -50'), 0.5);
    });
  },
};

const TOOTH = mirrored(
  '0 -62, 22 -74, 48 -74, 68 -52, 70 -16, 58 18, 50 60, 38 90, 26 84, 20 50, 10 26, 0 22',
);

/** A tooth with a gleam. */
export const tooth: Subject = {
  id: 'tooth',
  group: 'object',
  words: ['tooth', 'teeth', 'molar', 'milk tooth'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.87);
    const enamel = tintWhite(pen, '#fbf8ee');
    edged(f, TOOTH, { colour: adjust(enamel, -0.05), tip: enamel });
    f.shade(
      silhouette('68 -46, 70 -16, 58 18, 50 60, 38 90, 34 86, 42 40, 50 4, 56 -30'),
      '#8fb4c0',
      0.3,
    );
    f.line([...TOOTH, TOOTH[0]], { colour: adjust(enamel, -0.3), width: 0.03 });
    f.gleam(silhouette('-54 -40, -46 -54, -40 -48, -46 -8, -54 -8'), 0.8);
    const dark = tintOver(pen, '#3a3a42', enamel);
    for (const x of [-0.22, 0.22]) f.ball([x, -0.18, 0.065], { colour: dark });
    f.line(silhouette('-12 -4, 0 4, 12 -4'), { colour: dark, width: 0.04 });
    for (const x of [-0.38, 0.38])
      f.ball([x, -0.04, 0.08], { colour: tintOver(pen, '#f0a5a0', enamel) });
    f.at({ x: 0.84, y: -0.7 }, () =>
      f.fill(silhouette('0 -22!, 5 -5, 22 0!, 5 5, 0 22!, -5 5, -22 0!, -5 -5'), {
        colour: tint(pen, '#e9b94a'),
      }),
    );
  },
};
