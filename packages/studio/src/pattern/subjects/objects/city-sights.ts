import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { box } from '../pieces/box.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

/** The Eiffel tower. */
export const eiffelTower: Subject = {
  id: 'eiffel tower',
  group: 'object',
  words: ['eiffel tower', 'paris', 'parisian', 'paris landmark'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const iron = tint(pen, pen.rng.pick(['#6a5648', '#4f5a6a', '#9a6a52', '#3a3a42']));
    const pale = adjust(iron, 0.14);
    f.line(silhouette('0 -98, 0 -84'), { colour: iron, width: 0.035 });
    edged(f, silhouette('-4 -86!, 4 -86!, 7 -40, 11 -6!, -11 -6!, -7 -40'), { colour: iron });
    edged(f, silhouette('-13 0!, 13 0!, 20 34!, 11 34!, 5 8!, -5 8!, -11 34!, -20 34!'), {
      colour: iron,
    });
    edged(
      f,
      silhouette(
        '-23 42!, 23 42!, 30 62, 48 94!, 26 94!, 18 74, 0 64, -18 74, -26 94!, -48 94!, -30 62',
      ),
      { colour: iron, tip: adjust(iron, 0.05) },
    );
    for (const [y, half, tall] of [
      [-0.05, 15, 4],
      [0.36, 26, 5],
    ]) {
      f.fill(
        silhouette(
          `${-half} ${y * 100}!, ${half} ${y * 100}!, ${half - 2} ${y * 100 + tall}!, ${2 - half} ${y * 100 + tall}!`,
        ),
        {
          colour: adjust(iron, -0.07),
        },
      );
    }
    f.fill(box(0, -0.84, 0.06, 0.03), { colour: adjust(iron, -0.07) });
    const lace = { colour: pale, width: 0.02 };
    for (const flip of [false, true]) {
      f.at({ flip }, () => {
        f.line(silhouette('-3 -66, 4 -54, -5 -42, 6 -28, -8 -14'), lace);
        f.line(silhouette('8 6, 17 18, 12 28, 18 32'), lace);
        f.line(silhouette('22 48, 24 60, 34 70, 30 84, 42 92'), lace);
        f.line(silhouette('4 46, 14 56, 22 46'), lace);
      });
    }
    f.line(silhouette('-22 76, -12 68, 0 65, 12 68, 22 76'), { colour: pale, width: 0.03 });
  },
};

/** A red telephone box. */
export const telephoneBox: Subject = {
  id: 'telephone box',
  group: 'object',
  words: [
    'telephone box',
    'phone box',
    'phone booth',
    'telephone booth',
    'red telephone box',
    'red phone box',
    'london phone box',
    'telephone kiosk',
  ],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const red = tint(pen, '#c9302f');
    const glass = tintOver(pen, '#cfe0e2', red);
    const sign = tintOver(pen, '#f8f1df', red);
    edged(f, mirrored('0 84!, 46 84!, 46 95!, 0 95!'), { colour: adjust(red, -0.14) });
    edged(f, mirrored('0 -97, 22 -94, 36 -86!, 0 -86!'), { colour: red });
    edged(f, mirrored('0 -86!, 42 -86!, 42 -64!, 0 -64!'), { colour: adjust(red, -0.05) });
    f.fill(box(0, -0.75, 0.32, 0.06), { colour: sign });
    f.line(silhouette('-22 -75, 22 -75'), { colour: tintOver(pen, '#3a3a42', sign), width: 0.035 });
    edged(f, mirrored('0 -64!, 39 -64!, 39 84!, 0 84!'), { colour: red, tip: adjust(red, 0.05) });
    for (let row = 0; row < 6; row += 1) {
      for (const x of [-0.2, 0, 0.2]) {
        f.patch(
          silhouette(
            `${x * 100 - 8} ${-56 + row * 20}!, ${x * 100 + 8} ${-56 + row * 20}!, ${x * 100 + 8} ${-40 + row * 20}!, ${x * 100 - 8} ${-40 + row * 20}!`,
          ),
          glass,
        );
      }
    }
    f.gleam(silhouette('-28 -20!, -4 -56!, 8 -56!, -28 0!'), 0.35);
    f.line(silhouette('32 8, 32 22'), { colour: tintOver(pen, '#e0b04a', red), width: 0.04 });
  },
};

/** A pillar box for letters. */
export const postBox: Subject = {
  id: 'post box',
  group: 'object',
  words: ['post box', 'postbox', 'pillar box', 'letterbox', 'letter box'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const red = tint(pen, '#c9302f');
    const dark = tintOver(pen, '#2b2b30', red);
    edged(f, mirrored('0 74!, 40 74!, 42 95!, 0 96'), { colour: dark });
    edged(f, mirrored('0 -54!, 37 -54!, 37 76!, 0 80'), { colour: red, tip: adjust(red, 0.06) });
    edged(f, mirrored('0 -96, 20 -92, 40 -76, 46 -66!, 0 -62'), {
      colour: red,
      tip: adjust(red, 0.05),
    });
    edged(f, tube('-40 -60 6, 0 -58 6, 40 -60 6'), { colour: adjust(red, -0.08) });
    f.patch(box(0, -0.34, 0.24, 0.045), dark);
    f.line(silhouette('-26 -41, 26 -41'), { colour: adjust(red, 0.12), width: 0.03 });
    f.patch(silhouette('-18 -14!, 18 -14!, 18 18!, -18 18!'), tintOver(pen, '#f8f1df', red));
    for (const y of [-6, 2, 10])
      f.line(silhouette(`-11 ${y}, 11 ${y}`), { colour: dark, width: 0.025, alpha: 0.7 });
    f.line(silhouette('-28 30, 28 30, 28 66, -28 66, -28 30'), {
      colour: adjust(red, -0.1),
      width: 0.028,
    });
    f.ball([0, 0.46, 0.06], { colour: tintOver(pen, '#e0b04a', red) });
    f.gleam(silhouette('-31 -46!, -25 -46!, -25 66!, -31 66!'), 0.3);
  },
};

/** A clock tower over its roofs. */
export const clockTower: Subject = {
  id: 'clock tower',
  group: 'object',
  words: ['big ben', 'clock tower', 'elizabeth tower', 'westminster'],
  shows: ['clock'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const stone = tint(pen, pen.rng.pick(['#d3ae6f', '#c9a583', '#b9a98f']));
    const roof = tint(pen, '#4f6a6f');
    const face = tintOver(pen, '#fbf5e4', stone);
    const dark = tintOver(pen, '#3a3530', face);
    f.line(silhouette('0 -98, 0 -86'), { colour: adjust(stone, -0.15), width: 0.03 });
    edged(f, mirrored('0 -90!, 8 -74!, 12 -66!, 0 -66!'), { colour: roof });
    edged(f, mirrored('0 -66!, 14 -66!, 14 -58!, 0 -58!'), { colour: stone });
    edged(f, mirrored('0 -58!, 16 -58!, 32 -34!, 0 -34!'), {
      colour: roof,
      tip: adjust(roof, 0.06),
    });
    edged(f, mirrored('0 -2!, 25 -2!, 25 92!, 0 92!'), { colour: stone, tip: adjust(stone, 0.05) });
    edged(f, mirrored('0 -34!, 32 -34!, 32 20!, 27 26!, 0 26!'), { colour: adjust(stone, 0.03) });
    for (const x of [-30, 30]) {
      edged(f, silhouette(`${x - 3} -30!, ${x} -52!, ${x + 3} -30!`), {
        colour: adjust(stone, -0.06),
      });
    }
    f.line(silhouette('-32 -32, 32 -32'), { colour: adjust(stone, -0.15), width: 0.03 });
    f.line(silhouette('-30 22, 30 22'), { colour: adjust(stone, -0.15), width: 0.03 });
    f.ball([0, -0.05, 0.235], { colour: dark });
    f.ball([0, -0.05, 0.2], { colour: face });
    for (let i = 0; i < 12; i += 1) {
      f.at({ y: -0.05, turn: (i / 12) * TAU }, () =>
        f.line(silhouette('0 -17, 0 -14'), { colour: dark, width: 0.022 }),
      );
    }
    f.line(silhouette('0 -5, 0 -19'), { colour: dark, width: 0.03 });
    f.line(silhouette('0 -5, 10 0'), { colour: dark, width: 0.03 });
    for (const x of [-15, -5, 5, 15]) {
      f.line(silhouette(`${x} 34, ${x} 58`), { colour: adjust(stone, -0.18), width: 0.03 });
      f.line(silhouette(`${x} 66, ${x} 84`), { colour: adjust(stone, -0.18), width: 0.03 });
    }
    edged(f, mirrored('0 90!, 29 90!, 32 97!, 0 97!'), { colour: adjust(stone, -0.08) });
  },
};

/** A suspension bridge over water. */
export const bridge: Subject = {
  id: 'bridge',
  group: 'object',
  words: [
    'bridge',
    'suspension bridge',
    'golden gate bridge',
    'golden gate',
    'brooklyn bridge',
    'road bridge',
  ],
  shows: ['river', 'water', 'wave'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.97);
    const iron = tint(pen, pen.rng.pick(['#c9523f', '#7a6a5c', '#4f7a8a']));
    const water = tint(pen, '#6fa8b8');
    const cable = { colour: iron, width: 0.04 };
    f.line(silhouette('-94 18, -72 -14, -50 -66'), cable);
    f.line(silhouette('-50 -66, -26 -16, 0 0, 26 -16, 50 -66'), cable);
    f.line(silhouette('94 18, 72 -14, 50 -66'), cable);
    for (const [x, y] of [
      [-82, 0],
      [-68, -20],
      [-36, -34],
      [-24, -14],
      [-12, -4],
      [0, 0],
      [12, -4],
      [24, -14],
      [36, -34],
      [68, -20],
      [82, 0],
    ]) {
      f.line(silhouette(`${x} ${y}, ${x} 22`), { colour: iron, width: 0.022 });
    }
    for (const flip of [false, true]) {
      f.at({ flip }, () => {
        edged(f, silhouette('40 -72!, 46 -72!, 48 78!, 40 78!'), { colour: iron });
        edged(f, silhouette('56 -72!, 62 -72!, 62 78!, 54 78!'), { colour: adjust(iron, -0.05) });
        for (const y of [-0.7, -0.36, -0.02]) f.fill(box(0.51, y, 0.12, 0.04), { colour: iron });
        f.line(silhouette('45 -30, 57 -6'), { colour: iron, width: 0.025 });
        f.line(silhouette('57 -30, 45 -6'), { colour: iron, width: 0.025 });
        edged(f, silhouette('32 62!, 70 62!, 74 84!, 28 84!'), { colour: tint(pen, '#b9a98f') });
      });
    }
    edged(f, silhouette('-96 18!, 96 18!, 96 29!, -96 29!'), {
      colour: adjust(iron, -0.04),
      tip: iron,
    });
    f.line(silhouette('-95 23, 95 23'), { colour: adjust(iron, 0.16), width: 0.02 });
    edged(
      f,
      silhouette(
        '-86 72!, -60 78, -30 72, 0 78, 30 72, 60 78, 86 72!, 66 92, 30 97, -30 97, -66 92',
      ),
      {
        colour: water,
        tip: adjust(water, 0.06),
      },
    );
    for (const path of ['-46 86, -34 82, -22 86', '-6 90, 6 86, 18 90', '30 84, 42 80, 54 84']) {
      f.line(silhouette(path), { colour: adjust(water, 0.18), width: 0.03 });
    }
  },
};
