import type { PixelSize } from '@toile/tools';
import { smoothstep } from '../core/interpolate.ts';
import { components } from '../sketch-reading/plane/components.ts';

/** Taller marks than this part of the face's box, unless they are as thin as a nose, are hatching. */
const TALLEST = 0.17;
const THIN_PX = 4;

/**
 * Leaves of how a drawn face differs from its own skin what is a feature: dark marks that are
 * short, and the white of eyes. Grain of paper and the hatching of a shaded cheek become 1.
 * Changes the planes.
 */
export function keepFeatures(rgb: readonly Float32Array[], size: PixelSize): void {
  const [red, green, blue] = rgb;
  const mask = new Uint8Array(red.length);
  for (let i = 0; i < mask.length; i += 1) {
    if (red[i] + green[i] + blue[i] < 2.3) mask[i] = 1;
  }
  const { labels, list } = components(mask, size, true);
  const isHatch = list.map(
    ({ left, right, top, bottom }) =>
      bottom - top > size.height * TALLEST && right - left > THIN_PX,
  );
  for (let i = 0; i < mask.length; i += 1) {
    const label = labels[i];
    const mean = (red[i] + green[i] + blue[i]) / 3;
    const kept = label > 0 && isHatch[label - 1] ? 0 : smoothstep(0.05, 0.2, Math.abs(1 - mean));
    for (const plane of rgb) plane[i] = 1 + (featureOf(plane[i]) - 1) * kept;
  }
}

/** Darker as it is; lighter only where it is much lighter, as in an eye. */
const featureOf = (ratio: number) =>
  ratio < 1 ? ratio : 1 + (Math.min(1.8, ratio) - 1) * smoothstep(1.2, 1.45, ratio);
