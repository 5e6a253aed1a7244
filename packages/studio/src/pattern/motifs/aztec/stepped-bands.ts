import { modulo } from '../../../core/interpolate.ts';

/** A band woven across the cloth: `at` gives the part of a cell, 0 for the band's ground, repeating after 32 columns. */
export type Band = { rows: number; at: (column: number, row: number) => number };

const STEP = 2;
const down = (value: number, step = STEP) => Math.floor(value / step) * step;

/** Distance of a column's middle from the middle of its figure. */
const fromMiddle = (column: number, period: number) =>
  Math.abs(modulo(column, period) + 0.5 - period / 2);

export const stripe = (rows: number): Band => ({ rows, at: () => 0 });

/** Stepped pyramids within pyramids, standing or hanging. */
export function pyramids({
  rows,
  period,
  hangs = false,
}: {
  rows: number;
  period: number;
  hangs?: boolean;
}): Band {
  return {
    rows,
    at: (column, row) => {
      const level = down(hangs ? rows - 1 - row : row);
      const within = ((level + STEP) * period) / 2 / rows - down(fromMiddle(column, period));
      if (within <= 0) return 0;
      return within <= 4 ? 1 : within <= 8 ? 2 : 3;
    },
  };
}

/** Stepped diamonds within diamonds, side by side. */
export function diamonds({ rows, period }: { rows: number; period: number }): Band {
  return {
    rows,
    at: (column, row) => {
      const a = down(fromMiddle(column, period)) / (period / 2);
      const b = down(Math.abs(row + 0.5 - rows / 2)) / (rows / 2);
      const distance = a + b;
      if (distance >= 1) return 0;
      return distance >= 0.72 ? 1 : distance >= 0.48 ? 2 : distance >= 0.2 ? 3 : 4;
    },
  };
}

/** Lightning: a stepped zigzag, its light line above. */
export function lightning({
  rows,
  period,
  thick,
}: {
  rows: number;
  period: number;
  thick: number;
}): Band {
  return {
    rows,
    at: (column, row) => {
      const climb = down(fromMiddle(column, period) * ((rows - thick) / (period / 2)));
      const above = row - climb;
      if (above < 0 || above >= thick) return 0;
      return above < STEP ? 2 : above >= thick - STEP ? 3 : 1;
    },
  };
}

/** Arrowheads that follow each other along the band. */
export function arrows({ rows, period }: { rows: number; period: number }): Band {
  return {
    rows,
    at: (column, row) => {
      const slant = modulo(column + down(Math.abs(row + 0.5 - rows / 2)), period);
      return slant < period * 0.3 ? 1 : slant < period * 0.5 ? 2 : 0;
    },
  };
}

/** Keys that bend back upon themselves: the stepped fret of Mitla. */
export function frets({ rows }: { rows: number }): Band {
  const chart = [
    '################',
    '################',
    '##..............',
    '##..............',
    '##..########..##',
    '##..########..##',
    '##..##....##..##',
    '##..##....##..##',
    '##......####..##',
    '##......####..##',
    '##############..',
    '##############..',
  ];
  return {
    rows,
    at: (column, row) =>
      chart[Math.floor((row * chart.length) / rows)][modulo(column, 16)] === '#' ? 1 : 2,
  };
}

export const checks = (rows: number): Band => ({
  rows,
  at: (column, row) => (Math.floor(column / 2) + Math.floor(row / 2)) % 2,
});
