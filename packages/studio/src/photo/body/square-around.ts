import type { PixelSize } from '@toile/tools';
import type { Window } from '../../models/picture-planes.ts';
import { boundsOf } from '../field/bounds.ts';

/** Room around the subject, so that no joint lies at the edge of what is looked at. */
const ROOM = 1.15;

/**
 * The square window of a photo in which its body is looked at: about the subject of an alpha, or
 * about the whole photo where nothing is cut out. It may reach beyond the photo.
 */
export function squareAround(alpha: Uint8Array, { width, height }: PixelSize): Window {
  const { left, top, right, bottom } = boundsOf(alpha, { width, height }) ?? {
    left: 0,
    top: 0,
    right: width,
    bottom: height,
  };
  const side = Math.round(Math.max(right - left, bottom - top) * ROOM);
  return {
    left: Math.round((left + right - side) / 2),
    top: Math.round((top + bottom - side) / 2),
    width: side,
    height: side,
  };
}
