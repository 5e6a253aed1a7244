import type { PlacedDot } from './placed-dot.ts';

/**
 * Dots without those that slipped off the subject: those on the ground near its edge, and any
 * others there that are fewer than the ones on it. Where most are far off the ground is meant, and
 * all stay.
 */
export function dropOutside(
  dots: readonly PlacedDot[],
  isNearSubject: (dot: PlacedDot) => boolean,
): readonly PlacedDot[] {
  const inside = dots.filter(({ isInSubject }) => isInSubject);
  if (inside.length === 0) return dots;
  const away = dots.filter((dot) => !dot.isInSubject && !isNearSubject(dot));
  return away.length >= inside.length ? dots : inside;
}
