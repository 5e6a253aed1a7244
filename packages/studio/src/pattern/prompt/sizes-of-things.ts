import { type Match, subjectIds } from './lexicon.ts';

const isColour = ({ meanings }: Match): boolean =>
  meanings.some(({ is }) => is === 'colour' || is === 'modifier');
const scaleOf = ({ meanings }: Match): number | undefined =>
  meanings.find((meaning) => meaning.is === 'scale')?.scale;

/** Sizes of single things, by their ids, and the words that say them. */
export type SizesOfThings = { sizes: ReadonlyMap<string, number>; said: ReadonlySet<Match> };

/** The thing right behind a word, over the colours between: "tiny red boats". */
function thingBehind(matches: readonly Match[], i: number): Match | undefined {
  for (let at = i + 1; matches[at]?.from === matches[at - 1].to; at += 1) {
    const next = matches[at];
    if (subjectIds(next).length > 0) return next;
    if (!isColour(next)) return undefined;
  }
  return undefined;
}

/**
 * Sizes that are said of one thing beside others that have none: "whales with tiny red boats". A
 * size said of the only thing, or of each, is that of the picture.
 */
export function readSizes(matches: readonly Match[]): SizesOfThings {
  const found = matches.flatMap((match, i) => {
    const scale = scaleOf(match);
    const thing = scale === undefined ? undefined : thingBehind(matches, i);
    return scale === undefined || !thing ? [] : [{ match, scale, ids: subjectIds(thing) }];
  });
  const sized = new Set(found.flatMap(({ ids }) => ids));
  const isAnyFree = matches.some((match) => subjectIds(match).some((id) => !sized.has(id)));
  const areSeveral = new Set(found.map(({ scale }) => scale)).size > 1;
  if (!isAnyFree && !areSeveral) return { sizes: new Map(), said: new Set() };
  return {
    sizes: new Map(found.flatMap(({ scale, ids }) => ids.map((id) => [id, scale] as const))),
    said: new Set(found.map(({ match }) => match)),
  };
}
