import type { PixelSize } from '@toile/tools';
import { components, largestArea } from '../../core/plane/components.ts';
import { closeCracks } from '../mask/close-cracks.ts';
import type { PhotoReading } from '../open-reading.ts';
import { groundOf } from '../swap/source/ground.ts';
import { offGround } from '../swap/source/off-ground.ts';

/**
 * Limits for a garment without a wearer: its share of the photo's area, and the share of the
 * photo's rim (two pixels wide) that it may touch.
 */
const AREA = { least: 0.04, most: 0.8 };
const MOST_RIM = 0.12;

/** Test of a cut-out: its area and its distance from the rim are those of a garment on its own. */
function isAlone(alpha: Uint8Array, { width, height }: PixelSize): boolean {
  let inside = 0;
  let rim = 0;
  for (let i = 0; i < alpha.length; i += 1) {
    if (alpha[i] < 128) continue;
    inside += 1;
    const x = i % width;
    const y = (i - x) / width;
    if (x < 2 || y < 2 || x >= width - 2 || y >= height - 2) rim += 1;
  }
  const part = inside / alpha.length;
  const isFree = rim < (width + height) * 4 * MOST_RIM;
  return part > AREA.least && part < AREA.most && isFree;
}

/** Least share of the border that has the ground's colour for the ground to count as plain. */
const PLAIN = 0.9;

/**
 * Alpha (0–255 a pixel) of a garment that nobody wears: the models' cut-out, else, on a plain page,
 * the area that lines enclose, as in a drawing. Undefined where neither looks like one garment.
 */
export async function cutAlone(reading: PhotoReading): Promise<Uint8Array | undefined> {
  const { photo } = reading;
  const alpha = await reading.alpha();
  if (isAlone(alpha, photo)) return alpha;
  const ground = groundOf(reading.lab(), photo);
  if (ground.share < PLAIN) return undefined;
  const drawn = largestPart(
    closeCracks(offGround(reading.lab(), ground.lab, photo), photo, 2),
    photo,
  );
  return isAlone(drawn, photo) ? drawn : undefined;
}

function largestPart(mask: Uint8Array, size: PixelSize): Uint8Array {
  const { labels, list } = components(mask, size);
  const most = largestArea(list);
  const id = list.find(({ areaPx }) => areaPx === most)?.id;
  return mask.map((_, i) => (labels[i] === id ? 255 : 0));
}
