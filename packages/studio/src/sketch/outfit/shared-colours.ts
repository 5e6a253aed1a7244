import { BREAK } from '../../words/tokens.ts';
import { meaningOf, type OutfitMatch } from './outfit-meaning.ts';
import type { OutfitReading } from './read-outfit.ts';

/** Words after which a garment is worn with the other, not beside it. */
const APART: ReadonlySet<string> = new Set(['with', 'over', 'under', 'below', 'above', 'on']);

/**
 * The places of the garments that a colour after a comma is said of: all that the clause before
 * names side by side, as in "hoodie and joggers, lilac". Undefined where it is said of one alone.
 */
export function sharedBy(match: OutfitMatch, reading: OutfitReading): number[] | undefined {
  const { tokens, garments, wishes } = reading;
  if (!meaningOf(match, 'colour')) return undefined;
  let start = match.from;
  for (let one = before(start); one && isColour(one); one = before(start)) start = one.from;
  const isLast = match.to >= tokens.length || tokens[match.to] === BREAK;
  if (!isLast || tokens[start - 1] !== BREAK) return undefined;
  const opens = tokens.lastIndexOf(BREAK, start - 2);
  const clause = tokens.slice(opens + 1, start - 1);
  const named = garments.filter(({ match: { from } }) => opens < from && from < start);
  const places = [...new Set(named.map((garment) => garment.match.from))];
  const hasOwn = wishes.some(
    (wish) => opens < wish.from && wish.from < start - 1 && meaningOf(wish, 'colour'),
  );
  return places.length > 1 && !hasOwn && !clause.some((word) => APART.has(word))
    ? places
    : undefined;

  function before(at: number): OutfitMatch | undefined {
    return wishes.find(({ to }) => to === at);
  }
}

const isColour = (match: OutfitMatch): boolean =>
  match.meanings.some(({ is }) => is === 'colour' || is === 'modifier');
