import type { PixelSize } from '@toile/tools';

/** Least ratio of a photo's width to its height for a new picture that lies as it does. */
const LYING = 1.05;
/** Largest ratio of a new picture's width to its height: a wider photo gets more ground and sky. */
const WIDEST = 2;

/** Places are drawn at half the size first. */
const evened = (lengthPx: number) => lengthPx - (lengthPx % 2);

/** Size of the new picture: the wanted one; for a photo that is wider than high the photo's shape, as long as the wanted one. */
export function frameOf(wanted: PixelSize, photo: PixelSize): PixelSize {
  const ratio = photo.width / photo.height;
  if (ratio < LYING || wanted.width > wanted.height) {
    return { width: evened(wanted.width), height: evened(wanted.height) };
  }
  const width = Math.max(wanted.width, wanted.height);
  return { width: evened(width), height: evened(Math.round(width / Math.min(ratio, WIDEST))) };
}
