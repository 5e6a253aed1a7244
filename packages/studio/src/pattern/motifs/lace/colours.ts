import { type Hex, isDark, lightness, mix } from '../../../core/colour.ts';
import type { MotifSpec } from '../../motif.ts';
import { pickOfDesign } from '../pick-of-design.ts';

type Colours = { thread: Hex; cloth: Hex };

const PAIRS: readonly Colours[] = [
  { thread: '#fffdf8', cloth: '#d9b9ac' },
  { thread: '#17151a', cloth: '#e6d0bf' },
  { thread: '#fbf3e4', cloth: '#5a6b78' },
  { thread: '#f7ece0', cloth: '#8d3b48' },
];

/** The thread takes the first named colour, the cloth behind it the second or the ground. */
export function coloursOf(spec: MotifSpec): Colours {
  const { namedColours, namedGround, hasColourWish, palette } = spec;
  const [first, second] = namedColours;
  if (!first) {
    if (hasColourWish || namedGround) {
      const cloth = namedGround ?? palette.blooms[0];
      return { thread: lightness(cloth) > 0.85 ? palette.dark : '#fffaf2', cloth };
    }
    return pickOfDesign(spec, PAIRS);
  }
  const cloth =
    namedGround ??
    second ??
    (isDark(first) ? '#ead8c8' : lightness(first) > 0.9 ? '#cfae9f' : mix(first, '#fffaf4', 0.82));
  return { thread: first, cloth };
}
