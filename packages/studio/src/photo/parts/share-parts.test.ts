import { expect, test } from 'vitest';
import { PART_CELLS } from './find-parts.ts';
import { PART, PARTS } from './parts.ts';
import { shareParts } from './share-parts.ts';

const SIDE = 64;

/** Two pieces: the left half of a square photo, and the right. */
const pieces = {
  width: SIDE,
  height: SIDE,
  count: 2,
  ids: Int32Array.from({ length: SIDE * SIDE }, (_, i) => (i % SIDE < SIDE / 2 ? 0 : 1)),
};

/** A map with one part in its left half, and another in its right. */
function mapOf(left: number, right: number): Uint8Array {
  const cells = PART_CELLS ** 2;
  const map = new Uint8Array(cells * PARTS.length);
  for (let i = 0; i < cells; i += 1) {
    map[(i % PART_CELLS < PART_CELLS / 2 ? left : right) * cells + i] = 255;
  }
  return map;
}

const shareOf = (shares: Float32Array, piece: number, part: number) =>
  shares[piece * PARTS.length + part];

test('each piece has the part that the map shows over it', () => {
  const window = { left: 0, top: 0, width: SIDE, height: SIDE };
  const shares = shareParts(pieces, mapOf(PART.top, PART.bag), window);
  expect(shareOf(shares, 0, PART.top)).toBeGreaterThan(0.97);
  expect(shareOf(shares, 1, PART.bag)).toBeGreaterThan(0.97);
  for (const piece of [0, 1]) {
    const own = shares.subarray(piece * PARTS.length, (piece + 1) * PARTS.length);
    expect(own.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 2);
  }
});

test('the window lies where the body was seen, also beyond the photo', () => {
  const window = { left: 0, top: -SIDE / 2, width: SIDE * 2, height: SIDE * 2 };
  const shares = shareParts(pieces, mapOf(PART.top, PART.bag), window);
  expect(shareOf(shares, 1, PART.top)).toBeGreaterThan(0.97);
});
