import type { Rng } from '../../../core/rng.ts';

export type Point = readonly [x: number, y: number];
/** A mark in a box from −1 to 1: lines to stroke, discs to fill. */
export type Glyph = { lines: readonly (readonly Point[])[]; discs?: readonly Point[] };

const ring = (size: number): Point[] =>
  Array.from({ length: 9 }, (_, i): Point => {
    const turn = (i / 8) * Math.PI * 2;
    return [Math.cos(turn) * size, Math.sin(turn) * size];
  });
const diamond = (size: number): Point[] => [
  [0, -size],
  [size, 0],
  [0, size],
  [-size, 0],
  [0, -size],
];

export const GLYPH_NAMES = [
  'chevron',
  'chevrons',
  'cross',
  'plus',
  'dots',
  'dot',
  'diamonds',
  'diamond',
  'circle',
  'ladder',
  'dashes',
  'arrow',
] as const;
export type GlyphName = (typeof GLYPH_NAMES)[number];

/** The marks of mud cloth by name. */
export const GLYPHS: Readonly<Record<GlyphName, Glyph>> = {
  chevron: {
    lines: [
      [
        [-1, 0.5],
        [0, -0.6],
        [1, 0.5],
      ],
    ],
  },
  chevrons: {
    lines: [-0.5, 0, 0.5].map((y): Point[] => [
      [-1, y + 0.4],
      [0, y - 0.4],
      [1, y + 0.4],
    ]),
  },
  cross: {
    lines: [
      [
        [-0.62, -0.62],
        [0.62, 0.62],
      ],
      [
        [0.62, -0.62],
        [-0.62, 0.62],
      ],
    ],
  },
  plus: {
    lines: [
      [
        [0, -0.7],
        [0, 0.7],
      ],
      [
        [-0.7, 0],
        [0.7, 0],
      ],
    ],
  },
  dots: {
    lines: [],
    discs: [
      [-0.5, -0.5],
      [0.5, -0.5],
      [-0.5, 0.5],
      [0.5, 0.5],
    ],
  },
  dot: { lines: [], discs: [[0, 0]] },
  diamonds: { lines: [diamond(0.9), diamond(0.46)], discs: [[0, 0]] },
  diamond: { lines: [diamond(0.86)], discs: [[0, 0]] },
  circle: { lines: [ring(0.66)], discs: [[0, 0]] },
  ladder: {
    lines: [
      [
        [-0.55, -0.95],
        [-0.55, 0.95],
      ],
      [
        [0.55, -0.95],
        [0.55, 0.95],
      ],
      ...[-0.6, 0, 0.6].map((y): Point[] => [
        [-0.55, y],
        [0.55, y],
      ]),
    ],
  },
  dashes: {
    lines: [-0.6, 0, 0.6].map((y): Point[] => [
      [-0.72, y],
      [0.72, y],
    ]),
  },
  arrow: {
    lines: [
      [
        [0, -0.9],
        [0, 0.9],
      ],
      ...[-0.5, 0.1].map((y): Point[] => [
        [-0.6, y + 0.5],
        [0, y],
        [0.6, y + 0.5],
      ]),
    ],
  },
};

/** A point moved a little, as a hand would set it. */
export const shaken = ([x, y]: Point, rng: Rng, by: number): [number, number] => [
  x + rng.range(-by, by),
  y + rng.range(-by, by),
];
