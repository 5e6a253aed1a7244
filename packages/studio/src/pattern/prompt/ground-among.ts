import { lightness, toLch } from '../../core/colour.ts';
import { isPaper } from '../../core/colour-moves.ts';
import { BREAK } from '../../words/tokens.ts';
import type { NamedColour, PromptReading } from './read-prompt.ts';

/** Lightness (OKLab) below which one colour alone is that of the cloth: navy, bottle green, black. */
const VERY_DARK = 0.36;
/** Lightness from which a tint beside others makes a ground on which they are seen. */
const TINT = 0.78;
/** Number of colours from which one of them is the ground: two are those of the figures. */
const MANY = 3;
/** Lightness of whites, which are grounds beside other colours in any case. */
const WHITE = 0.93;

/**
 * The colour among those of strewn things that is their ground, where the prompt says none.
 * "Celestial midnight blue" and "black floral" name the cloth, "black roses" and "roses in black"
 * the figures; "moths, ecru" lie on paper; "midnight blue with old gold" is gold on blue; of
 * three and more one that is light, else one that is very dark, lies under the others. One colour
 * named last is the ground in every other picture of a run: nobody can know what it is said of.
 */
export function groundAmong(
  colours: readonly NamedColour[],
  { ground, style, tokens }: PromptReading,
  variant = 0,
): NamedColour | undefined {
  if (ground || style === 'line') return undefined;
  const [first, second] = colours;
  if (!first) return undefined;
  const isDark = lightness(first.colour) < VERY_DARK;
  if (colours.length === 1) {
    const isCloth = isDark || isCream(first) || (variant % 2 === 1 && isLast(first, tokens));
    return !first.isOfFigures && isCloth ? first : undefined;
  }
  if (!first.isOfFigures && isDark && tokens[first.to] === 'with' && !isDarkToo(second)) {
    return first;
  }
  const paper = paperOfTwo(colours, tokens);
  if (paper) return paper;
  const lone = loneGround(colours, tokens);
  if (lone) return lone;
  const chief = colours.filter(({ isAccent, before }) => !isAccent && before.length === 0);
  if (chief.length < MANY || chief.some(({ colour }) => lightness(colour) > WHITE)) {
    return undefined;
  }
  return lightest(chief.filter(isTint)) ?? darkest(chief.filter(isDarkToo));
}

/** "Navy and white knots": a dark colour and a white said of one thing are its print on that white. */
function paperOfTwo(
  [one, other, ...more]: readonly NamedColour[],
  tokens: readonly string[],
): NamedColour | undefined {
  const isPair =
    more.length === 0 &&
    ANDS.has(tokens[one.to]) &&
    one.to + 1 === other.from &&
    (one.things ?? []).length > 0 &&
    (one.things ?? []).join() === (other.things ?? []).join();
  if (!isPair) return undefined;
  const [dark, light] = byLightness([one, other]);
  return isPaper(light.colour) && lightness(dark.colour) < DEEP ? light : undefined;
}

const ANDS: ReadonlySet<string | undefined> = new Set(['and', '&', 'n']);
/** Lightness below which a colour stands on white as a print of one colour: navy, black, burgundy. */
const DEEP = 0.5;

/**
 * "Martini glasses, midnight blue, little gold stars": where all colours but one are said of things,
 * that one, which stands between commas, is what they lie on.
 */
function loneGround(
  colours: readonly NamedColour[],
  tokens: readonly string[],
): NamedColour | undefined {
  const [lone, ...others] = colours.filter(
    ({ things = [], before }) => things.length === 0 && before.length === 0,
  );
  if (!lone || others.length > 0 || lone.isAccent === true) return undefined;
  const isApart = tokens[lone.from - 1] === BREAK && [undefined, BREAK].includes(tokens[lone.to]);
  return isApart ? lone : undefined;
}

/** "Ditsy daisies, mustard": a colour named last, of the cloth or of what lies on it. */
const isLast = ({ to, isAccent, before }: NamedColour, tokens: readonly string[]) =>
  to === tokens.length && isAccent !== true && before.length === 0;

/** Paper with a colour of its own: white flowers are white, moths on ecru lie on ecru. */
const isCream = ({ colour }: NamedColour) => isPaper(colour) && toLch(colour)[1] > 0.02;
const isTint = ({ colour }: NamedColour) => lightness(colour) > TINT;
const isDarkToo = ({ colour }: NamedColour) => lightness(colour) < VERY_DARK;

const byLightness = (colours: readonly NamedColour[]) =>
  colours.toSorted((one, other) => lightness(one.colour) - lightness(other.colour));
const lightest = (colours: readonly NamedColour[]) => byLightness(colours).at(-1);
const darkest = (colours: readonly NamedColour[]) => byLightness(colours).at(0);
