import type { DesignWish } from './design/choose-design.ts';
import { type Meaning, meaningsOf } from './garment-lexicon.ts';

/** Wishes that names stand for, in the features of which the prompt says nothing besides. */
export function impliedWishes(
  names: readonly Meaning[],
  said: readonly DesignWish[],
): DesignWish[] {
  const implied = names.flatMap((meaning) =>
    meaning.is === 'named' ? firstOfAxis(meaning.says).flatMap(({ wishes }) => wishes) : [],
  );
  return implied.filter((wish) => !said.some(({ axis }) => axis === wish.axis));
}

/** A phrase of a name, and the wishes that it is read as. */
type Said = { phrase: string; wishes: DesignWish[] };

/**
 * Phrases of a name, each with its wishes. The first of an axis rules, as a name that builds on
 * another says its own before the other's.
 */
export function firstOfAxis(says: readonly string[]): Said[] {
  const kept: Said[] = [];
  for (const phrase of says) {
    const wishes = meaningsOf(phrase).flatMap((meaning) =>
      meaning.is === 'wish' ? [{ axis: meaning.axis, value: meaning.value, isRefused: false }] : [],
    );
    const isTaken = ({ axis }: DesignWish) =>
      kept.some((before) => before.wishes.some((wish) => wish.axis === axis));
    if (wishes.length === 0 || !wishes.every(isTaken)) kept.push({ phrase, wishes });
  }
  return kept;
}
