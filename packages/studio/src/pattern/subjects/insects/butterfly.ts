import { adjust, type Hex } from '../../../core/colour.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

type Wings = {
  fore: PathPoint[];
  hind: PathPoint[];
  foreCells: PathPoint[][];
  hindCells: PathPoint[][];
  rim: readonly PathPoint[];
};

const MONARCH: Wings = {
  fore: silhouette('3 -22, 20 -52, 52 -78, 84 -80, 92 -66, 84 -44, 72 -22, 46 -6, 4 -2'),
  hind: silhouette('4 -4, 40 -4, 66 8, 74 30, 64 52, 46 66, 26 60, 12 36, 3 12'),
  foreCells: [
    '10 -20, 28 -46, 50 -62, 44 -38, 24 -14',
    '34 -46, 56 -66, 74 -72, 66 -56, 50 -42',
    '34 -20, 50 -36, 68 -50, 74 -40, 60 -24, 44 -14',
    '14 -8, 36 -16, 54 -18, 44 -9, 24 -5',
  ].map(silhouette),
  hindCells: [
    '8 2, 30 2, 40 14, 30 28, 14 18',
    '36 4, 56 10, 62 22, 46 18',
    '44 22, 62 28, 62 42, 44 32',
    '36 28, 56 44, 50 54, 36 40',
    '18 26, 32 34, 42 54, 28 52',
  ].map(silhouette),
  rim: [
    [0.84, -0.7],
    [0.82, -0.58],
    [0.77, -0.46],
    [0.71, -0.33],
    [0.66, 0.48],
    [0.56, 0.58],
    [0.7, 0.36],
    [0.69, 0.24],
  ],
};
const SWALLOWTAIL: Wings = {
  fore: silhouette('3 -20, 14 -50, 44 -80, 82 -92, 92 -80, 84 -56, 66 -28, 40 -8, 4 0'),
  hind: silhouette(
    '4 -2, 36 -6, 58 6, 62 26, 52 42, 50 58, 54 78, 46 90, 40 76, 36 56, 22 50, 10 30, 3 10',
  ),
  foreCells: [
    '8 -18, 20 -42, 40 -60, 40 -36, 22 -12',
    '28 -52, 50 -76, 78 -86, 62 -64, 44 -46',
    '38 -22, 48 -42, 70 -60, 72 -50, 58 -28, 44 -14',
    '12 -6, 34 -14, 42 -12, 30 -5',
  ].map(silhouette),
  hindCells: [
    '8 4, 30 0, 40 12, 30 30, 14 20',
    '40 2, 54 10, 54 22, 44 14',
    '42 24, 54 30, 48 38, 38 32',
    '20 30, 34 34, 36 46, 24 44',
  ].map(silhouette),
  rim: [
    [0.84, -0.78],
    [0.79, -0.64],
    [0.72, -0.5],
    [0.64, -0.36],
    [0.56, 0.3],
    [0.47, 0.42],
    [0.58, 0.18],
    [0.3, 0.5],
  ],
};
const BODY = tube('0 -34 5, 0 -18 6, 0 4 5, 0 34 2');
const ANTENNA = silhouette('2 -36, 8 -56, 20 -70');

function wing(
  f: Figure,
  { fore, hind, foreCells, hindCells, rim }: Wings,
  { base, cell, spot }: Record<'base' | 'cell' | 'spot', Hex>,
): void {
  f.fill(hind, { colour: base, along: 2.2 });
  for (const shape of hindCells)
    f.fill(shape, { colour: adjust(cell, 0.05), tip: adjust(cell, -0.02), along: 2.2 });
  f.fill(fore, { colour: base, along: 0.9 });
  for (const shape of foreCells)
    f.fill(shape, { colour: adjust(cell, 0.06), tip: adjust(cell, -0.04), along: 0.9 });
  for (const [x, y] of rim) f.dot([x, y, 0.024], spot);
}

/** A butterfly with its wings spread. */
export const butterfly: Subject = {
  id: 'butterfly',
  group: 'insect',
  words: ['butterfly', 'insect', 'bug', 'monarch', 'swallowtail', 'garden insect'],
  shows: ['fly', 'flying', 'fluttering', 'wing'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.86);
    const { rng, palette } = pen;
    const cell = tint(
      pen,
      rng.pick(['#e58a35', '#4f8fc4', palette.blooms[0], palette.blooms[1], palette.accent]),
    );
    const base = tintOver(pen, '#33292e', cell);
    const spot = tintOver(pen, '#fbf1dc', base);
    const wings = rng.pick([MONARCH, SWALLOWTAIL]);
    for (const flip of [false, true]) {
      f.at({ flip }, () => {
        wing(f, wings, { base, cell, spot });
        f.line(ANTENNA, { colour: base, width: 0.02 });
        f.dot([0.2, -0.7, 0.025], base);
      });
    }
    f.fill(BODY, { colour: adjust(base, 0.04) });
  },
};
