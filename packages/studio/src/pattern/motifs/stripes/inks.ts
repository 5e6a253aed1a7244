import { adjust, contrast, type Hex, isDark, lightness, mix } from '../../../core/colour.ts';
import type { MotifSpec } from '../../motif.ts';

/** The cloth and the stripes on it. */
export type Inks = { base: Hex; list: readonly Hex[] };

/** How far in lightness a stripe may be from its cloth at least: a hair line needs more than a band to be seen. */
const LEAST_CONTRAST = { band: 0.1, line: 0.34 };

/** The first colour named for the stripes on the second or on the ground; else the palette's, light cloth first. */
export function inksOf({ palette, namedColours, namedGround }: MotifSpec): Inks {
  const { blooms, leaves, accent, light, ground } = palette;
  const paper = isDark(ground) && namedColours.length === 0 ? light : ground;
  const base = namedGround ?? paper;
  if (namedColours.length === 0)
    return {
      base,
      list: [blooms[0], blooms[1], leaves[1], accent, blooms[2]].map((ink) =>
        contrast(ink, base, LEAST_CONTRAST.band),
      ),
    };
  if (namedGround) return { base: namedGround, list: namedColours };
  const [first, second, ...more] = namedColours;
  return { base: second ?? paper, list: [first, ...more] };
}

const hairLineOn = (cloth: Hex) =>
  lightness(cloth) < 0.8 ? mix(cloth, '#fffdf6', 0.88) : adjust(cloth, -0.45);

/** Suitings are of the first colour named, dark where none is; shirtings are light. */
export function pinstripeInks(spec: MotifSpec): Inks {
  const { palette, namedColours, namedGround, hasColourWish, variant, has } = spec;
  const [first, second] = namedColours;
  const clear = (base: Hex, line: Hex): Inks => ({
    base,
    list: [contrast(line, base, LEAST_CONTRAST.line)],
  });
  if (first && namedGround) return clear(namedGround, first);
  if (first && second) return clear(first, second);
  if (first) return { base: first, list: [hairLineOn(first)] };
  // Hair lines on a cloth of a named colour are a lighter or deeper thread of it, and no other hue.
  if (namedGround) return { base: namedGround, list: [hairLineOn(namedGround)] };
  const isSuit =
    has('suiting', 'suit', 'chalk stripe') || variant === 'triple' || variant === 'even';
  if (isSuit && !hasColourWish) return clear(palette.dark, palette.light);
  const { base, list } = inksOf(spec);
  return clear(base, list[0]);
}
