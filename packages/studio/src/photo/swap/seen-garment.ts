import type { PixelSize } from '@toile/tools';
import { distanceTo } from '../../core/plane/distance-to.ts';
import { toLab } from '../field/to-lab.ts';
import { LABEL } from '../parse/labels.ts';
import { isOfTone, type skinTone } from './fill/skin-tone.ts';

type Masked = {
  labels: Uint8Array;
  mask: Uint8Array;
  /** Alpha of the person, 0–255 a pixel. */
  alpha: Uint8Array;
  rgb: Uint8Array;
  skin: ReturnType<typeof skinTone>;
  size: PixelSize;
};

/** Least share of the mask that the labels call garment: below it the labels are wrong. */
const LEAST_PART = 0.15;
/** Width in pixels of the rim that still has the garment's colour. */
const RIM_PX = 1.5;
const HALF = 128;

/**
 * The garment's pixels in the mask, all but skin, hair, bags and ground: what was marked of another
 * garment is replaced too. The whole mask where the labels call nearly all of it something else.
 */
export function seenGarment(masked: Masked): Uint8Array {
  const { labels, mask, alpha, rgb, skin, size } = masked;
  const lab = toLab(rgb);
  // The labels often take edges of clothes for skin.
  const isBare = (i: number) =>
    labels[i] === LABEL.skin && (skin === undefined || isOfTone(lab, i, skin));
  const isKept = (i: number) => labels[i] === LABEL.hair || labels[i] === LABEL.held;
  const isOther = (i: number) =>
    isBare(i) || isKept(i) || (labels[i] === LABEL.background && alpha[i] < HALF);
  const own = mask.map((on, i) => (on && !isOther(i) ? 1 : 0));
  const count = (plane: Uint8Array) => plane.reduce((sum, on) => sum + on, 0);
  if (count(own) < count(mask) * LEAST_PART) return mask;
  const away = distanceTo(own, size);
  return mask.map((on, i) => (on && away[i] < RIM_PX && !isKept(i) ? 1 : 0));
}
