import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { box } from '../pieces/box.ts';
import { edged } from '../pieces/edged.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { oneOf, tint, tintOver } from '../pieces/tints.ts';

type Bead = readonly [x: number, y: number, r: number];

function bubbles(f: Figure, beads: readonly Bead[]): void {
  for (const bead of beads) f.glint(bead, '#fffaf0');
}

/** A wide champagne coupe with rising bubbles. */
export const coupe: Subject = {
  id: 'champagne coupe',
  group: 'food',
  words: [
    'champagne coupe',
    'coupe glass',
    'champagne saucer',
    'champagne cocktail',
    'champagne glass',
    'sparkling wine',
    'prosecco',
    'bubbly',
  ],
  shows: ['glass', 'glasses', 'bubble'],
  parts: ['glass', 'glasses', 'bubble'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const glass = tint(pen, '#c3d5da');
    const wine = tint(pen, oneOf(pen, ['#f0cf7a', '#f2b3a8', '#f6dc9a']));
    edged(f, tube('0 0 3.4, 0 44 2.6, 0 84 3.4'), { colour: glass });
    edged(f, silhouette('-36 92, -10 84, 0 80, 10 84, 36 92, 0 97'), { colour: glass });
    edged(f, mirrored('0 10, 30 4, 58 -14, 70 -44!, 0 -44!'), {
      colour: adjust(glass, 0.06),
      tip: glass,
    });
    f.fill(mirrored('0 6, 28 0, 54 -16, 63 -36!, 0 -36!'), {
      colour: adjust(wine, -0.05),
      tip: adjust(wine, 0.06),
    });
    edged(f, mirrored('0 -52, 46 -50, 70 -44, 46 -38, 0 -36'), { colour: adjust(glass, 0.08) });
    f.fill(mirrored('0 -47, 40 -46, 60 -42, 40 -38, 0 -37'), { colour: adjust(wine, 0.08) });
    bubbles(f, [
      [-0.24, -0.2, 0.035],
      [-0.05, -0.08, 0.03],
      [0.16, -0.22, 0.04],
      [0.32, -0.16, 0.028],
      [0.02, -0.28, 0.026],
      [-0.14, -0.62, 0.03],
      [0.12, -0.7, 0.036],
      [-0.02, -0.82, 0.024],
    ]);
    for (const [x, y, r] of [
      [-0.16, -0.62, 0.04],
      [0.12, -0.72, 0.05],
      [-0.02, -0.84, 0.032],
    ] as const) {
      f.dot([x, y, r], adjust(wine, -0.03));
    }
    f.gleam(silhouette('-58 -34!, -50 -34!, -36 -12, -42 -10'), 0.5);
  },
};

/** A pair of slim flutes that clink. */
export const flutes: Subject = {
  id: 'champagne flutes',
  group: 'food',
  words: ['champagne flute', 'champagne toast', 'clinking glasses', 'cheers', 'toasting glasses'],
  shows: ['glass', 'glasses', 'bubble', 'clinking'],
  parts: ['glass', 'glasses', 'bubble'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.98);
    const glass = tint(pen, '#c3d5da');
    const wine = tint(pen, oneOf(pen, ['#f0cf7a', '#f2b3a8', '#f6dc9a']));
    for (const flip of [false, true]) {
      f.at({ flip }, () =>
        f.at({ x: 0.44, y: 0.1, turn: 0.26 }, () => {
          edged(f, tube('0 10 2.6, 0 74 2.6'), { colour: glass });
          edged(f, mirrored('0 74, 8 78, 24 84, 0 88'), { colour: glass });
          edged(f, mirrored('0 16, 10 10, 21 -20, 21 -86!, 0 -86!'), {
            colour: adjust(glass, 0.06),
            tip: glass,
          });
          f.fill(mirrored('0 12, 8 7, 17 -20, 17 -64!, 0 -64!'), {
            colour: adjust(wine, -0.05),
            tip: adjust(wine, 0.06),
          });
          bubbles(f, [
            [-0.05, -0.1, 0.025],
            [0.06, -0.24, 0.03],
            [-0.04, -0.4, 0.03],
            [0.04, -0.54, 0.024],
          ]);
        }),
      );
    }
    const spark = tint(pen, '#e0a83f');
    for (const [x, y, turn] of [
      [0, -0.96, 0],
      [-0.2, -0.92, -0.5],
      [0.2, -0.92, 0.5],
    ]) {
      f.at({ x, y, turn }, () => f.line(silhouette('0 -4, 0 10'), { colour: spark, width: 0.045 }));
    }
  },
};

/** A champagne bottle with a gold foil and label. */
export const champagneBottle: Subject = {
  id: 'champagne bottle',
  group: 'food',
  words: ['champagne bottle', 'bottle of champagne', 'prosecco bottle'],
  shows: ['cork', 'label', 'foil'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const bottle = tint(pen, '#3f6a4c');
    const gold = tintOver(pen, '#d9ac4a', bottle);
    const label = tintOver(pen, '#f6ecd6', bottle);
    edged(f, mirrored('0 -96!, 10 -96!, 11 -44, 16 -26, 32 0, 36 24, 36 90!, 0 94'), {
      colour: bottle,
      tip: adjust(bottle, 0.05),
    });
    edged(f, mirrored('0 -98, 12 -96, 14 -80, 11 -72, 13 -40!, 0 -36!'), { colour: gold });
    f.line(silhouette('-12 -74, 12 -74'), { colour: adjust(gold, -0.14), width: 0.03 });
    edged(f, mirrored('0 16, 36 18, 36 66, 0 68'), { colour: label });
    f.line(silhouette('-22 34, 22 34'), { colour: gold, width: 0.04 });
    f.line(silhouette('-16 44, 16 44'), { colour: adjust(label, -0.25), width: 0.03 });
    f.line(silhouette('-12 53, 12 53'), { colour: adjust(label, -0.25), width: 0.03 });
    edged(f, mirrored('0 -18!, 9 -9, 0 0!'), { colour: gold });
    f.gleam(silhouette('-28 6, -24 2, -26 84, -30 84'), 0.35);
  },
};

/** A tall glass with lime, mint and a straw. */
export const mojito: Subject = {
  id: 'mojito',
  group: 'food',
  words: [
    'mojito',
    'highball',
    'gin and tonic',
    'long drink',
    'tall drink',
    'iced drink',
    'glass of lemonade',
    'lemonade glass',

    'summer drink',
  ],
  shows: ['glass', 'glasses', 'straw', 'ice cube', 'lime slice'],
  parts: ['glass', 'glasses', 'lime slice'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const glass = tint(pen, '#cfdfe0');
    const drink = tint(pen, oneOf(pen, ['#dfe9b0', '#f4d88a', '#f2b7b0']));
    const lime = pen.natural('#8fb84a');
    const mint = tint(pen, '#4f8f52');
    f.line(silhouette('6 20, 30 -94'), { colour: tint(pen, '#d9574a'), width: 0.08 });
    const body = silhouette('-42 -46!, 42 -46!, 34 92!, -34 92!');
    edged(f, body, { colour: adjust(glass, 0.05), tip: glass });
    f.fill(silhouette('-38 -28!, 38 -28!, 31 84!, -31 84!'), {
      colour: drink,
      tip: adjust(drink, 0.05),
    });
    f.inside(body, () => {
      for (const [x, y, turn] of [
        [-0.16, -0.1, 0.3],
        [0.16, 0.08, -0.3],
        [-0.12, 0.32, -0.1],
        [0.14, 0.54, 0.4],
      ]) {
        f.at({ x, y, turn }, () => {
          f.shade(box(0, 0, 0.13, 0.13), '#ffffff', 0.5);
          f.line(silhouette('-9 -9, 9 -9, 9 8'), { colour: '#ffffff', width: 0.025, alpha: 0.7 });
        });
      }
      for (const [x, y, turn] of [
        [0.2, 0.3, 0.6],
        [-0.18, 0.66, -0.8],
        [-0.22, 0.1, 1.9],
      ]) {
        f.at({ x, y, turn }, () => f.patch(silhouette('0 -10!, 7 0, 0 12!, -7 0'), mint));
      }
    });
    f.ball([-0.4, -0.44, 0.25], { colour: lime });
    f.ball([-0.4, -0.44, 0.195], { colour: pen.natural('#e4f0b4') });
    for (let i = 0; i < 6; i += 1) {
      f.at({ x: -0.4, y: -0.44, turn: (i * TAU) / 6 }, () =>
        f.patch(silhouette('0 -3, 6 -15, -6 -15'), pen.natural('#b4d46a')),
      );
    }
    for (const [x, y, turn] of [
      [0.08, -0.5, -0.5],
      [0.26, -0.48, 0.7],
      [0.16, -0.56, 0.1],
    ]) {
      leafAt(f, { x, y, turn, length: 0.34, width: 0.2 }, mint);
    }
    f.gleam(silhouette('-36 -26!, -30 -26!, -25 76!, -29 76!'), 0.45);
  },
};

/** A mug of beer under its foam. */
export const beer: Subject = {
  id: 'beer',
  group: 'food',
  words: [
    'beer',
    'beer mug',
    'beer glass',
    'pint of beer',
    'pint',
    'lager',
    'ale',
    'beer stein',
    'craft beer',
  ],
  shows: ['foam', 'froth'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.97);
    const ale = tint(pen, '#e0a03a');
    const glass = tint(pen, '#d6dfdc');
    const foam = tintOver(pen, '#fdf6e6', ale);
    f.line(silhouette('40 -22, 76 -24, 84 10, 74 44, 40 46'), { colour: glass, width: 0.15 });
    edged(f, silhouette('-60 -40!, 48 -40!, 46 88, -58 88'), { colour: glass });
    f.fill(silhouette('-52 -40!, 40 -40!, 38 76, -50 76'), { colour: ale, tip: adjust(ale, 0.07) });
    for (const x of [-32, -6, 20]) {
      edged(f, box(x / 100, 0.24, 0.085, 0.42), { colour: adjust(ale, 0.07) });
    }
    edged(
      f,
      silhouette(
        '-66 -34, -72 -52, -58 -68, -44 -70, -30 -86, -8 -82, 4 -92, 26 -84, 36 -70, 54 -64, 60 -46, 52 -32, 34 -30, 30 -8, 18 -6, 14 -28, -20 -30, -24 -18, -36 -16, -40 -30',
      ),
      { colour: foam, tip: adjust(foam, -0.03) },
    );
    for (const [x, y, r] of [
      [-0.34, -0.52, 0.05],
      [0.06, -0.62, 0.06],
      [0.34, -0.5, 0.04],
    ]) {
      f.dot([x, y, r], adjust(foam, -0.06));
    }
  },
};
