import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { oval } from '../pieces/oval.ts';
import { oneOf, tint, tintOver, tintWhite } from '../pieces/tints.ts';

/** A jar of jam under a gingham cloth. */
export const jamJar: Subject = {
  id: 'jam jar',
  group: 'food',
  words: [
    'jam jar',
    'jar of jam',
    'mason jar',
    'preserve jar',
    'honey jar',
    'jar of honey',
    'marmalade jar',
    'jam',
  ],
  shows: ['lid', 'label'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.97);
    const jam = tint(pen, oneOf(pen, ['#c22f4a', '#e08a2f', '#7a3f7a', '#d9a23a']));
    const cloth = tintOver(pen, '#d9574a', jam);
    const white = tintOver(pen, '#fbf5e8', cloth);
    edged(f, mirrored('0 -48, 42 -48, 56 -34, 60 -10, 60 74, 50 90, 0 92'), {
      colour: tint(pen, '#cfdfe0'),
    });
    f.fill(mirrored('0 -34, 40 -34, 51 -20, 53 72, 44 83, 0 85'), {
      colour: jam,
      tip: adjust(jam, 0.06),
    });
    for (const [x, y, r] of [
      [-0.34, -0.1, 0.06],
      [0.36, 0.02, 0.05],
      [0.3, 0.74, 0.05],
      [-0.36, 0.72, 0.045],
    ]) {
      f.dot([x, y, r], adjust(jam, -0.07));
    }
    edged(f, mirrored('0 8!, 40 8!, 40 58!, 0 58!'), { colour: white });
    f.line(silhouette('-34 14, 34 14, 34 52, -34 52, -34 14'), { colour: cloth, width: 0.018 });
    f.patch(mirrored('0 30, 8 22, 16 30, 11 40, 0 48!'), jam);
    const top = silhouette(
      '-52 -60, -30 -76, 0 -80, 30 -76, 52 -60, 58 -40, 66 -26!, 48 -32, 34 -22!, 18 -32, 0 -22!, -18 -32, -34 -22!, -48 -32, -66 -26!, -58 -40',
    );
    edged(f, top, { colour: white });
    f.inside(top, () => {
      for (const x of [-54, -30, -6, 18, 42])
        f.shade(silhouette(`${x} -90!, ${x + 12} -90!, ${x + 12} -10!, ${x} -10!`), cloth, 0.5);
      for (const y of [-76, -52, -28])
        f.shade(silhouette(`-80 ${y}!, 80 ${y}!, 80 ${y + 12}!, -80 ${y + 12}!`), cloth, 0.5);
    });
    f.line(silhouette('-56 -44, 0 -38, 56 -44'), {
      colour: tintOver(pen, '#e0b04a', cloth),
      width: 0.05,
    });
    f.gleam(silhouette('-50 -16, -44 -20, -45 70, -50 68'), 0.45);
  },
};

/** A can of fizzy drink with a straw. */
export const sodaCan: Subject = {
  id: 'soda can',
  group: 'food',
  words: [
    'soda can',
    'drinks can',
    'drink can',
    'fizzy drink',
    'cola can',
    'can of soda',
    'soda pop',
    'pop can',
    'cola',
  ],
  shows: ['straw'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.97);
    const tin = tint(pen, pen.rng.pick(['#d2403f', '#3f8fb0', '#e8863a', '#5fa86a']));
    const pale = tintOver(pen, '#fbf3e2', tin);
    const steel = tint(pen, '#c3c8cc');
    f.line(silhouette('8 -72, 22 -98, 40 -97'), {
      colour: tint(pen, '#e9b44a'),
      width: 0.075,
    });
    edged(f, mirrored('0 -80, 34 -78, 38 -70!, 46 -58!, 0 -54'), { colour: steel });
    edged(f, mirrored('0 80, 46 78!, 38 90, 0 94'), { colour: steel });
    const body = mirrored('0 -58, 46 -60!, 47 80!, 0 84');
    edged(f, body, { colour: tin, tip: adjust(tin, 0.06) });
    f.inside(body, () => {
      f.patch(
        silhouette('-60 20, -30 0, 0 12, 30 24, 60 4, 60 34, 30 52, 0 42, -30 28, -60 50'),
        pale,
      );
      for (const [x, y, r] of [
        [-0.24, -0.34, 0.06],
        [0.06, -0.24, 0.085],
        [0.3, -0.4, 0.05],
        [-0.06, -0.44, 0.04],
        [-0.34, -0.16, 0.04],
        [0.28, -0.1, 0.045],
      ]) {
        f.dot([x, y, r], pale);
      }
    });
    f.gleam(silhouette('-40 -52!, -32 -52!, -32 76!, -40 76!'), 0.35);
  },
};

/** A slice of cherry pie with its lattice. */
export const pie: Subject = {
  id: 'pie',
  group: 'food',
  words: [
    'pie',
    'slice of pie',
    'cherry pie',
    'apple pie',
    'pie slice',
    'lattice pie',
    'fruit pie',
    'pumpkin pie',
  ],
  shows: ['crust', 'lattice', 'cream'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.95);
    const crust = tint(pen, '#d99a4f');
    const filling = tintOver(pen, oneOf(pen, ['#b8263f', '#d9822f', '#6f3f7f']), crust);
    const cream = tintWhite(pen, '#fbf5ea');
    edged(f, silhouette('-84 30!, 70 -2!, 70 34!, -80 68!'), { colour: crust });
    f.fill(silhouette('-80 38!, 70 6!, 70 24!, -78 58!'), { colour: filling });
    const top = silhouette('-86 30!, 26 -52, 56 -44, 72 -24, 72 -2!');
    edged(f, top, { colour: filling, tip: adjust(filling, 0.06) });
    f.inside(top, () => {
      for (const k of [-60, -34, -8, 18, 44]) {
        f.line(silhouette(`${k - 30} 40, ${k + 40} -60`), {
          colour: adjust(crust, 0.05),
          width: 0.11,
        });
      }
      for (const k of [-10, 14, 38, 62]) {
        f.line(silhouette(`-90 ${k - 40}, 90 ${k - 12}`), { colour: crust, width: 0.11 });
      }
    });
    edged(
      f,
      silhouette(
        '18 -50, 26 -66, 44 -66, 54 -56, 68 -52, 74 -38, 88 -28, 84 -12, 88 6, 84 32, 72 38, 66 20, 72 0, 66 -20, 50 -40, 30 -46',
      ),
      {
        colour: crust,
        tip: adjust(crust, 0.07),
      },
    );
    for (const [x, y, r] of [
      [-0.12, -0.34, 0.17],
      [0.06, -0.4, 0.15],
      [-0.02, -0.54, 0.14],
      [-0.02, -0.68, 0.08],
    ] as const) {
      f.ball([x, y, r], { colour: cream, tip: adjust(cream, -0.08) });
    }
    f.ball([-0.01, -0.8, 0.1], { colour: tint(pen, '#cf2f42') });
    f.line(silhouette('0 -88, 8 -98, 16 -98'), { colour: tint(pen, '#6a8a4a'), width: 0.03 });
  },
};

/** Bow-tie pasta with a leaf of basil. */
export const pasta: Subject = {
  id: 'pasta',
  group: 'food',
  words: ['pasta', 'farfalle', 'bow tie pasta', 'pasta shape', 'italian pasta'],
  shows: ['basil'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.92);
    const dough = tint(pen, '#ecc25f');
    const fold = { colour: adjust(dough, -0.13), width: 0.035 };
    for (const [x, y, turn] of [
      [-0.3, -0.46, -0.4],
      [0.3, 0.46, 0.34],
    ]) {
      f.at({ x, y, turn }, () => {
        for (const flip of [false, true]) {
          f.at({ flip }, () => {
            edged(
              f,
              silhouette(
                '4 -9, 24 -20, 50 -38!, 46 -28, 54 -20!, 49 -10, 56 0!, 49 10, 54 20!, 46 28, 50 38!, 24 20, 4 9',
              ),
              {
                colour: dough,
                tip: adjust(dough, 0.06),
              },
            );
            f.line(silhouette('8 -4, 26 -10, 42 -20'), fold);
            f.line(silhouette('10 0, 30 0, 46 0'), fold);
            f.line(silhouette('8 4, 26 10, 42 20'), fold);
          });
        }
        edged(f, oval(0, 0, 0.09, 0.14), { colour: adjust(dough, -0.04) });
        f.line(silhouette('-3 -9, -2 0, -3 9'), fold);
        f.line(silhouette('3 -9, 3 0, 3 9'), fold);
      });
    }
    const basil = tint(pen, '#5f9a4f');
    for (const [x, y, turn] of [
      [0.52, -0.36, 0.5],
      [-0.52, 0.4, -2.3],
    ]) {
      f.at({ x, y, turn }, () => {
        edged(f, silhouette('0 -32!, 15 -14, 15 8, 0 24!, -15 8, -15 -14'), {
          colour: basil,
          tip: adjust(basil, 0.08),
        });
        f.line(silhouette('0 -24, 0 22'), { colour: adjust(basil, -0.13), width: 0.03 });
      });
    }
    f.ball([0.6, 0.0, 0.13], { colour: tint(pen, '#d2403f') });
    f.ball([-0.62, 0.02, 0.11], { colour: tint(pen, '#d2403f') });
  },
};

/** A chocolate chip cookie with a bite out of it. */
export const cookie: Subject = {
  id: 'cookie',
  group: 'food',
  words: [
    'cookie',
    'chocolate chip cookie',
    'choc chip cookie',
    'cookies and milk',
    'milk and cookies',
  ],
  shows: ['chocolate chip', 'crumb'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.97);
    const dough = tint(pen, '#d39a56');
    const chip = tintOver(pen, '#5a3424', dough);
    edged(
      f,
      silhouette(
        '-2 -90, 26 -88, 44 -76!, 40 -62, 50 -52, 48 -40, 62 -32, 76 -38!, 88 -18, 90 10, 80 46, 54 76, 16 90, -26 86, -62 64, -84 32, -90 -6, -78 -46, -46 -78',
      ),
      { colour: dough, tip: adjust(dough, 0.07) },
    );
    for (const [x, y, r] of [
      [-0.4, -0.4, 0.13],
      [0.06, -0.56, 0.1],
      [-0.02, -0.12, 0.13],
      [-0.56, 0.12, 0.1],
      [0.46, 0.08, 0.13],
      [-0.2, 0.4, 0.12],
      [0.22, 0.62, 0.11],
      [0.64, 0.4, 0.08],
      [-0.42, 0.62, 0.08],
    ] as const) {
      f.ball([x, y, r], { colour: chip, tip: adjust(chip, -0.06) });
      f.glint([x - r * 0.3, y - r * 0.35, r * 0.2], '#fff3e0');
    }
    for (const [x, y] of [
      [-0.66, -0.22],
      [0.3, -0.26],
      [0.18, 0.3],
      [-0.6, 0.42],
      [0.5, 0.62],
      [-0.14, -0.72],
    ]) {
      f.dot([x, y, 0.03], adjust(dough, -0.12));
    }
    for (const [x, y, r] of [
      [0.66, -0.66, 0.06],
      [0.82, -0.56, 0.04],
      [0.6, -0.84, 0.035],
    ]) {
      f.dot([x, y, r], dough);
    }
  },
};

/** A carton of milk. */
export const milkCarton: Subject = {
  id: 'milk carton',
  group: 'food',
  words: [
    'milk carton',
    'carton of milk',
    'strawberry milk',
    'juice box',
    'juice carton',
    'carton of juice',
  ],
  shows: ['straw'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.97);
    const card = tint(pen, oneOf(pen, ['#e58aa5', '#6fa8d0', '#f0b45a', '#7fb58a']));
    const pale = tintOver(pen, '#fdf8ee', card);
    edged(f, silhouette('14 -34!, 52 -46!, 52 74!, 14 92!'), { colour: adjust(card, -0.08) });
    edged(f, silhouette('-50 -34!, 14 -34!, 14 92!, -50 88!'), {
      colour: card,
      tip: adjust(card, 0.06),
    });
    f.patch(silhouette('-50 0!, 14 0!, 14 58!, -50 55!'), pale);
    f.patch(silhouette('14 0!, 52 -12!, 52 42!, 14 58!'), adjust(pale, -0.07));
    edged(f, silhouette('-38 -70!, 26 -70!, 14 -34!, -50 -34!'), { colour: adjust(card, 0.05) });
    edged(f, silhouette('26 -70!, 52 -46!, 14 -34!'), { colour: adjust(card, -0.12) });
    edged(f, silhouette('-40 -88!, 28 -88!, 26 -69!, -38 -69!'), { colour: card });
    f.line(silhouette('-34 -79, 22 -79'), { colour: adjust(card, -0.13), width: 0.03 });
    const dark = tintOver(pen, '#4a3a42', pale);
    for (const x of [-0.32, -0.06]) f.ball([x, 0.24, 0.05], { colour: dark });
    f.line(silhouette('-25 33, -19 37, -13 33'), { colour: dark, width: 0.028 });
    for (const x of [-0.4, 0.02])
      f.ball([x, 0.34, 0.055], { colour: tintOver(pen, '#f3a3a8', pale) });
    f.gleam(silhouette('-46 -28!, -40 -28!, -40 -4!, -46 -4!'), 0.4);
  },
};
