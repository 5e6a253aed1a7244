import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { oval } from '../pieces/oval.ts';
import { oneOf, tint, tintOver, tintWhite } from '../pieces/tints.ts';

/** A golf flag on its green, with a ball. */
export const golfFlag: Subject = {
  id: 'golf flag',
  group: 'object',
  words: ['golf flag', 'golf course', 'golf hole', 'putting green', 'golfing', 'golf pin'],
  shows: ['flag', 'golf ball'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.93);
    const green = tint(pen, '#7fae57');
    const red = tint(pen, oneOf(pen, ['#d9443f', '#e9a63a', '#3f6fa8']));
    const pole = tint(pen, '#b9a98a');
    edged(f, silhouette('-90 70, -60 54, -14 50, 34 52, 80 60, 92 74, 60 90, 0 95, -64 90'), {
      colour: green,
      tip: adjust(green, 0.07),
    });
    f.patch(oval(-0.1, 0.66, 0.2, 0.06), adjust(green, -0.3));
    f.line(silhouette('-10 66, -10 -90'), { colour: pole, width: 0.055 });
    edged(f, silhouette('-8 -92!, 24 -86, 44 -72, 72 -64!, 44 -50, 20 -50, -8 -38!'), {
      colour: red,
      tip: adjust(red, 0.06),
    });
    const ball = tintOver(pen, '#fbf8f0', green);
    f.ball([0.42, 0.66, 0.15], { colour: ball, tip: adjust(ball, -0.08) });
    for (const [x, y] of [
      [0.38, 0.61],
      [0.45, 0.63],
      [0.41, 0.69],
      [0.48, 0.7],
      [0.35, 0.68],
    ]) {
      f.dot([x, y, 0.016], adjust(ball, -0.2));
    }
  },
};

/** Two crossed golf clubs and a ball on its tee. */
export const golfClub: Subject = {
  id: 'golf club',
  group: 'object',
  words: ['golf club', 'golf iron', 'golf ball', 'golf tee', 'putter'],
  shows: ['tee'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.88);
    const steel = tint(pen, '#a9adb3');
    const grip = tint(pen, pen.rng.pick(['#7a4a30', '#2f4a5c', '#9a3f3a']));
    for (const flip of [false, true]) {
      f.at({ flip }, () => {
        f.line(silhouette('-56 -88, 52 66'), { colour: adjust(steel, 0.05), width: 0.055 });
        f.line(silhouette('-60 -94, -34 -57'), { colour: grip, width: 0.12 });
        if (flip) {
          edged(f, silhouette('46 52!, 60 60, 84 66, 92 78, 82 90, 58 86, 44 66'), {
            colour: tint(pen, '#8a5f3c'),
          });
        } else {
          edged(f, silhouette('46 58!, 56 58!, 88 76!, 84 92, 66 86, 48 74'), { colour: steel });
          for (const y of [0, 6]) {
            f.line(silhouette(`60 ${70 + y}, 80 ${80 + y}`), {
              colour: adjust(steel, -0.2),
              width: 0.022,
            });
          }
        }
      });
    }
    edged(f, mirrored('0 56!, 14 56!, 4 68, 2 96!, 0 96'), { colour: tint(pen, '#e0a84a') });
    const ball = tintWhite(pen, '#fbf8f0');
    f.ball([0, 0.36, 0.22], { colour: adjust(ball, -0.03), tip: adjust(ball, -0.08) });
    for (const [x, y] of [
      [-0.08, 0.28],
      [0.02, 0.26],
      [0.11, 0.3],
      [-0.1, 0.38],
      [0, 0.36],
      [0.1, 0.4],
      [-0.04, 0.46],
      [0.06, 0.48],
    ]) {
      f.dot([x, y, 0.022], adjust(ball, -0.22));
    }
  },
};

const PIN = '0 -96, 14 -92, 18 -78, 15 -62, 10 -48, 12 -34, 26 -6, 31 24, 27 56, 18 84!, 0 86';

/** A bowling ball and two pins. */
export const bowling: Subject = {
  id: 'bowling pin',
  group: 'object',
  words: [
    'bowling pin',
    'bowling',
    'bowling ball',
    'ten pin',
    'ten pin bowling',
    'skittle',
    'bowling alley',
  ],
  shows: ['pin'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.91);
    const ball = tint(pen, oneOf(pen, ['#3f5aa0', '#8a3f7a', '#2f7f78', '#c9443f']));
    const white = tintWhite(pen, '#f8f3e6');
    const red = tintOver(pen, '#cf4038', white);
    for (const [x, turn] of [
      [-0.34, -0.16],
      [0.4, 0.16],
    ]) {
      f.at({ x, y: -0.06, turn }, () => {
        edged(f, mirrored(PIN), { colour: adjust(white, -0.07), tip: white });
        f.line([...mirrored(PIN), mirrored(PIN)[0]], {
          colour: adjust(white, -0.3),
          width: 0.02,
          alpha: 0.7,
        });
        f.line(silhouette('-13 -60, 0 -58, 13 -60'), { colour: red, width: 0.06 });
        f.line(silhouette('-9 -46, 0 -44, 9 -46'), { colour: red, width: 0.06 });
      });
    }
    f.ball([0, 0.48, 0.46], { colour: ball, tip: adjust(ball, -0.08) });
    for (const [x, y] of [
      [0.02, 0.26],
      [0.16, 0.32],
      [0.04, 0.42],
    ]) {
      f.dot([x, y, 0.05], adjust(ball, -0.22));
    }
    f.gleam(silhouette('-34 44, -28 24, -14 14, -22 30, -28 48'), 0.5);
  },
};

/** A dartboard with a dart in it. */
export const dartboard: Subject = {
  id: 'dartboard',
  group: 'object',
  words: ['dartboard', 'dart board', 'dart', 'target board'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const black = tint(pen, '#2f3036');
    const cream = tintOver(pen, '#f1e3c4', black);
    const red = tintOver(pen, '#cf4038', black);
    const green = tintOver(pen, '#3f8f5f', black);
    f.ball([0, 0, 0.95], { colour: black });
    const wedges = 20;
    const wedge = (i: number, [inner, outer]: readonly [number, number], colour: string) => {
      const [from, to] = [((i - 0.5) / wedges) * TAU, ((i + 0.5) / wedges) * TAU];
      const at = (angle: number, r: number): [number, number] => [
        Math.sin(angle) * r,
        -Math.cos(angle) * r,
      ];
      f.patch(
        silhouette(
          [at(from, inner), at(from, outer), at(to, outer), at(to, inner)]
            .map(([x, y]) => `${x * 100} ${y * 100}!`)
            .join(', '),
        ),
        colour,
      );
    };
    for (let i = 0; i < wedges; i += 1) {
      if (i % 2 === 1) wedge(i, [0.12, 0.76], cream);
      wedge(i, [0.7, 0.78], i % 2 === 0 ? red : green);
      wedge(i, [0.4, 0.47], i % 2 === 0 ? red : green);
    }
    f.ball([0, 0, 0.15], { colour: green });
    f.ball([0, 0, 0.08], { colour: red });
    f.at({ x: 0.02, y: 0.02, turn: 0.7 }, () => {
      f.line(silhouette('0 0, 0 -22'), { colour: '#d6d9dc', width: 0.045 });
      edged(f, tube('0 -20 4, 0 -40 6, 0 -54 4'), { colour: tintOver(pen, '#e0b04a', black) });
      f.line(silhouette('0 -54, 0 -66'), { colour: '#d6d9dc', width: 0.04 });
      edged(f, mirrored('0 -64!, 15 -76!, 15 -96!, 0 -88!'), {
        colour: tintOver(pen, '#5fb0d9', black),
      });
    });
  },
};

/** A whistle on its cord. */
export const whistle: Subject = {
  id: 'whistle',
  group: 'object',
  words: ['whistle', 'referee whistle', 'sports whistle', 'coach whistle'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.98);
    const shell = tint(pen, pen.rng.pick(['#e9b43a', '#d9443f', '#9aa3ad', '#3f8fb0']));
    const cord = tint(pen, '#3f4a66');
    f.line(silhouette('66 6, 96 -16, 84 -62, 36 -84, -24 -88, -58 -70'), {
      colour: cord,
      width: 0.07,
    });
    f.line(silhouette('66 6, 92 -6, 96 -40, 60 -68, 0 -74, -58 -70'), {
      colour: adjust(cord, 0.1),
      width: 0.05,
    });
    edged(
      f,
      silhouette('-94 -34!, 18 -34, 52 -22, 64 14, 48 50, 14 64, -22 50, -36 20, -42 0!, -94 0!'),
      {
        colour: shell,
        tip: adjust(shell, 0.07),
      },
    );
    f.fill(silhouette('-96 -36!, -74 -36!, -74 2!, -96 2!'), { colour: adjust(shell, -0.13) });
    f.patch(silhouette('-50 -36!, -22 -36!, -32 -12!, -42 -12!'), adjust(shell, -0.35));
    f.ball([0.12, 0.14, 0.3], { colour: adjust(shell, -0.1) });
    f.ball([0.12, 0.14, 0.22], { colour: adjust(shell, -0.3) });
    f.ball([0.16, 0.2, 0.13], { colour: tintOver(pen, '#c98f56', shell) });
    f.ball([0.66, 0.06, 0.09], { colour: tint(pen, '#b9bcc0') });
    f.gleam(silhouette('-70 -28, 14 -28, 36 -20, 14 -21, -70 -20'), 0.5);
  },
};

/** Two dominoes. */
export const domino: Subject = {
  id: 'domino',
  group: 'object',
  words: ['domino', 'dominoes', 'dominos', 'domino tile', 'domino piece'],
  shows: ['dot', 'pip'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.97);
    const tile = tint(pen, pen.rng.pick(['#2f3036', '#7a2f35', '#2f4a5c']));
    const pip = tintOver(pen, '#f6efdf', tile);
    const near: [number, number][] = [
      [-0.16, -0.16],
      [0.16, 0.16],
    ];
    const far: [number, number][] = [
      [0.16, -0.16],
      [-0.16, 0.16],
    ];
    const [one, three, five] = [[[0, 0]], [...near, [0, 0]], [...near, ...far, [0, 0]]];
    const tileOf = (upper: number[][], lower: number[][]) => {
      const shape = mirrored('0 -64!, 30 -64!, 33 -60!, 33 60!, 30 64!, 0 64!');
      edged(f, shape, { colour: tile, tip: adjust(tile, 0.06) });
      f.line([...shape, shape[0]], { colour: adjust(tile, 0.2), width: 0.018, alpha: 0.7 });
      f.line(silhouette('-24 0, 24 0'), { colour: pip, width: 0.03 });
      for (const [x, y] of upper) f.dot([x, y - 0.33, 0.065], pip);
      for (const [x, y] of lower) f.dot([x, y + 0.33, 0.065], pip);
    };
    f.at({ x: -0.34, y: -0.16, turn: -0.3 }, () => tileOf(five, three));
    f.at({ x: 0.38, y: 0.16, turn: 0.32 }, () => tileOf([...near, ...far], one));
  },
};
