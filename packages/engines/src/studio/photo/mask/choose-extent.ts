import { LABEL } from '../parse/labels.ts';

/** How much a set of dots asks for. */
export type Extent = 'subject' | 'garment' | 'region';

/**
 * What dots ask for, by what lies under those that are wanted: the whole subject for skin, hair
 * or several clothes, one garment for dots on it alone, else what has the colour of the ground there.
 */
export function chooseExtent(
  labels: readonly number[],
  { isInSubject, isPerson }: { isInSubject: readonly boolean[]; isPerson: boolean },
): Extent {
  const inside = isInSubject.filter(Boolean).length;
  if (inside * 2 <= isInSubject.length) return 'region';
  if (!isPerson) return 'subject';
  const kinds = new Set(labels.filter((_, at) => isInSubject[at]));
  const isBody = kinds.has(LABEL.skin) || kinds.has(LABEL.hair);
  return isBody || kinds.size > 1 ? 'subject' : 'garment';
}
