import type { PixelSize } from '@toile/tools';
import { smoothstep } from '../../core/interpolate.ts';
import { floatsOf } from '../../core/map-plane.ts';
import { blurPlane } from '../../core/plane/blur-plane.ts';
import { components } from '../../core/plane/components.ts';

/** Taller marks than this part of the face, unless they are as thin as a nose, are hatching. */
const TALLEST = 0.24;
const THIN_PX = 4;
/** Pixels of ground around the face in its box. */
export const FACE_MARGIN_PX = 12;
/** The part of the way from the middle of the face to its outline that features lie within. */
const INSIDE = 0.78;

/**
 * Leaves of how a drawn face differs from its own skin what is a feature: dark marks that are
 * short, and the white of eyes beside them. Grain of paper and the hatching of a shaded cheek
 * become 1. Changes the planes; lips are red, not dark, and stay.
 */
export function keepFeatures(rgb: readonly Float32Array[], size: PixelSize): void {
  const [red, green, blue] = rgb;
  const mask = new Uint8Array(red.length);
  for (let i = 0; i < mask.length; i += 1) if (red[i] < 0.72 && isInside(i, size)) mask[i] = 1;
  const { labels, list } = components(mask, size, true);
  const tall = (size.height - 2 * FACE_MARGIN_PX) * TALLEST;
  const isHatch = list.map(
    ({ left, right, top, bottom }) => bottom - top > tall && right - left > THIN_PX,
  );
  const features = floatsOf(labels, (label) => (label > 0 && !isHatch[label - 1] ? 1 : 0));
  const near = blurPlane(features, size, 2);
  for (let i = 0; i < mask.length; i += 1) {
    const label = labels[i];
    const mean = (red[i] + green[i] + blue[i]) / 3;
    const kept = label > 0 && isHatch[label - 1] ? 0 : smoothstep(0.06, 0.22, Math.abs(1 - mean));
    const white = smoothstep(0.05, 0.15, near[i]) * smoothstep(1.2, 1.5, mean);
    for (const plane of rgb) {
      const ratio = plane[i];
      plane[i] = 1 + (ratio < 1 ? (ratio - 1) * kept : (Math.min(1.7, ratio) - 1) * white);
    }
  }
}

function isInside(i: number, { width, height }: PixelSize): boolean {
  const y = Math.floor(i / width);
  const u = (i - y * width - width / 2) / (width / 2 - FACE_MARGIN_PX);
  const v = (y - height / 2) / (height / 2 - FACE_MARGIN_PX);
  return u * u + v * v < INSIDE * INSIDE;
}
