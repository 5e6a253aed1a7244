import { type Hex, lightness } from '../../core/colour.ts';
import type { Palette } from './palettes.ts';

/** Stand in where a palette has nothing else left, of every lightness. */
const SUBSTITUTES: readonly Hex[] = [
  '#f6efe0',
  '#dfe6ea',
  '#e3b448',
  '#8fb3c9',
  '#9aa89a',
  '#c07f52',
  '#5f7f8f',
  '#7d5a86',
  '#3f5f4a',
  '#2b3a5c',
  '#3b2a24',
];
/** What stands in for a figure differs from the ground by this. */
const LEAST_CONTRAST = 0.16;

export type IsRefused = (colour: Hex) => boolean;

/** The palette with other colours of its own, as light, in the place of refused ones. */
export function avoidColours(palette: Palette, isRefused: IsRefused): Palette {
  const { blooms, leaves, accent, dark, light } = palette;
  const fit = (colours: readonly Hex[]) => colours.filter((colour) => !isRefused(colour));
  const ground = isRefused(palette.ground)
    ? nearest([...fit([light, dark]), ...fit(SUBSTITUTES)], palette.ground)
    : palette.ground;
  const isSeen = (colour: Hex) => Math.abs(lightness(colour) - lightness(ground)) > LEAST_CONTRAST;
  const used = new Set(fit([...blooms, accent]));
  const figure = (colour: Hex) => {
    if (!isRefused(colour)) return colour;
    const free = fit([...leaves, dark, light]).filter((other) => !used.has(other));
    const others = [free, fit(SUBSTITUTES)].map((colours) => colours.filter(isSeen));
    const chosen = nearest(others.find(({ length }) => length > 0) ?? [dark], colour);
    used.add(chosen);
    return chosen;
  };
  const [first, second, third] = blooms;
  const [near, far] = leaves;
  return {
    ...palette,
    ground,
    blooms: [figure(first), figure(second), figure(third)],
    leaves: [figure(near), figure(far)],
    accent: figure(accent),
    dark: isRefused(dark) ? nearest(fit(SUBSTITUTES), dark) : dark,
    light: isRefused(light) ? nearest(fit(SUBSTITUTES), light) : light,
  };
}

/** The nearest in lightness; where there is none, the colour itself. */
const nearest = (colours: readonly Hex[], colour: Hex): Hex =>
  colours.reduce(
    (best, other) => (gap(other, colour) < gap(best, colour) ? other : best),
    colours[0] ?? colour,
  );

const gap = (a: Hex, b: Hex) => Math.abs(lightness(a) - lightness(b));
