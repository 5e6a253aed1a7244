import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import { z } from 'zod';
import type { Picture } from './expect-golden.ts';

/** Set it to keep what is drawn now, after a change that is meant to be seen. */
const isRenewal = process.env.RENEW_GOLDEN === '1';

const keptSchema = z.record(z.string(), z.string());
type Kept = z.output<typeof keptSchema>;

/** What is kept under a name in `kept/`; a renewal keeps what is drawn now. */
function keptAs(name: string, now: Kept): Kept {
  const file = new URL(`./kept/${name}.json`, import.meta.url);
  if (isRenewal) writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
  expect(existsSync(file), 'RENEW_GOLDEN=1 draws it').toBe(true);
  return keptSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Drawn shapes, each with a name of its own, are those whose digests are kept under `name`. */
export function expectDigests(name: string, drawn: Readonly<Record<string, unknown>>): void {
  const now = Object.fromEntries(Object.entries(drawn).map(([of, it]) => [of, digestOf(it)]));
  expect(now).toEqual(keptAs(name, now));
}

/**
 * Math functions may differ by a bit between Node versions: lengths count to a hundredth of a pixel.
 * The offset keeps round numbers away from the limits between two hundredths.
 */
const digestOf = (drawn: unknown): string =>
  createHash('sha256')
    .update(
      JSON.stringify(drawn, (_, value: unknown) =>
        typeof value === 'number' ? Math.floor(value * 100 + 0.37) : value,
      ),
    )
    .digest('hex')
    .slice(0, 16);

/** A picture's fields: columns and rows. */
const GRID = { columns: 4, rows: 6 };
/** Fields of a picture may differ by so many levels. */
const LEVELS = 1;

/** Pictures, each with a name of its own, have in each field the mean colour that is kept under `name`. */
export function expectTones(name: string, pictures: Readonly<Record<string, Picture>>): void {
  const now = Object.fromEntries(
    Object.entries(pictures).map(([of, picture]) => [
      of,
      Buffer.from(tonesOf(picture)).toString('hex'),
    ]),
  );
  const kept = keptAs(name, now);
  expect(Object.keys(now)).toEqual(Object.keys(kept));
  const changed = Object.keys(now).filter((of) => {
    const then = Buffer.from(kept[of], 'hex');
    return Buffer.from(now[of], 'hex').some((value, i) => Math.abs(value - then[i]) > LEVELS);
  });
  expect(changed, 'look otherwise than they did').toEqual([]);
}

/** The mean red, green, blue and alpha of each field, row by row. Colour counts by its alpha. */
function tonesOf({ data, width, height }: Picture): Uint8Array {
  const sums = new Float64Array(GRID.columns * GRID.rows * 5);
  for (let i = 0; i < width * height; i += 1) {
    const column = Math.floor(((i % width) * GRID.columns) / width);
    const row = Math.floor((Math.floor(i / width) * GRID.rows) / height);
    const at = (row * GRID.columns + column) * 5;
    const alpha = data[i * 4 + 3];
    for (let c = 0; c < 3; c += 1) sums[at + c] += data[i * 4 + c] * (alpha / 255);
    sums[at + 3] += alpha;
    sums[at + 4] += 1;
  }
  return Uint8Array.from({ length: GRID.columns * GRID.rows * 4 }, (_, i) => {
    const at = Math.floor(i / 4) * 5;
    return Math.round(sums[at + (i % 4)] / sums[at + 4]);
  });
}
