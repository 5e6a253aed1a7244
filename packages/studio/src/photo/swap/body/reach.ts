import type { PixelSize } from '@toile/tools';
import { lerp } from '../../../core/interpolate.ts';
import { distanceTo } from '../../../core/plane/distance-to.ts';
import { boundsOf, grown } from '../../field/bounds.ts';
import { cropped, pasted } from '../../field/crop.ts';
import { softBlur } from '../../field/soft-blur.ts';
import type { Wear } from '../choose-wear.ts';
import type { FlatLay } from '../source/flat-lay.ts';
import type { ViewedBody } from './viewed-body.ts';

type Reached = {
  /** Alpha of the person, 0–255 a pixel. */
  alpha: Uint8Array;
  body: ViewedBody;
  flat: FlatLay;
  wear: Wear;
  size: PixelSize;
};

/** Distance of cloth from the body, as a share of the shoulders' width, for each fit. */
const OFF = { close: 0.008, regular: 0.02, relaxed: 0.04 };

/** Least alpha (0–255) of a pixel of the person: below half, so that soft edges belong to the person. */
const PERSON = 110;

/**
 * Area of a mask that the garment may cover: the person, a margin around the person for the cloth's
 * thickness, and below the waist the width of the garment itself. Ground in the mask is left out.
 */
export function reachOf(mask: Uint8Array, { alpha, body, flat, wear, size }: Reached): Uint8Array {
  const found = boundsOf(mask, size, 1);
  if (!found) return mask;
  const offPx = body.shouldersPx * OFF[wear.fit];
  const box = grown(found, Math.ceil(offPx) + 2, size);
  const part = { width: box.right - box.left, height: box.bottom - box.top };
  const person = cropped(alpha, size, box).map((level) => (level >= PERSON ? 1 : 0));
  const away = distanceTo(person, part);
  const isWide = flare({ body, flat, size }, { mask, alpha });
  const own = cropped(mask, size, box).map((on, i) => {
    if (!on) return 0;
    if (away[i] <= offPx) return 1;
    return isWide((i % part.width) + box.left, Math.floor(i / part.width) + box.top) ? 1 : 0;
  });
  const smooth = softBlur({ ...part, values: Float32Array.from(own) }, SMOOTH_PX).values;
  const even = own.map((on, i) => (on && smooth[i] > 0.42 ? 1 : 0));
  return pasted(even, new Uint8Array(mask.length), size, box);
}

/** Sigma (pixels) of the blur that closes cracks in the area and removes splinters. */
const SMOOTH_PX = 2;

/** Height of the waist, as a share of the torso from the chest down: below it a skirt may leave the body. */
const WAIST = 0.7;

type Masked = { mask: Uint8Array; alpha: Uint8Array };

/** Test of a pixel: a skirt of its own size, worn from the waist on, covers it. */
function flare(
  { body, flat, size }: Pick<Reached, 'body' | 'flat' | 'size'>,
  { mask, alpha }: Masked,
): (x: number, y: number) => boolean {
  const waistY = Math.round(body.chest.y + body.torsoPx * WAIST);
  const { top, bottom } = boundsOf(mask, size, 1) ?? { top: waistY, bottom: waistY };
  const isSkirt = !flat.isLegs && bottom > body.hips.y + body.torsoPx * 0.4;
  if (!isSkirt) return () => false;
  const fromY = Math.max(waistY, top + 2);
  const isHung = top > body.chest.y + body.torsoPx * 0.5;
  const { box, high } = flat.silhouette;
  const flatTop = isHung ? box.top : (flat.tips[0].y + flat.tips[1].y) / 2;
  const onTop = isHung ? top : (body.shoulders[0].y + body.shoulders[1].y) / 2;
  const scale = isHung
    ? bodyWide(fromY, { body, size, alpha }) / Math.max(1, wideOf(flat, box.top + high * 0.06))
    : (body.shouldersPx * 1.16) / Math.max(1, flat.tips[1].x - flat.tips[0].x);
  const hemY = onTop + (flat.hemY - flatTop) * scale;
  // Sleeves may lie beside the skirt: its sides are taken at its ends only.
  const waistWide = bodyWide(fromY, { body, size, alpha });
  const hemWide = wideOf(flat, flat.hemY - high * 0.03) * scale;
  return (x, y) => {
    if (y < fromY || y > hemY) return false;
    const wide = lerp(waistWide, Math.max(waistWide, hemWide), (y - fromY) / (hemY - fromY));
    return Math.abs(x - body.spineX(y)) < wide / 2;
  };
}

function wideOf({ sides }: FlatLay, y: number): number {
  const [left, right] = sides(y);
  return right - left;
}

/** Width of the person around the spine in a row, in pixels; at most 1.3 widths of the shoulders. */
function bodyWide(
  y: number,
  { body, size, alpha }: Pick<Reached, 'body' | 'size' | 'alpha'>,
): number {
  const middle = Math.round(body.spineX(y));
  const row = y * size.width;
  let left = middle;
  let right = middle;
  while (left > 0 && alpha[row + left - 1] >= PERSON) left -= 1;
  while (right < size.width - 1 && alpha[row + right + 1] >= PERSON) right += 1;
  return Math.min(right - left, body.shouldersPx * 1.3);
}
