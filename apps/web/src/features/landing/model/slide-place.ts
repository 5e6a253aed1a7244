export type SlidePlace = 'current' | 'next' | 'previous' | 'away';

type Turn = { index: number; count: number };

/** Place of a slide beside the current one; only neighbours are loaded. */
export function placeOfSlide(position: number, { index, count }: Turn): SlidePlace {
  if (position === index) return 'current';
  if (position === (index + 1) % count) return 'next';
  return position === (index - 1 + count) % count ? 'previous' : 'away';
}
