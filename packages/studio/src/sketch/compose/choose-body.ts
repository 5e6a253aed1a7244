import { createRng } from '../../core/rng.ts';
import { type BodyKind, isChild } from '../figure/body.ts';
import type { OutfitMatch } from '../outfit/outfit-meaning.ts';
import type { OutfitReading } from '../outfit/read-outfit.ts';

/** The child that a grown person's word means where another word makes them one: "teenage woman". */
const YOUNGER: Partial<Record<BodyKind, BodyKind>> = { woman: 'girl', man: 'boy' };

/** Shapes of those under age whose words are said of the same person as another word, never of a second one. */
const SAID_OF_THE_SAME: ReadonlySet<string> = new Set(['teenager', 'big-child', 'school-child']);

/** Garments that men wear, by id. */
const OF_MEN: ReadonlySet<string> = new Set(['agbada', 'sherwani', 'morning-coat']);

/**
 * Whom the drawing shows. The prompt's word stands; "children" leaves open which, and goes by
 * turns. Without a word it is a woman, whose clothes the studio knows best, unless men wear what is named.
 */
export function chooseBody(
  reading: OutfitReading,
  { seed, turn }: { seed: string; turn: number },
): BodyKind {
  const bodies = meantBodies(reading);
  const isMans = reading.garments.some(({ id }) => OF_MEN.has(id));
  if (bodies.length === 0) return isMans ? 'man' : 'woman';
  const start = createRng(`${seed}|body`).int(0, bodies.length - 1);
  return bodies[(start + turn) % bodies.length];
}

/** The bodies that the words mean together: "teenage boy" is no girl, "teen woman" is one. */
function meantBodies({ bodies, wishes }: OutfitReading): readonly BodyKind[] {
  const said = wishes.map(bodiesIn);
  const isOpen = said.some((kinds) => kinds.length > 1);
  if (!isOpen) return bodies;
  const certain = new Set(said.filter((kinds) => kinds.length === 1).flat());
  const children = bodies.filter(isChild);
  const named = children.filter((kind) => certain.has(kind));
  if (named.length > 0)
    return bodies.filter((kind) => !isChild(kind) || named.some((one) => one === kind));
  const isSamePerson = wishes.some((match) => isOfOnePerson(match, wishes));
  if (!isSamePerson || certain.size === 0) return bodies;
  return [...certain].map((kind) => YOUNGER[kind] ?? kind);
}

/** True where a word for a child is said of the person that a grown one's word names: "female child". */
function isOfOnePerson(match: OutfitMatch, wishes: readonly OutfitMatch[]): boolean {
  const kinds = bodiesIn(match);
  if (kinds.length < 2) return false;
  const isBeside = wishes.some(
    (other) => bodiesIn(other).length === 1 && (other.to === match.from || match.to === other.from),
  );
  const isAge = /\b(year|yr|years|age|aged)\b/.test(match.phrase);
  const isShape = match.meanings.some(
    (meaning) => meaning.is === 'trait' && SAID_OF_THE_SAME.has(meaning.id),
  );
  return isBeside || isAge || isShape;
}

const bodiesIn = ({ meanings }: OutfitMatch): BodyKind[] =>
  meanings.flatMap((meaning) => (meaning.is === 'body' ? [meaning.kind] : []));
