import { adjust, type Hex } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { scales } from '../pieces/scales.ts';
import { tint } from '../pieces/tints.ts';

const NUT = mirrored('0 -11, 19 -10, 25 8, 19 32, 6 45, 0 52!');
const CUP = mirrored('0 -31, 18 -28, 30 -15, 30 -3, 15 1, 0 2');
const OAK_LEAF = mirrored(
  '0 -92, 10 -86, 14 -74, 10 -64, 24 -62, 28 -48, 18 -38, 32 -30, 32 -16, 20 -10, 26 2, 18 12, 6 16, 0 30',
);
const VEINS = ['0 -60, 10 -78', '0 -36, 20 -52', '0 -12, 24 -26', '0 8, 16 0'].map(silhouette);

function oakLeaf(f: Figure, colour: Hex): void {
  f.fill(OAK_LEAF, { colour: adjust(colour, -0.05), tip: adjust(colour, 0.06) });
  const vein = { colour: adjust(colour, 0.15), width: 0.018 };
  f.line(
    [
      [0, 0.3],
      [0, -0.84],
    ],
    vein,
  );
  for (const flip of [false, true]) {
    f.at({ flip }, () => {
      if (f.fine) for (const line of VEINS) f.line(line, vein);
    });
  }
}

function nut(f: Figure, brown: Hex): void {
  f.line(
    [
      [0, -0.29],
      [0.03, -0.46],
    ],
    { colour: adjust(brown, -0.14), width: 0.06 },
  );
  f.fill(NUT, { colour: adjust(brown, -0.05), tip: adjust(brown, 0.06) });
  f.gleam(silhouette('-15 4, -13 18, -6 32, -9 16'), 0.3);
  const cup = adjust(brown, -0.12);
  f.fill(CUP, { colour: cup });
  scales(f, CUP, { colour: adjust(cup, 0.16), size: 0.14 });
}

/** Two acorns with an oak leaf. */
export const acorn: Subject = {
  id: 'acorn',
  group: 'plant',
  words: ['acorn', 'woodland', 'forage'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const brown = tint(pen, '#b07a3f');
    const foliage = tint(pen, pen.rng.pick(['#7f8f4a', '#c07a38', '#a8502f']));
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      f.at({ x: -0.1, y: -0.02, turn: -0.85 }, () => oakLeaf(f, foliage));
      f.at({ x: 0.1, y: -0.04, turn: 0.55 }, () => oakLeaf(f, adjust(foliage, -0.04)));
      f.at({ x: -0.34, y: 0.32, turn: 0.36 }, () => nut(f, brown));
      f.at({ x: 0.27, y: 0.4, turn: -0.26 }, () => nut(f, adjust(brown, 0.03)));
    });
  },
};
