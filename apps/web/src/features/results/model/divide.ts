import type { Viewport } from '../../../canvas/stage/viewport.ts';
import type { Size } from '../../../lib/pictures/paper.ts';

/** The part of the view in which a picture is visible, in CSS pixels from the view's left side. */
export type Stretch = { left: number; right: number };

/** The visible stretch of a picture, from left to right. */
export function seenStretch({ scale, x }: Viewport, picture: Size, view: Size): Stretch {
  const left = Math.max(0, x);
  return { left, right: Math.max(left, Math.min(view.width, x + picture.width * scale)) };
}

/** Position of a divider that leaves `share` (0 to 1) of the stretch to its left. */
export function placeDivider(share: number, { left, right }: Stretch): number {
  return left + share * (right - left);
}

/** The share to the left of a position, within 0 and 1. */
export function shareAt(x: number, { left, right }: Stretch): number {
  if (right <= left) return 0;
  return clamp((x - left) / (right - left));
}

const STEP = 0.02;
const LARGE_STEP = 0.1;

/** The share after a key moves the divider; undefined for a key that does not. */
export function shareAfterKey(share: number, key: string): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return clamp(share - STEP);
    case 'ArrowRight':
    case 'ArrowUp':
      return clamp(share + STEP);
    case 'PageDown':
      return clamp(share - LARGE_STEP);
    case 'PageUp':
      return clamp(share + LARGE_STEP);
    case 'Home':
      return 0;
    case 'End':
      return 1;
    default:
      return undefined;
  }
}

const clamp = (share: number): number => Math.min(1, Math.max(0, share));
