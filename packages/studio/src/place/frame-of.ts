import type { PixelSize } from '@toile/tools';

/** Least ratio of a landscape photo's width to its height: the new picture is landscape too. */
const LANDSCAPE = 1.05;
/** Largest ratio of a new picture's width to its height: a wider photo gets more ground and sky. */
const WIDEST = 2;

/** Places are drawn at half the size first. */
const evened = (lengthPx: number) => lengthPx - (lengthPx % 2);

/** Size of the new picture: the wanted one; for a landscape photo the photo's shape, as long as the wanted one. */
export function frameOf(wanted: PixelSize, photo: PixelSize): PixelSize {
  const ratio = photo.width / photo.height;
  if (ratio < LANDSCAPE || wanted.width > wanted.height) {
    return { width: evened(wanted.width), height: evened(wanted.height) };
  }
  const width = Math.max(wanted.width, wanted.height);
  return { width: evened(width), height: evened(Math.round(width / Math.min(ratio, WIDEST))) };
}
