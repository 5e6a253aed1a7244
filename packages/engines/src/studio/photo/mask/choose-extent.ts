import { LABEL } from '../parse/labels.ts';

/** How much a set of dots asks for. */
export type Extent = 'subject' | 'garment' | 'region';

type DotPlaces = {
  isInSubject: readonly boolean[];
  isPerson: boolean;
  /** All dots have much the same colour under them. */
  isOneCloth: boolean;
};

/**
 * What dots ask for, by what lies under those that are wanted: the whole subject for skin, hair
 * or several clothes, one garment for dots on it alone, else what has the colour of the ground there.
 */
export function chooseExtent(
  labels: readonly number[],
  { isInSubject, isPerson, isOneCloth }: DotPlaces,
): Extent {
  const inside = isInSubject.filter(Boolean).length;
  if (inside * 2 <= isInSubject.length) return 'region';
  if (!isPerson) return 'subject';
  const kinds = new Set(labels.filter((_, at) => isInSubject[at]));
  if (kinds.has(LABEL.skin) || kinds.has(LABEL.hair)) return 'subject';
  // A long coat is upper above and may be lower below: its colour tells that it is one.
  return kinds.size === 1 || isOneCloth ? 'garment' : 'subject';
}
