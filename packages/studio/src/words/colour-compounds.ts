import { type Hex, toLch } from '../core/colour.ts';
import { fitGamut, hueGap } from '../core/colour-moves.ts';
import { type ColourName, isCalled, isFamily } from './colour-families.ts';

/** Pairs of plain names that are one colour together, in either order: hyphens part words. */
const PAIRS = `
red orange, red purple, red violet, red brown, orange yellow, orange brown, yellow green, yellow brown,
green blue, green brown, green black, blue purple, blue violet, blue black, brown black, teal blue,
teal green, pink purple, pink orange, pink beige, brown beige, grey blue, grey green, grey brown,
grey beige, grey purple, grey violet, grey lilac, grey pink, gray blue, gray green, gray brown,
gray beige, gray purple, gray pink, lilac grey, lavender grey, lavender blue, blue turquoise,
green turquoise, peach pink, coral orange, plum brown, violet black, navy black, khaki green`;

const JOINED: ReadonlySet<string> = new Set(
  PAIRS.trim()
    .split(/,\s+/)
    .flatMap((pair) => [pair, pair.split(' ').toReversed().join(' ')]),
);

/** Test for two names that side by side are one colour: "blue green", not "red blue". */
export const isCompound = (first: string, second: string): boolean =>
  JOINED.has(`${first} ${second}`);

/**
 * Test for a name and the plain one that says what it is: "celadon green", "madder red". The first
 * is then the colour, and the second no other beside it.
 */
export const isNamedByFamily = (first: ColourName, family: string): boolean =>
  isFamily(family) && !isFamily(first.name) && isCalled({ ...first, name: family })(first.colour);

/** Chroma below which a colour only greys or darkens the other. */
const NEUTRAL = 0.03;
/** Share of the first of two names: the second is the noun. */
const FIRST = 0.42;

/** The colour of two names: between both hues by the shorter way, with the chroma of both. */
export function compoundColour(first: Hex, second: Hex): Hex {
  const [a, b] = [toLch(first), toLch(second)];
  const light = b[0] + (a[0] - b[0]) * FIRST;
  if (a[1] < NEUTRAL) return fitGamut([light, b[1] * 0.5, b[2]]);
  if (b[1] < NEUTRAL) return fitGamut([light, a[1] * 0.35, a[2]]);
  const chroma = b[1] + (a[1] - b[1]) * FIRST;
  return fitGamut([light, chroma, b[2] + hueGap(b[2], a[2]) * FIRST]);
}
