import { adjust, type Hex, lightness } from '../../core/colour.ts';
import type { Palette } from './palettes.ts';

/** Nouns for colours. */
export const COLOURS: ReadonlySet<string> = new Set(['colour', 'colours', 'color', 'colors']);
const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const FIRST_NUMBER = 2;
const ONLY: ReadonlySet<string> = new Set(['only', 'just', 'strictly', 'no', 'limited', 'exactly']);
/** Words after such colours. */
export const CLOSED: ReadonlySet<string> = new Set([
  'allowed',
  'only',
  'max',
  'maximum',
  'permitted',
]);
/** Words from "only" to its colours: "only these three colours". */
const REACH = 4;

/** Test for a palette that is closed: "only three colours allowed", "limited to two colours", "no other colours". */
export const isLimited = (tokens: readonly string[]): boolean =>
  tokens.some((token, at) => {
    if (!COLOURS.has(token)) return false;
    const before = tokens.slice(Math.max(0, at - REACH), at);
    const isRefused = before.includes('no') && !before.includes('other');
    return CLOSED.has(tokens[at + 1]) || (!isRefused && before.some((word) => ONLY.has(word)));
  });

/** A number from two to ten, as a word or in figures. */
export function countOf(token: string): number | undefined {
  const count = NUMBERS.includes(token) ? NUMBERS.indexOf(token) + FIRST_NUMBER : Number(token);
  return Number.isInteger(count) && count >= FIRST_NUMBER && count <= NUMBERS.length + 1
    ? count
    : undefined;
}

/** Test for as many colours as are named, and no more: "in two colours, red on white". */
export const isCounted = (tokens: readonly string[], named: number): boolean =>
  tokens.some((token, at) => COLOURS.has(tokens[at + 1]) && countOf(token) === named);

/** A palette in which every part has one of the named colours, or a tone of it. */
export function closePalette(palette: Palette, named: readonly Hex[]): Palette {
  const figures = named.filter((colour) => colour !== palette.ground);
  const byDepth = named.toSorted((one, other) => lightness(one) - lightness(other));
  const [lead, second = lead, third = second] = figures;
  if (lead === undefined) return palette;
  const [deepest, palest] = [byDepth[0], byDepth[byDepth.length - 1]];
  const leaf = deepest === palette.ground ? second : deepest;
  return {
    ...palette,
    blooms: [lead, second, third],
    leaves: [leaf, adjust(leaf, 0.06)],
    accent: second,
    dark: deepest,
    light: palest,
  };
}
