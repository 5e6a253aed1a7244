/** A weft-faced block of a strip: the part of a cell, 0 to 3, in a strip of 32 columns. */
export type WovenBlock = { rows: number; at: (column: number, row: number) => number };

const fromMiddle = (at: number, size: number) => Math.abs(at + 0.5 - size / 2);
const even = (value: number) => Math.floor(value / 2) * 2;

/** Bars across the strip. */
const bars: WovenBlock = {
  rows: 24,
  at: (_, row) => [0, 1, 0, 2, 2, 0, 2, 2, 0, 1, 0, 0][Math.floor(row / 2)],
};

const checker: WovenBlock = {
  rows: 24,
  at: (column, row) => (Math.floor(column / 4) + Math.floor(row / 4)) % 2,
};

const diamond: WovenBlock = {
  rows: 32,
  at: (column, row) => {
    const distance = even(fromMiddle(column, 32)) + even(fromMiddle(row, 32));
    return distance < 4 ? 2 : distance < 8 ? 1 : distance < 12 ? 3 : distance < 16 ? 1 : 0;
  },
};

const zigzag: WovenBlock = {
  rows: 32,
  at: (column, row) => {
    const climb = (row + even(fromMiddle(column % 16, 16)) * 1) % 16;
    return climb < 4 ? 1 : climb < 8 ? 0 : climb < 12 ? 2 : 0;
  },
};

/** Two triangles that meet by their points. */
const hourglass: WovenBlock = {
  rows: 28,
  at: (column, row) => {
    const across = even(fromMiddle(column, 32));
    const away = even(fromMiddle(row, 28));
    return across < away ? 1 : across < away + 4 ? 2 : 0;
  },
};

/** A staircase climbing to both sides. */
const stairs: WovenBlock = {
  rows: 24,
  at: (column, row) => {
    const stair = Math.floor(row / 4) * 4 + Math.floor(fromMiddle(column, 32) / 4) * 4;
    return Math.floor(stair / 4) % 3;
  },
};

const pegs: WovenBlock = {
  rows: 20,
  at: (column, row) => {
    if (row < 4 || row >= 16) return row < 2 || row >= 18 ? 2 : 0;
    return Math.floor((column + 2) / 4) % 2 === 0 ? 1 : row < 6 || row >= 14 ? 0 : 3;
  },
};

export const WOVEN_BLOCKS: readonly WovenBlock[] = [
  bars,
  checker,
  diamond,
  zigzag,
  hourglass,
  stairs,
  pegs,
];
