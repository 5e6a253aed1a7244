import { SHOES } from '../figure/shoes/registry.ts';
import { meaningOf, type OutfitMatch } from './outfit-meaning.ts';

/** Shoes that have another form on a heel, by their ids. */
const ON_HEELS: Readonly<Record<string, string>> = { 'mary-janes': 'heeled-mary-janes' };
/** Heels from which on a shoe is one with a heel, in the measure of shoes. */
const HEELED = 0.3;

const idOf = (match: OutfitMatch): string | undefined => {
  const trait = meaningOf(match, 'trait');
  return trait?.trait === 'shoes' ? trait.id : undefined;
};

const isHeel = ({ phrase }: OutfitMatch): boolean => /heel$|stiletto/.test(phrase);

/** "Platform loafers" are loafers: of two names of shoes in a row the last is the noun. */
const withHeads = (wishes: readonly OutfitMatch[]): readonly OutfitMatch[] =>
  wishes.map((match) => {
    const isBeforeNoun =
      isKind(match) && wishes.some((next) => next.from === match.to && isKind(next));
    return isBeforeNoun ? { ...match, meanings: [] } : match;
  });

const isKind = (match: OutfitMatch): boolean => {
  const id = idOf(match);
  return id !== undefined && id !== 'any' && !isHeel(match);
};

/**
 * Reads a heel that is named beside shoes as theirs: "Mary Jane shoes with a block heel". Shoes that
 * have no form with a heel keep theirs, and the heel stays unread.
 */
export function settleHeels(found: readonly OutfitMatch[]): readonly OutfitMatch[] {
  const wishes = withHeads(found);
  const heel = wishes.find((match) => idOf(match) && isHeel(match));
  const shoes = wishes.find((match) => match !== heel && (idOf(match) ?? 'any') !== 'any');
  if (!heel || !shoes) return wishes;
  const id = idOf(shoes) ?? '';
  const height = SHOES.find((shoe) => shoe.id === id)?.heel ?? 0;
  const drawn = ON_HEELS[id] ?? (height >= HEELED ? id : undefined);
  if (drawn === undefined) return wishes;
  return wishes.map((match) =>
    match === heel || idOf(match) === id
      ? { ...match, meanings: [{ is: 'trait', trait: 'shoes', id: drawn }] }
      : match,
  );
}
