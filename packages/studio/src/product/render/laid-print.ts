import { createPattern } from '../../pattern/create-pattern.ts';
import { linearOfByte } from './surfaces.ts';

/** A pattern that is laid on cloth: linear red, green and blue of a seamless tile. */
export type LaidPrint = { rgb: Float32Array; unread: readonly string[] };

const TILE_PX = 256;
/** Page pixels of one repeat: about 35 cm on a figure of the usual size. */
const REPEAT_PX = 176;
/** The whitest cloth gives back little more than half of the light, so that its folds show. */
const WHITEST = 0.57;

let last: { words: string; print: LaidPrint } | undefined;

/** A pattern that create-pattern draws for the words of a prompt. */
export function laidPrint(words: string): LaidPrint {
  if (last?.words === words) return last.print;
  const { data, unread } = createPattern({ prompt: words, seed: 5, variant: 0, sizePx: TILE_PX });
  const rgb = new Float32Array(TILE_PX * TILE_PX * 3);
  for (let i = 0; i < TILE_PX * TILE_PX; i += 1) {
    for (let c = 0; c < 3; c += 1) rgb[i * 3 + c] = linearOfByte(data[i * 4 + c]) * WHITEST;
  }
  const print = { rgb, unread };
  last = { words, print };
  return print;
}

/** One channel of a laid pattern at a place of the cloth, in page pixels across and along it. */
export function laidAt({ rgb }: LaidPrint, { u, v }: { u: number; v: number }, c: number): number {
  const x = (u / REPEAT_PX) * TILE_PX;
  const y = (v / REPEAT_PX) * TILE_PX;
  const column = Math.floor(x);
  const row = Math.floor(y);
  const mask = TILE_PX - 1;
  const at = (i: number, j: number) => rgb[((j & mask) * TILE_PX + (i & mask)) * 3 + c];
  const fx = x - column;
  const fy = y - row;
  const upper = at(column, row) + (at(column + 1, row) - at(column, row)) * fx;
  const lower = at(column, row + 1) + (at(column + 1, row + 1) - at(column, row + 1)) * fx;
  return upper + (lower - upper) * fy;
}
