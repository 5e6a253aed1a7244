import { BLANK_MASK_PIXELS } from '@toile/contract';
import { EngineError } from '@toile/engines';
import type { PixelSize } from '@toile/tools';
import sharp from 'sharp';
import { softLevels } from './soft-levels.ts';

/** A mask as the tools send it: 1 where the subject is. */
export type Mask = {
  width: number;
  height: number;
  inside: Uint8Array;
  box: Box;
  /** How much of each pixel is selected, 0–255, where the mask's edge is soft; absent for a firm one. */
  levels?: Uint8Array;
};
/** Left and top included, right and bottom not. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** Below this level (0–255) a pixel of a soft edge is not selected. */
const FAINT = 8;

/** Below this alpha a pixel is not selected. */
const ALPHA_CUT = 50;

/**
 * Reads a mask: what is opaque is the subject. A mask without any transparency is read by its
 * brightness. An edge of several pixels is soft, and stays so. Throws a `refused` EngineError: 'undecodable', or 'mask-blank' for 300 pixels or fewer.
 */
export async function readMask(bytes: Uint8Array): Promise<Mask> {
  const { data, info } = await decode(bytes);
  const { width, height } = info;
  let isOpaque = true;
  for (let i = 3; i < data.length && isOpaque; i += 4) isOpaque = data[i] === 255;
  const levels = softLevels(data, isOpaque ? 1 : 3, info);
  if (levels) {
    const selected = levels.map((level) => (level > FAINT ? 1 : 0));
    return { ...maskOf(selected, { width, height }), levels };
  }
  const inside = new Uint8Array(width * height);
  for (let i = 0; i < inside.length; i += 1) {
    inside[i] = (isOpaque ? data[i * 4 + 1] > 127 : data[i * 4 + 3] > ALPHA_CUT) ? 1 : 0;
  }
  return maskOf(inside, { width, height });
}

/** The mask of chosen pixels. Throws a `refused` EngineError of the given reason for 300 pixels or fewer. */
export function maskOf(
  inside: Uint8Array,
  { width, height }: PixelSize,
  reason: 'mask-blank' | 'no-subject' = 'mask-blank',
): Mask {
  let count = 0;
  const box = { left: width, top: height, right: 0, bottom: 0 };
  for (let i = 0; i < inside.length; i += 1) {
    if (!inside[i]) continue;
    count += 1;
    const x = i % width;
    const y = (i - x) / width;
    if (x < box.left) box.left = x;
    if (x >= box.right) box.right = x + 1;
    if (y < box.top) box.top = y;
    if (y >= box.bottom) box.bottom = y + 1;
  }
  if (count <= BLANK_MASK_PIXELS) {
    throw new EngineError('refused', `A mask of ${count} pixels`, { reason });
  }
  return { width, height, inside, box };
}

async function decode(bytes: Uint8Array) {
  try {
    return await sharp(bytes, { limitInputPixels: 80_000_000 })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    throw new EngineError('refused', 'The mask cannot be decoded', {
      reason: 'undecodable',
      cause,
    });
  }
}
