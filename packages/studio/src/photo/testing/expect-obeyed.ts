import sharp from 'sharp';
import { expect } from 'vitest';
import type { Drawn } from '../../core/kind.ts';
import { distanceTo } from '../../core/plane/distance-to.ts';
import { readMask } from '../subject/read-mask.ts';

/** Width in pixels of a mask's soft border. */
const BORDER_PX = 3;
/** Difference in levels up to which a pixel is as it was. */
const SAME = 2;
/** Largest share of what was marked that may stay by chance: new cloth of the old one's colour. */
const LEFT = 0.01;

type Marked = {
  photo: Uint8Array;
  mask: Uint8Array;
  /** True where a short garment goes over a long one, whose lower part stays as a skirt. */
  isOverLong?: boolean;
};

/** All that was marked is replaced, and nothing else changes. */
export async function expectObeyed(
  drawn: Drawn,
  { photo, mask, isOverLong }: Marked,
): Promise<void> {
  const before = await sharp(photo).removeAlpha().raw().toBuffer();
  const { inside } = await readMask(mask);
  const depth = distanceTo(
    inside.map((on) => 1 - on),
    drawn,
  );
  const change = (i: number) =>
    Math.max(...[0, 1, 2].map((c) => Math.abs(drawn.data[i * 4 + c] - before[i * 3 + c])));
  let marked = 0;
  let left = 0;
  let spilt = 0;
  for (let i = 0; i < inside.length; i += 1) {
    if (!inside[i]) spilt += change(i) > 0 ? 1 : 0;
    if (depth[i] <= BORDER_PX) continue;
    marked += 1;
    left += change(i) <= SAME ? 1 : 0;
  }
  expect(spilt).toBe(0);
  if (!isOverLong) expect(left / marked).toBeLessThan(LEFT);
}
