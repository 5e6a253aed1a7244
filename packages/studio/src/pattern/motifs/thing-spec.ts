import { type Hex, lightness } from '../../core/colour.ts';
import { toneAt } from '../../core/colour-moves.ts';
import type { MotifSpec } from '../motif.ts';
import type { Subject } from '../subject.ts';

/** Step of lightness to the lighter and the deeper tone of a thing's one colour. */
const STEP = 0.1;

/**
 * Order of one thing among others: the colours that are said of it, and none that are said of others;
 * where all the colours are others', it keeps its own.
 */
export function specOfThing(spec: MotifSpec, { id }: Subject): MotifSpec {
  const { coloursOfThings, namedColours, palette } = spec;
  if (!coloursOfThings || coloursOfThings.size === 0) return spec;
  const own = coloursOfThings.get(id);
  const bound = new Set([...coloursOfThings.values()].flat());
  const free = namedColours.filter((colour) => !bound.has(colour));
  const colours = own ?? free;
  if (colours.length === 0) return { ...spec, namedColours: [], hasColourWish: false };
  const [first, second = tone(first, STEP), third = tone(first, -STEP)] = colours;
  return {
    ...spec,
    namedColours: colours,
    palette: { ...palette, blooms: [first, second, third] },
  };
}

const tone = (colour: Hex, by: number): Hex => toneAt(colour, lightness(colour) + by);
