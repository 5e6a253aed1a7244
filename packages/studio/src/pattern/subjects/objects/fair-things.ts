import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { box } from '../pieces/box.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const SPOKES = 8;

/** A big wheel with its gondolas. */
export const ferrisWheel: Subject = {
  id: 'ferris wheel',
  group: 'object',
  words: ['ferris wheel', 'big wheel', 'observation wheel'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const steel = tint(pen, '#8a94a3');
    const cars = pen.rng.shuffle(['#d9443f', '#e9b44a', '#3f7fb5', '#3f9a78']);
    for (const x of [-0.42, 0.42])
      f.line(
        [
          [0, -0.12],
          [x, 0.92],
        ],
        { colour: adjust(steel, -0.12), width: 0.06 },
      );
    f.line(
      [
        [-0.54, 0.92],
        [0.54, 0.92],
      ],
      { colour: adjust(steel, -0.12), width: 0.07 },
    );
    const rim = Array.from({ length: 25 }, (_, i): [number, number] => [
      Math.cos((i / 24) * TAU) * 0.68,
      Math.sin((i / 24) * TAU) * 0.68 - 0.12,
    ]);
    f.line(rim, { colour: steel, width: 0.05 });
    for (let i = 0; i < SPOKES; i += 1) {
      const angle = (i / SPOKES) * TAU + 0.2;
      const [x, y] = [Math.cos(angle) * 0.68, Math.sin(angle) * 0.68 - 0.12];
      f.line(
        [
          [0, -0.12],
          [x, y],
        ],
        { colour: steel, width: 0.025 },
      );
      f.at({ x, y: y + 0.06 }, () => {
        f.fill(silhouette('-13 0!, 13 0!, 10 17, 0 20, -10 17'), {
          colour: tint(pen, cars[i % 4]),
        });
      });
    }
    f.ball([0, -0.12, 0.09], { colour: tintOver(pen, '#e9b44a', steel) });
  },
};

/** A striped tent with a flag. */
export const circusTent: Subject = {
  id: 'circus tent',
  group: 'object',
  words: ['circus tent', 'circus', 'big top', 'marquee'],
  shows: ['striped', 'stripe', 'flag'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.94);
    const white = tint(pen, '#f6efe0');
    const red = tintOver(pen, pen.rng.pick(['#c9443f', '#3a6f9f', '#3f8f7a']), white);
    const roof = mirrored('0 -66, 30 -34, 88 0!, 84 14!, 0 14!');
    const wall = mirrored('0 12!, 74 12!, 78 86!, 0 86!');
    f.line(
      [
        [0, -0.92],
        [0, -0.62],
      ],
      { colour: tint(pen, '#7a5236'), width: 0.045 },
    );
    f.fill(silhouette('2 -94!, 34 -84!, 2 -74!'), { colour: tint(pen, '#e9b44a') });
    edged(f, wall, { colour: white });
    f.inside(wall, () => {
      for (const x of [-66, -22, 22, 66])
        f.patch(silhouette(`${x - 11} 8!, ${x + 11} 8!, ${x + 12} 90!, ${x - 12} 90!`), red);
    });
    f.patch(mirrored('0 22!, 6 28, 20 86!, 0 86!'), adjust(red, -0.22));
    edged(f, roof, { colour: red });
    f.inside(roof, () => {
      for (const x of [-62, -20, 20, 62])
        f.patch(silhouette(`0 -68!, ${x - 10} 18!, ${x + 10} 18!`), white);
    });
    for (const x of [-0.7, -0.35, 0, 0.35, 0.7])
      f.ball([x, 0.16, 0.1], { colour: tint(pen, '#e9b44a') });
  },
};

/** A drum with cords and two sticks. */
export const drum: Subject = {
  id: 'drum',
  group: 'object',
  words: ['drum', 'drumstick', 'snare drum', 'drum kit', 'drummer'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.95);
    const shell = tint(pen, pen.rng.pick(['#c9443f', '#2f5d86', '#3f7f5a']));
    const gold = tintOver(pen, '#dba93f', shell);
    const skin = tintOver(pen, '#f4ead6', shell);
    for (const flip of [false, true]) {
      f.at({ flip }, () => {
        f.line(
          [
            [0.1, -0.5],
            [0.7, -0.9],
          ],
          { colour: tint(pen, '#a8794a'), width: 0.06 },
        );
        f.ball([0.08, -0.48, 0.07], { colour: tint(pen, '#a8794a') });
      });
    }
    edged(f, mirrored('0 -34, 70 -34, 72 -20, 68 60, 40 78, 0 84'), { colour: shell });
    const cords = [-0.68, -0.34, 0, 0.34, 0.68].flatMap((x, i): [number, number][] => [
      [x, i % 2 === 0 ? -0.14 : 0.6],
    ]);
    f.line(cords, { colour: gold, width: 0.035 });
    f.line(
      [
        [-0.69, 0.56],
        [-0.36, 0.72],
        [0, 0.77],
        [0.36, 0.72],
        [0.69, 0.56],
      ],
      { colour: gold, width: 0.09 },
    );
    edged(f, mirrored('0 -54, 44 -50, 74 -34, 44 -18, 0 -14'), { colour: skin });
    f.line(
      [
        [-0.73, -0.32],
        [-0.4, -0.18],
        [0, -0.13],
        [0.4, -0.18],
        [0.73, -0.32],
      ],
      { colour: gold, width: 0.08 },
    );
  },
};

/** A cup for the winner. */
export const trophy: Subject = {
  id: 'trophy',
  group: 'object',
  words: ['trophy', 'winners cup', 'prize cup'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const gold = tint(pen, pen.rng.pick(['#dba93f', '#b9bec7']));
    for (const flip of [false, true]) {
      f.at({ flip }, () =>
        f.line(
          [
            [0.42, -0.68],
            [0.78, -0.66],
            [0.74, -0.28],
            [0.36, -0.1],
          ],
          { colour: adjust(gold, -0.06), width: 0.08 },
        ),
      );
    }
    f.fill(mirrored('0 20, 9 20, 12 52, 0 54'), { colour: adjust(gold, -0.08) });
    edged(f, mirrored('0 -84, 50 -84!, 46 -30, 26 8, 0 26'), {
      colour: gold,
      tip: adjust(gold, 0.06),
    });
    edged(f, mirrored('0 50, 30 52, 34 66!, 0 66!'), { colour: gold });
    edged(f, mirrored('0 64!, 46 64!, 48 92!, 0 92!'), { colour: tint(pen, '#4a3a34') });
    f.gleam(silhouette('-36 -74, -26 -76, -20 -30, -28 -22'), 0.35);
  },
};

/** A ring with a cut stone. */
export const ring: Subject = {
  id: 'diamond ring',
  group: 'object',
  words: ['diamond ring', 'engagement ring', 'wedding ring', 'jewelled ring', 'ring with a stone'],
  shows: ['diamond'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const gold = tint(pen, pen.rng.pick(['#dba93f', '#b9bec7']));
    const stone = tintOver(pen, pen.rng.pick(['#bfe0ea', '#e9a8c0', '#9fd3b8']), gold);
    const round = Array.from({ length: 25 }, (_, i): [number, number] => [
      Math.cos((i / 24) * TAU) * 0.5,
      Math.sin((i / 24) * TAU) * 0.5 + 0.36,
    ]);
    f.line(round, { colour: gold, width: 0.13 });
    edged(f, mirrored('0 -92!, 34 -92!, 54 -64!, 0 -6!'), {
      colour: stone,
      tip: adjust(stone, 0.06),
    });
    const cut = { colour: adjust(stone, -0.18), width: 0.022, alpha: 0.8 };
    f.line(
      [
        [-0.54, -0.64],
        [0.54, -0.64],
      ],
      cut,
    );
    f.line(
      [
        [-0.16, -0.64],
        [0, -0.08],
        [0.16, -0.64],
      ],
      cut,
    );
    f.line(
      [
        [-0.34, -0.92],
        [-0.16, -0.64],
        [0, -0.92],
        [0.16, -0.64],
        [0.34, -0.92],
      ],
      cut,
    );
  },
};

/** A pagoda of three roofs. */
export const pagoda: Subject = {
  id: 'pagoda',
  group: 'object',
  words: ['pagoda', 'japanese temple', 'chinese temple'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.94);
    const roof = tint(pen, pen.rng.pick(['#3f6f7f', '#a8433c', '#4a5a4a']));
    const wall = tintOver(pen, '#efe3cc', roof);
    const post = tintOver(pen, '#a8433c', wall);
    f.line(
      [
        [0, -0.98],
        [0, -0.78],
      ],
      { colour: post, width: 0.05 },
    );
    edged(f, box(0, 0.84, 0.66, 0.08), { colour: adjust(wall, -0.1) });
    for (const [y, half] of [
      [0.5, 0.5],
      [0.02, 0.4],
      [-0.42, 0.3],
    ]) {
      f.at({ y }, () => {
        f.fill(box(0, 0.14, half * 0.82, 0.16), { colour: wall });
        for (const x of [-0.7, -0.24, 0.24, 0.7])
          f.fill(box(x * half, 0.14, 0.035, 0.16), { colour: post });
        const wide = half * 100;
        edged(
          f,
          mirrored(
            `0 -24, ${wide * 0.5} -20, ${wide * 1.05} -4, ${wide * 1.65} -12!, ${wide * 1.3} 6, 0 8`,
          ),
          {
            colour: roof,
            tip: adjust(roof, 0.05),
          },
        );
      });
    }
    f.fill(mirrored('0 -84, 12 -70, 16 -58, 0 -56'), { colour: roof });
  },
};

/** A pot on three legs over which something brews. */
export const cauldron: Subject = {
  id: 'cauldron',
  group: 'object',
  words: ['cauldron', 'witch cauldron', 'potion', 'witches brew', 'witch pot'],
  shows: ['bubble', 'bubbling'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const iron = tint(pen, '#37363e');
    const brew = tintOver(pen, pen.rng.pick(['#8fb83f', '#9a5fb0', '#e08a3f']), iron);
    for (const [x, y, r] of [
      [-0.3, -0.62, 0.1],
      [0.14, -0.8, 0.13],
      [0.4, -0.6, 0.07],
      [-0.05, -0.52, 0.07],
    ] as const) {
      f.ball([x, y, r], { colour: brew });
    }
    for (const x of [-0.46, 0.46]) f.fill(box(x, 0.82, 0.07, 0.12), { colour: iron });
    edged(f, mirrored('0 -30, 62 -30, 86 10, 78 54, 40 82, 0 88'), {
      colour: iron,
      tip: adjust(iron, 0.08),
    });
    edged(f, mirrored('0 -50, 56 -48, 76 -36, 56 -22, 0 -18'), { colour: adjust(iron, 0.1) });
    f.fill(mirrored('0 -43, 46 -42, 60 -35, 46 -28, 0 -26'), { colour: brew });
    for (const flip of [false, true]) {
      f.at({ flip }, () =>
        f.line(
          [
            [0.72, -0.1],
            [0.94, 0],
            [0.84, 0.2],
          ],
          { colour: adjust(iron, 0.14), width: 0.05 },
        ),
      );
    }
  },
};

/** The pointed hat of a witch or a wizard. */
export const witchHat: Subject = {
  id: 'witch hat',
  group: 'object',
  words: ['witch hat', 'witchs hat', 'wizard hat', 'pointed hat', 'magic hat'],
  shows: ['buckle'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const felt = tint(pen, pen.rng.pick(['#35323e', '#4f3f6f', '#2f4a4f']));
    const band = tintOver(pen, pen.rng.pick(['#d9813f', '#8a5fb0', '#8fb83f']), felt);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(f, mirrored('0 30, 60 34, 96 52, 60 72, 0 78'), { colour: adjust(felt, -0.03) });
      edged(
        f,
        silhouette('-50 50, -36 0, -14 -50, 10 -76, 52 -90!, 34 -66, 30 -40, 40 8, 50 50, 0 60'),
        {
          colour: felt,
          tip: adjust(felt, 0.08),
        },
      );
      f.patch(silhouette('-50 48, -43 22, 0 32, 44 22, 50 48, 0 60'), band);
      f.patch(box(0, 0.42, 0.13, 0.11), tintOver(pen, '#e9c04a', band));
      f.patch(box(0, 0.42, 0.075, 0.06), band);
    });
  },
};
