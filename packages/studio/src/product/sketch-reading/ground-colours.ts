import type { PixelSize } from '@toile/tools';
import type { Lab } from '../../core/colour.ts';
import { labAt, type Wash } from './wash-colours.ts';

/** The part (0 to 1) of the ground near a height that has about a colour. */
export type GroundColours = (y: number, lab: Lab) => number;

const BAND_PX = 32;
const NEAR_PX = 90;
const ALIKE = 0.065;

/** Collects the colours of the ground beside the figure, in bands. */
export function groundColours(
  ground: Uint8Array,
  { wash, size }: { wash: Wash; size: PixelSize },
): GroundColours {
  const bands: Lab[][] = [];
  for (let top = 0; top < size.height; top += BAND_PX)
    bands.push(colourOfBand(top, { ground, wash, size }));
  return (y, lab) => {
    const band = bands[Math.min(bands.length - 1, Math.max(0, Math.floor(y / BAND_PX)))];
    if (band.length === 0) return 0;
    let alike = 0;
    for (const one of band) if (colourGap(one, lab) < ALIKE) alike += 1;
    return alike / band.length;
  };
}

type Sources = { ground: Uint8Array; wash: Wash; size: PixelSize };

function colourOfBand(top: number, { ground, wash, size: { width, height } }: Sources): Lab[] {
  const found: Lab[] = [];
  for (let y = top; y < Math.min(height, top + BAND_PX); y += 8) {
    const row = y * width;
    let left = 0;
    let right = width - 1;
    while (left < width && ground[row + left]) left += 1;
    while (right > left && ground[row + right]) right -= 1;
    for (let step = 4; step < NEAR_PX; step += 9) {
      for (const x of [left - step, right + step]) {
        if (x < 0 || x >= width) continue;
        found.push(labAt(wash, row + x));
      }
    }
  }
  return found;
}

/** Difference of two colours. Lightness counts less than hue, since shading changes it. */
export const colourGap = (a: Lab, b: Lab): number =>
  Math.hypot((a[0] - b[0]) * 0.7, (a[1] - b[1]) * 1.6, (a[2] - b[2]) * 1.6);
