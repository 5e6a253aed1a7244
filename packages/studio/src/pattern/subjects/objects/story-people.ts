import { adjust, type Hex } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { oval } from '../pieces/oval.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const SKINS = ['#f2cfb0', '#d9a077', '#a8714a', '#7a4c33'] as const;

/** A small face about a place: eyes, cheeks and a smile. */
function smallFace(f: Figure, [x, y]: readonly [number, number], skin: Hex): void {
  const dark = tintOver(f.pen, '#3a2a28', skin);
  for (const dx of [-0.085, 0.085]) {
    f.dot([x + dx, y, 0.028], dark);
    f.shade(oval(x + dx * 1.5, y + 0.075, 0.042, 0.032), '#e0706a', 0.45);
  }
  f.line(
    [
      [x - 0.045, y + 0.09],
      [x, y + 0.112],
      [x + 0.045, y + 0.09],
    ],
    { colour: dark, width: 0.022 },
  );
}

const SPARK = '0 -12!, 3 -3, 12 0!, 3 3, 0 12!, -3 3, -12 0!, -3 -3';

/** A fairy with wings and a wand. */
export const fairy: Subject = {
  id: 'fairy',
  group: 'object',
  words: [
    'fairy',
    'fairies',
    'pixie',
    'flower fairy',
    'garden fairy',
    'woodland fairy',
    'sugar plum fairy',
  ],
  shows: ['wing', 'wand', 'magic wand'],
  parts: ['wing', 'magic wand'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.98);
    const dress = tint(pen, pen.rng.pick(['#e58aa5', '#7fb58a', '#b38fd0', '#f0b45a']));
    const skin = tint(pen, pen.rng.pick(SKINS));
    const hair = tintOver(pen, pen.rng.pick(['#8a4f2f', '#e0a84a', '#3a2f2e', '#c96a3f']), skin);
    const wing = tint(pen, '#b9dde3');
    const gold = tint(pen, '#e6b23f');
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      for (const flip of [false, true]) {
        f.at({ flip }, () => {
          edged(f, silhouette('4 -8, 22 -44, 58 -74, 82 -68, 80 -38, 52 -8, 18 6'), {
            colour: wing,
            tip: adjust(wing, 0.07),
          });
          edged(f, silhouette('6 0, 34 2, 62 22, 60 46, 36 44, 12 22'), {
            colour: adjust(wing, -0.03),
            tip: adjust(wing, 0.06),
          });
          f.line(silhouette('12 -12, 44 -40, 70 -58'), {
            colour: adjust(wing, -0.14),
            width: 0.024,
          });
          f.line(silhouette('14 6, 36 18, 52 34'), { colour: adjust(wing, -0.14), width: 0.024 });
        });
      }
      for (const [x, foot] of [
        [-8, -14],
        [8, 12],
      ]) {
        edged(f, tube(`${x} 34 5, ${x} 62 4, ${foot} 84 4`), { colour: skin });
        f.fill(oval(foot / 100, 0.88, 0.07, 0.05), { colour: dress });
      }
      f.line(silhouette('56 -16, 82 -44'), { colour: adjust(gold, -0.14), width: 0.035 });
      edged(f, tube('12 -14 5, 32 -2 4, 56 -16 4'), { colour: skin });
      edged(f, tube('-12 -14 5, -30 4 4, -36 20 4'), { colour: skin });
      edged(
        f,
        silhouette(
          '-14 -22, 0 -18, 14 -22, 12 2, 34 32!, 22 40, 26 50!, 10 44, 0 58!, -10 44, -26 50!, -22 40, -34 32!, -12 2',
        ),
        {
          colour: dress,
          tip: adjust(dress, 0.07),
        },
      );
      f.line(silhouette('-12 2, 0 5, 12 2'), { colour: adjust(dress, -0.14), width: 0.05 });
      f.fill(oval(0, -0.55, 0.3, 0.29), { colour: adjust(hair, -0.04) });
      edged(f, tube('0 -30 5, 0 -18 5'), { colour: skin });
      edged(f, oval(0, -0.48, 0.23, 0.23), { colour: skin });
      smallFace(f, [0, -0.46], skin);
      edged(
        f,
        silhouette(
          '-26 -44, -28 -66, -10 -82, 10 -82, 28 -66, 26 -44, 18 -60, 0 -66, -10 -60, -20 -56',
        ),
        { colour: hair },
      );
      f.ball([0, -0.88, 0.11], { colour: hair });
      for (const x of [-0.16, 0, 0.16]) {
        f.dot([x, -0.74 - (x === 0 ? 0.03 : 0), 0.05], tintOver(pen, '#f4a8b8', hair));
      }
      f.at({ x: 0.84, y: -0.48 }, () =>
        f.fill(silhouette(SPARK.replaceAll('12', '16')), { colour: gold }),
      );
      for (const [x, y] of [
        [0.66, 0.02],
        [0.9, -0.14],
      ]) {
        f.at({ x, y }, () =>
          f.fill(silhouette('0 -7!, 2 -2, 7 0!, 2 2, 0 7!, -2 2, -7 0!, -2 -2'), { colour: gold }),
        );
      }
    });
  },
};

/** A princess in a ball gown. */
export const princess: Subject = {
  id: 'princess',
  group: 'object',
  words: [
    'princess',
    'princesses',
    'fairytale princess',
    'cinderella',
    'ball gown',
    'little princess',
  ],
  shows: ['crown', 'tiara', 'gown'],
  parts: ['tiara'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.97);
    const gown = tint(pen, pen.rng.pick(['#e58aa5', '#7fa8d0', '#b38fd0', '#e0b45a']));
    const skin = tint(pen, pen.rng.pick(SKINS));
    const hair = tintOver(pen, pen.rng.pick(['#8a4f2f', '#e0a84a', '#3a2f2e', '#b55a35']), skin);
    const gold = tintOver(pen, '#edbe45', hair);
    const pale = tintOver(pen, '#fbeff0', gown);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(
        f,
        silhouette(
          '-22 -66, 0 -80, 22 -66, 30 -44, 34 -14, 24 -4, 14 -20, -14 -20, -24 -4, -34 -14, -30 -44',
        ),
        { colour: adjust(hair, -0.04) },
      );
      edged(f, tube('13 -20 5, 30 -2 4, 44 12 4'), { colour: skin });
      edged(f, tube('-13 -20 5, -30 -2 4, -44 12 4'), { colour: skin });
      const skirt = silhouette(
        '-10 4, 10 4, 34 26, 58 60, 70 88, 46 84, 34 95, 12 88, 0 97, -12 88, -34 95, -46 84, -70 88, -58 60, -34 26',
      );
      edged(f, skirt, { colour: gown, tip: adjust(gown, 0.07) });
      for (const flip of [false, true]) {
        f.at({ flip }, () => {
          f.line(silhouette('4 12, 14 50, 14 86'), { colour: adjust(gown, -0.12), width: 0.028 });
          f.line(silhouette('8 12, 34 48, 46 82'), { colour: adjust(gown, -0.12), width: 0.028 });
          edged(f, silhouette('6 4, 26 14, 34 30, 18 34, 4 18'), { colour: pale });
        });
      }
      for (const [x, y] of [
        [-0.26, 0.6],
        [0, 0.5],
        [0.26, 0.6],
        [-0.46, 0.72],
        [0.46, 0.72],
        [0, 0.74],
      ]) {
        f.dot([x, y, 0.035], pale);
      }
      edged(f, mirrored('0 -20, 12 -26, 15 -14, 9 8, 0 10'), { colour: adjust(gown, -0.04) });
      for (const x of [-0.17, 0.17]) f.ball([x, -0.21, 0.085], { colour: pale });
      f.line(silhouette('-9 7, 0 9, 9 7'), {
        colour: tintOver(pen, '#edbe45', gown),
        width: 0.045,
      });
      edged(f, tube('0 -32 4.5, 0 -22 5'), { colour: skin });
      edged(f, oval(0, -0.5, 0.21, 0.21), { colour: skin });
      smallFace(f, [0, -0.48], skin);
      edged(
        f,
        silhouette(
          '-24 -42, -25 -64, -8 -76, 8 -76, 25 -64, 24 -42, 18 -56, 4 -64, -8 -58, -20 -54',
        ),
        { colour: hair },
      );
      edged(f, mirrored('0 -98!, 6 -82!, 14 -92!, 17 -70!, 0 -73'), { colour: gold });
      f.dot([0, -0.78, 0.032], tintOver(pen, '#d9486a', gold));
    });
  },
};

/** A vampire in his cape. */
export const vampire: Subject = {
  id: 'vampire',
  group: 'object',
  words: ['vampire', 'dracula', 'count dracula', 'halloween vampire', 'vampires'],
  shows: ['cape', 'fang'],
  parts: ['cape'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.98);
    const cape = tint(pen, '#3a3040');
    const red = tintOver(pen, '#c22f3a', cape);
    const skin = tintOver(pen, '#d9dcc6', cape);
    const white = tintOver(pen, '#f8f5ec', cape);
    const hair = tintOver(pen, '#2a252e', skin);
    edged(f, mirrored('0 -10, 46 -36!, 40 -8, 60 30, 84 66!, 60 62, 46 78!, 26 66, 0 70'), {
      colour: cape,
      tip: adjust(cape, 0.07),
    });
    edged(f, mirrored('0 0, 26 -6, 36 26, 44 58, 26 58, 0 60'), { colour: red });
    edged(f, mirrored('0 -4, 18 0, 20 44, 16 60!, 0 60'), { colour: adjust(cape, 0.08) });
    edged(f, silhouette('-16 58!, -2 58!, -3 90!, -16 90!'), { colour: adjust(cape, 0.05) });
    edged(f, silhouette('2 58!, 16 58!, 16 90!, 3 90!'), { colour: adjust(cape, 0.05) });
    for (const x of [-0.13, 0.13])
      f.fill(oval(x, 0.91, 0.12, 0.055), { colour: adjust(hair, -0.02) });
    f.patch(silhouette('-10 -4!, 10 -4!, 0 36!'), white);
    f.fill(silhouette('0 2, -14 -6, -14 10'), { colour: red });
    f.fill(silhouette('0 2, 14 -6, 14 10'), { colour: red });
    for (const x of [-0.34, 0.34])
      edged(f, silhouette(`${x * 100} -54, ${x * 134} -66!, ${x * 100} -40`), { colour: skin });
    edged(f, mirrored('0 -88, 24 -82, 35 -58, 30 -30, 14 -14, 0 -10'), { colour: skin });
    edged(f, mirrored('0 -62!, 12 -72, 25 -64, 34 -46!, 37 -66, 26 -88, 0 -95'), { colour: hair });
    edged(f, silhouette('16 -8, 46 -38!, 52 -14, 30 8'), { colour: red });
    edged(f, silhouette('-16 -8, -46 -38!, -52 -14, -30 8'), { colour: red });
    for (const flip of [false, true]) {
      f.at({ flip }, () => {
        f.line(silhouette('5 -52, 13 -57, 21 -58'), { colour: hair, width: 0.035 });
        f.dot([0.13, -0.46, 0.036], hair);
        f.shade(oval(0.2, -0.36, 0.05, 0.04), '#b06a7a', 0.4);
        f.patch(silhouette('5 -27!, 10 -27!, 8 -18!'), white);
      });
    }
    f.line(silhouette('-14 -30, -6 -27, 6 -27, 14 -30'), {
      colour: tintOver(pen, '#8a2f38', skin),
      width: 0.03,
    });
  },
};

/** A scarecrow on his pole, with a crow's friend. */
export const scarecrow: Subject = {
  id: 'scarecrow',
  group: 'object',
  words: ['scarecrow', 'scare crow'],
  shows: ['straw', 'patch'],
  parts: ['straw'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.98);
    const shirt = tint(pen, pen.rng.pick(['#c9523f', '#4f7fa8', '#7a8f4a']));
    const jeans = tint(pen, '#4f5f86');
    const straw = tint(pen, '#e3b652');
    const sack = tint(pen, '#e2bd8c');
    const wood = tint(pen, '#7a5236');
    f.line(silhouette('0 30, 0 97'), { colour: wood, width: 0.08 });
    f.line(silhouette('-92 -14, 92 -14'), { colour: wood, width: 0.07 });
    for (const flip of [false, true]) {
      f.at({ flip }, () => {
        for (const dy of [-9, -3, 3, 9]) {
          f.line(silhouette(`70 ${-14 + dy * 0.6}, 94 ${-14 + dy * 1.5}`), {
            colour: straw,
            width: 0.035,
          });
        }
        for (const dx of [-8, 0, 8])
          f.line(silhouette(`${15 + dx * 0.5} 74, ${17 + dx} 90`), { colour: straw, width: 0.035 });
        edged(f, silhouette('14 -24, 46 -24, 74 -24!, 76 -2!, 46 2, 18 8'), {
          colour: shirt,
          tip: adjust(shirt, 0.06),
        });
        edged(f, silhouette('0 38!, 24 38!, 28 78!, 4 78!'), {
          colour: jeans,
          tip: adjust(jeans, 0.06),
        });
      });
    }
    edged(f, mirrored('0 -28, 20 -26, 26 0, 26 42!, 0 42!'), {
      colour: shirt,
      tip: adjust(shirt, 0.06),
    });
    const check = { colour: adjust(shirt, -0.13), width: 0.03 };
    for (const y of [-10, 6, 22]) f.line(silhouette(`-24 ${y}, 24 ${y}`), check);
    for (const x of [-12, 12]) f.line(silhouette(`${x} -22, ${x} 34`), check);
    f.patch(silhouette('8 52!, 22 50!, 24 66!, 10 66!'), tintOver(pen, '#e0a84a', jeans));
    f.line(silhouette('-26 38, 26 38'), { colour: straw, width: 0.06 });
    for (const x of [-16, -8, 0, 8, 16])
      f.line(silhouette(`${x * 0.7} -32, ${x} -18`), { colour: straw, width: 0.04 });
    edged(f, oval(0, -0.5, 0.25, 0.23), { colour: sack, tip: adjust(sack, 0.04) });
    const dark = tintOver(pen, '#3a2a22', sack);
    for (const x of [-0.09, 0.09]) f.dot([x, -0.53, 0.032], dark);
    f.patch(silhouette('-4 -46!, 4 -46!, 0 -40!'), tintOver(pen, '#d9743f', sack));
    f.line(silhouette('-12 -38, -4 -34, 4 -34, 12 -38'), { colour: dark, width: 0.025 });
    for (const x of [-7, 0, 7])
      f.line(silhouette(`${x} -38, ${x} -32`), { colour: dark, width: 0.02 });
    for (const x of [-24, -18, 18, 24])
      f.line(silhouette(`${x} -64, ${x * 1.3} -46`), { colour: straw, width: 0.035 });
    const hat = tintOver(pen, '#8a6a3f', sack);
    edged(f, silhouette('-22 -66, -18 -88, -2 -97, 14 -90, 22 -66'), {
      colour: hat,
      tip: adjust(hat, 0.06),
    });
    edged(f, silhouette('-46 -64, -20 -72, 20 -72, 46 -62, 20 -58, -20 -58'), { colour: hat });
    f.line(silhouette('-21 -72, 0 -69, 21 -72'), {
      colour: tintOver(pen, '#c9523f', hat),
      width: 0.06,
    });
  },
};

/** A witch on her broomstick. */
export const witch: Subject = {
  id: 'witch',
  group: 'object',
  words: [
    'witch',
    'flying witch',
    'halloween witch',
    'broomstick',
    'witch on a broom',
    'witches',
    'broom',
  ],
  shows: ['broom', 'broomstick', 'hat', 'flying'],
  parts: ['hat', 'broom', 'broomstick'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.92);
    const robe = tint(pen, pen.rng.pick(['#4f3f66', '#3a3a44', '#3f5a4f']));
    const skin = tintOver(pen, pen.rng.pick(['#9dbb6a', '#f2cfb0', '#c98f66']), robe);
    const hair = tintOver(pen, '#d9743f', robe);
    const wood = tint(pen, '#8a5f3c');
    const straw = tint(pen, '#e0ad4a');
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      f.line(silhouette('-60 58, 94 22'), { colour: wood, width: 0.055 });
      edged(
        f,
        silhouette('-54 48, -72 46, -97 54!, -90 60, -96 68!, -86 72, -88 82!, -66 72, -52 62'),
        { colour: straw, tip: adjust(straw, 0.07) },
      );
      f.line(silhouette('-58 48, -54 64'), { colour: adjust(straw, -0.24), width: 0.05 });
      edged(
        f,
        silhouette(
          '6 -20, -12 -6, -40 6, -70 4!, -58 20, -66 30!, -38 38, -10 50, 24 46, 34 26, 28 -6, 18 -20',
        ),
        {
          colour: robe,
          tip: adjust(robe, 0.07),
        },
      );
      edged(f, tube('14 40 7, 40 50 6, 34 74 5'), { colour: adjust(robe, 0.12) });
      for (const y of [54, 64])
        f.line(silhouette(`30 ${y}, 42 ${y + 2}`), { colour: hair, width: 0.035 });
      edged(f, silhouette('28 74, 38 74, 54 80!, 52 86, 28 84'), { colour: tint(pen, '#33303a') });
      edged(f, tube('14 -8 8, 34 8 7, 56 24 6'), { colour: adjust(robe, 0.06) });
      f.ball([0.58, 0.27, 0.07], { colour: skin });
      edged(f, silhouette('0 -46, -18 -36, -34 -18!, -16 -16, -20 -4!, 4 -14'), { colour: hair });
      edged(
        f,
        silhouette('2 -46, 16 -56, 32 -50, 36 -40, 50 -34!, 36 -28, 32 -18, 16 -14, 4 -24'),
        { colour: skin },
      );
      f.dot([0.27, -0.39, 0.03], tintOver(pen, '#2b2422', skin));
      f.line(silhouette('20 -24, 28 -21, 34 -25'), {
        colour: tintOver(pen, '#4a2f2a', skin),
        width: 0.024,
      });
      edged(f, silhouette('-6 -50, -8 -74, -30 -94!, 6 -88, 26 -62, 34 -46'), {
        colour: robe,
        tip: adjust(robe, 0.07),
      });
      edged(f, silhouette('-30 -44, -8 -54, 30 -48, 52 -38, 24 -40, -6 -42'), { colour: robe });
      f.line(silhouette('-7 -56, 14 -56, 30 -50'), { colour: hair, width: 0.06 });
    });
  },
};

/** A mummy in its bandages. */
export const mummy: Subject = {
  id: 'mummy',
  group: 'object',
  words: ['mummy', 'egyptian mummy', 'halloween mummy', 'mummies'],
  shows: ['bandage'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.98);
    const cloth = tint(pen, '#e3d8bd');
    const dark = tintOver(pen, '#3f3a38', cloth);
    const fold = { colour: adjust(cloth, -0.16), width: 0.03 };
    f.line(silhouette('64 4, 78 24, 72 40'), { colour: cloth, width: 0.08 });
    edged(f, tube('-24 -18 12, -48 -22 11, -74 -34 10'), { colour: cloth });
    edged(f, tube('24 -18 12, 44 0 11, 66 -8 10'), { colour: cloth });
    edged(f, tube('-16 40 14, -18 66 12, -20 90 11'), { colour: cloth });
    edged(f, tube('16 40 14, 18 66 12, 22 90 11'), { colour: cloth });
    edged(f, mirrored('0 -30, 28 -26, 34 8, 28 48, 0 52'), {
      colour: cloth,
      tip: adjust(cloth, 0.04),
    });
    const head = oval(0, -0.6, 0.34, 0.36);
    edged(f, head, { colour: cloth, tip: adjust(cloth, 0.04) });
    f.inside(head, () => {
      f.patch(silhouette('-40 -72!, 40 -64!, 40 -48!, -40 -54!'), dark);
      for (const path of [
        '-36 -82, 0 -78, 36 -86',
        '-36 -44, 0 -40, 36 -40',
        '-30 -32, 0 -28, 30 -34',
      ])
        f.line(silhouette(path), fold);
    });
    for (const x of [-0.12, 0.13]) {
      f.ball([x, -0.59, 0.07], { colour: tintOver(pen, '#f8f3e0', dark) });
      f.dot([x + 0.01, -0.58, 0.03], '#2b2422');
    }
    for (const path of [
      '-30 -14, 0 -4, 32 -16',
      '-32 2, 4 14, 32 0',
      '-32 22, 0 30, 30 18',
      '-28 38, 2 44, 28 36',
      '-64 -40, -60 -22',
      '-46 -34, -42 -12',
      '38 -14, 34 6',
      '54 -16, 56 2',
      '-28 62, -6 56',
      '-30 78, -8 72',
      '6 60, 30 66',
      '10 76, 32 82',
    ]) {
      f.line(silhouette(path), fold);
    }
  },
};
