import { adjust, type Hex } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const TRUNK = tube('0 92 17, 0 40 19, 0 -20 18, 0 -66 16');
const ARMS = [
  tube('-8 30 9, -40 28 10, -50 6 10, -50 -22 9'),
  tube('8 10 9, 38 8 10, 48 -14 9, 48 -44 8'),
];
const PAD = mirrored('0 -50, 22 -44, 34 -20, 30 6, 16 24, 0 28');
/** Pads of a prickly pear: middle, turn, size. */
const PADS = [
  [-0.34, -0.34, -0.5, 0.82],
  [0.36, -0.26, 0.6, 0.86],
  [0, -0.6, 0.05, 0.72],
  [0, 0.2, 0, 1.3],
] as const;
const POT = silhouette('-40 52!, 40 52!, 32 92!, -32 92!');
const POT_RIM = silhouette('-45 42!, 45 42!, 44 56!, -44 56!');

function bloom(f: Figure, [x, y]: readonly [number, number]): void {
  const colour = tint(f.pen, '#e2708a');
  f.at({ x, y }, () => {
    for (let i = 0; i < 5; i += 1)
      f.at({ turn: (i - 2) * 0.5 }, () => f.fill(mirrored('0 -17, 6 -11, 4 -2, 0 0'), { colour }));
  });
}

function spines(f: Figure, [x, y]: readonly [number, number], colour: Hex): void {
  for (const lean of [-0.035, 0, 0.035])
    f.line(
      [
        [x, y],
        [x + lean, y - 0.045],
      ],
      { colour, width: 0.014 },
    );
}

function saguaro(f: Figure, green: Hex): void {
  const deep = adjust(green, -0.12);
  for (const part of [...ARMS, TRUNK])
    f.fill(part, { colour: adjust(green, -0.05), tip: adjust(green, 0.05) });
  for (const x of [-0.1, 0, 0.1])
    f.line(
      [
        [x, 0.9],
        [x, 0],
        [x * 0.9, -0.68],
      ],
      { colour: deep, width: 0.022 },
    );
  for (const arm of ['-16 32, -40 30, -51 6, -50 -22', '16 11, 38 9, 48 -14, 48 -42'])
    f.line(silhouette(arm), { colour: deep, width: 0.02 });
  const pale = tintOver(f.pen, '#f5ead0', green);
  if (f.fine)
    for (let y = -0.5; y < 0.9; y += 0.2)
      for (const x of [-0.05, 0.06]) spines(f, [x, y + x], pale);
  bloom(f, [0, -0.8]);
  bloom(f, [-0.5, -0.29]);
}

function pricklyPear(f: Figure, green: Hex): void {
  const pale = tintOver(f.pen, '#f5ead0', green);
  for (const [x, y, turn, size] of PADS) {
    f.at({ x, y, turn }, () => {
      f.fill(
        PAD.map(([px, py]) => [px * size, py * size] as const),
        { colour: adjust(green, -0.05), tip: adjust(green, 0.05) },
      );
      for (let i = 0; f.fine && i < 9; i += 1) {
        const angle = (i / 8) * TAU;
        const reach = i === 8 ? 0 : 0.19 * size;
        spines(f, [Math.cos(angle) * reach, -0.1 * size + Math.sin(angle) * reach * 1.2], pale);
      }
      if (size < 1) bloom(f, [0, -0.46 * size]);
    });
  }
  const clay = tint(f.pen, '#c56d45');
  f.fill(POT, { colour: adjust(clay, -0.04), tip: clay });
  f.fill(POT_RIM, { colour: adjust(clay, 0.04) });
  f.line(silhouette('-34 70, -17 62, 0 70, 17 62, 34 70'), {
    colour: tintOver(f.pen, '#f7ead4', clay),
    width: 0.035,
  });
}

const ANY = ['cactus', 'succulent', 'desert plant', 'mexican motif'];

const cactusOf = (
  id: string,
  words: readonly string[],
  draw: typeof saguaro | typeof pricklyPear,
): Subject => ({
  id,
  group: 'plant',
  words: [...words, ...ANY],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const green = tint(pen, pen.rng.pick(['#5b9468', '#6f9a62', '#3f8a72']));
    f.at({ flip: pen.rng.chance(0.5) }, () => draw(f, green));
  },
});

/** A column with upturned arms. */
export const saguaroCactus = cactusOf('saguaro', ['saguaro', 'saguaro cactus'], saguaro);

/** Flat pads with flowers, in a pot. */
export const pricklyPearCactus = cactusOf(
  'prickly pear',
  ['prickly pear', 'prickly pear cactus', 'opuntia'],
  pricklyPear,
);
