import {
  adjust,
  fromLch,
  type Hex,
  isDark,
  isGreen,
  lightness,
  mix,
  toLch,
} from '../../core/colour.ts';
import {
  type Apart,
  colourGap,
  dyeAt,
  fitGamut,
  hueAt,
  isPaper,
  standOut,
  toneAt,
  turnsBrown,
} from '../../core/colour-moves.ts';
import { clamp, lerp } from '../../core/interpolate.ts';
import type { PaletteWish } from './choose-palette.ts';
import { closePalette } from './limited-colours.ts';
import type { Palette } from './palettes.ts';
import type { NamedColour } from './read-prompt.ts';

const NEARLY_WHITE = 0.93;
/**
 * Below this a figure is lost on its ground; judged on flowers of one to two centimetres. A pale
 * pink on a pale green passes by its hue, black on black is drawn tone on tone.
 */
export const FIGURES_APART: Apart = { gap: 0.14, lightness: 0.09 };
/** A named figure on a named ground: white on powder blue is no grey on it. */
export const NAMED_APART: Apart = { gap: 0.08, lightness: 0.05 };
/** Leaves may lie nearer to it: they are the quiet part. */
export const LEAVES_APART: Apart = { gap: 0.11, lightness: 0.07 };
/** Hearts of flowers where the prompt names one colour: too weak (chroma) to be a second hue. */
const POLLEN = fromLch([0.85, 0.06, hueAt(85)]);

/**
 * A whole palette from the colours that were named: the first leads; a named near-white
 * beside others becomes the ground. Missing parts are tones of the named hues: two hues are never
 * mixed, which would make greys and browns that nobody named.
 */
export function completePalette(
  { reading, colours: all, accents = [], ground: namedGround, variant }: PaletteWish,
  mood?: Palette,
): Palette {
  const chief = all.filter((colour) => !accents.includes(colour));
  const colours = chief.length > 0 ? chief : all;
  const neutral = neutralAmong(colours, reading);
  const figures = colours.filter((colour) => colour !== neutral);
  const isWhite = neutral === undefined && isWhiteThings(reading, figures);
  const ground =
    namedGround ??
    (isWhite ? groundOfWhite(variant, figures) : deriveGround(reading, { figures, neutral }));
  if (neutral && namedGround) figures.push(neutral);
  const [lead, second = derivedSecond(lead, ground), third = derivedThird(lead, second)] =
    figures.length > 0 ? bloomsAmong(figures) : [figureOn(ground)];
  const isNamed = (colour: Hex) => all.includes(colour);
  // Two colours that are both named were meant to lie side by side, as far as they are two.
  const clear = (colour: Hex) =>
    standOut(colour, ground, namedGround && isNamed(colour) ? NAMED_APART : FIGURES_APART);
  // A derived tone that has to flee from the ground would look like a colour that nobody named.
  const tone = (colour: Hex) => {
    const seen = clear(colour);
    return seen === colour || isNamed(colour) || isTone(seen, lead) ? seen : clear(lead);
  };
  const named: Palette = {
    name: 'named colours',
    ground,
    blooms: [clear(lead), tone(second), tone(third)],
    leaves: deriveLeaves({ figures, ground, lead, mood }),
    accent: accents[0] ?? figures[3] ?? figures[2] ?? figures[1] ?? POLLEN,
    ...inksFor({ lead, ground, neutral, style: reading.style, lines: reading.lines }),
  };
  if (isMonochrome(reading, figures) && !isWhite) return toMonochrome(named);
  return reading.isLimited ? closePalette(named, [...all, ground]) : named;
}

/** Grounds of white things where none is named: the whites show, and the leaves stay green. */
const GROUNDS_OF_WHITE: readonly Hex[] = ['#8fa592', '#7f97ad', '#33453d', '#b98d76'];

function groundOfWhite(variant: number, figures: readonly Hex[]): Hex {
  const clear = GROUNDS_OF_WHITE.filter((ground) =>
    figures.every((figure) => colourGap(figure, ground) > FIGURES_APART.gap),
  );
  const grounds = clear.length > 0 ? clear : GROUNDS_OF_WHITE;
  return grounds[variant % grounds.length];
}

/** "White peonies", "rust foxes and cream rabbits": the colours that are named are all of things, and one is white. */
function isWhiteThings(
  { colours, groundTone, moods }: PaletteWish['reading'],
  figures: readonly Hex[],
): boolean {
  const areOfThings = colours.length > 0 && colours.every(isOfThings);
  return areOfThings && figures.some(isPaper) && groundTone === undefined && moods.length === 0;
}

const isOfThings = ({ things = [] }: NamedColour) => things.length > 0;

/** A near-white beside other colours, which becomes the ground where it is said of no thing. */
function neutralAmong(colours: readonly Hex[], reading: PaletteWish['reading']): Hex | undefined {
  if (colours.length < 2) return undefined;
  const isWanted = (colour: Hex) =>
    reading.colours.some((one) => one.colour === colour && isOfThings(one)) &&
    isWhiteThings(reading, colours);
  return colours.find((colour) => lightness(colour) > NEARLY_WHITE && !isWanted(colour));
}

/** Difference in lightness up to which a colour is told to be a tone of another. */
const MOST_APART = 0.145;
const isTone = (colour: Hex, of: Hex) => Math.abs(lightness(colour) - lightness(of)) < MOST_APART;

type InkClues = Pick<PaletteWish['reading'], 'style' | 'lines'> & {
  lead: Hex;
  ground: Hex;
  neutral?: Hex;
};

/** Difference that thin lines need from their ground. */
const LINES_APART: Apart = { gap: 0.3, lightness: 0.25 };

/** The colours of fine marks; drawings in lines have lines of the named colour itself. */
function inksFor({
  lead,
  ground,
  neutral,
  style,
  lines,
}: InkClues): Pick<Palette, 'dark' | 'light'> {
  const inks = {
    dark: mix(adjust(lead, -0.3, 0.7), '#15151c', 0.55),
    light: neutral ?? mix('#fffdf8', lead, 0.04),
  };
  if (style !== 'line') return inks;
  // Lines whose colour is said keep it as long as they are seen at all.
  const line = standOut(lines ?? lead, ground, lines ? LEAVES_APART : LINES_APART);
  return isDark(ground) ? { ...inks, light: line } : { ...inks, dark: line };
}

/** A green named after another colour is for the leaves. */
const bloomsAmong = (figures: readonly Hex[]) =>
  isGreen(figures[0]) ? figures : figures.filter((colour) => !isGreen(colour));

const isMonochrome = ({ moods }: PaletteWish['reading'], figures: readonly Hex[]) =>
  moods.includes('monochrome') ||
  (figures.length > 0 && figures.every((colour) => toLch(colour)[1] < 0.03));

function deriveGround(
  { moods, groundTone }: PaletteWish['reading'],
  { figures, neutral }: { figures: readonly Hex[]; neutral?: Hex },
): Hex {
  const [lead] = figures;
  if (
    groundTone === 'dark' ||
    (!neutral && moods.some((mood) => mood === 'dark' || mood === 'moody'))
  ) {
    return adjust(lead, -Math.min(0.4, Math.max(0, lightness(lead) - 0.24)), 0.55);
  }
  if (neutral) return neutral;
  if (groundTone === 'light') return '#fdfcf9';
  if (lightness(lead) > 0.9 && isPaper(lead))
    return figures.length > 1 ? figures[1] : adjust(lead, -0.5, 1.2);
  return mix('#fcf9f3', lead, 0.05);
}

/** A light or a full tone of the ground, the only colour that is named. */
const figureOn = (ground: Hex) =>
  isDark(ground) ? toneAt(ground, 0.9, 0.5) : toneAt(ground, lightness(ground) - 0.35, 1.2);

/** Share of the way from the lead to the ground at which a softer second lies, and its most. */
const SOFTER = 0.42;
const MOST_SOFTER = 0.22;
/** Step in lightness between tones of one hue: more than is just told apart in a print, 0.08. */
const TONE_STEP = 0.13;
/** Lightness of pastels, and the step of theirs: baby pink less an eighth is a mauve that nobody named. */
const PALE = 0.8;
const PALE_STEP = 0.075;
/** Lightness above which there is no room for a lighter tone with a hue. */
const NEARLY_PALE = 0.86;
/** Lightness below which a deeper tone is black. */
const NEARLY_BLACK = 0.3;
/** Deeper warm tones turn to red by this, as dyes do, and step less: straight down lie brown and olive. */
const WARM = { turn: hueAt(-11), step: 0.07 };

/** Step between whites on dark ground. */
const PAPER_STEP = 0.05;

/** A softer tone of the lead, toward the ground; a warm one on dark ground grows light instead. */
function derivedSecond(lead: Hex, ground: Hex): Hex {
  if (isPaper(lead) && isDark(ground)) return toneAt(lead, lightness(lead) - PAPER_STEP);
  const way = (lightness(ground) - lightness(lead)) * SOFTER;
  if (way < 0 && turnsBrown(lead)) return lighter(lead);
  if (Math.abs(way) < TONE_STEP / 2) return way < 0 ? lighter(lead) : deeper(lead);
  return toneAt(lead, lightness(lead) + clamp(way, -MOST_SOFTER, MOST_SOFTER), 0.85);
}

/** A tone on the lead's other side, away from the ground where there is room. */
function derivedThird(lead: Hex, second: Hex): Hex {
  if (isPaper(lead) && isPaper(second)) return toneAt(lead, lightness(lead) - PAPER_STEP / 2);
  if (lightness(lead) < NEARLY_BLACK) return lighter(lead);
  return lightness(second) > lightness(lead) || lightness(lead) > NEARLY_PALE
    ? deeper(lead)
    : lighter(lead);
}

const lighter = (colour: Hex) =>
  lightness(colour) > NEARLY_PALE
    ? deeper(colour)
    : toneAt(colour, Math.min(0.95, lightness(colour) + TONE_STEP), 0.85);

function deeper(colour: Hex): Hex {
  const lch = toLch(colour);
  const cool = lch[0] > PALE ? PALE_STEP : TONE_STEP;
  const to = Math.max(0.14, lch[0] - (turnsBrown(colour) ? WARM.step : cool));
  const turn = turnsBrown(colour) ? WARM.turn : 0;
  return fitGamut([to, dyeAt(lch, to), lch[2] + turn]);
}

type LeafClues = { figures: readonly Hex[]; ground: Hex; lead: Hex; mood?: Palette };

/** Hue of leaves in daylight. */
const LEAF_HUE = hueAt(130);
/** Lightness of leaves beside figures of middling lightness, on light ground and on dark. */
const LEAF_LIGHTNESS = { onLight: 0.58, onDark: 0.64 };

function deriveLeaves({ figures, ground, lead, mood }: LeafClues): [Hex, Hex] {
  const ofMood = mood?.leaves.find(isGreen);
  const leaf = figures.find(isGreen) ?? ofMood ?? naturalLeaf(lead, ground);
  const near = standOut(leaf, ground, LEAVES_APART);
  const far = toneAt(near, lightness(near) + (isDark(ground) ? 0.12 : -0.13));
  return [near, standOut(far, ground, LEAVES_APART)];
}

/** A green as light as the picture: beside pale flowers the leaves are pale as well. */
function naturalLeaf(lead: Hex, ground: Hex): Hex {
  const key = isDark(ground) ? LEAF_LIGHTNESS.onDark : LEAF_LIGHTNESS.onLight;
  const light = lerp(key, clamp(lightness(lead), 0.4, 0.9), 0.35);
  const [, groundChroma, groundHue] = toLch(ground);
  return isGreen(ground)
    ? fromLch([light, Math.max(0.06, groundChroma), groundHue])
    : fromLch([light, 0.07, LEAF_HUE]);
}

/** Part of the way to the ground that the tones of white go. */
const PAPER_REACH = 0.3;

/** Tones of the lead from its own lightness toward the ground's. */
function toMonochrome(palette: Palette): Palette {
  const { ground, blooms } = palette;
  const [lead] = blooms;
  // White stays white: its tones are shades of paper, and no greys.
  const reach = isPaper(lead) && isDark(ground) ? PAPER_REACH : 1;
  const tone = (share: number) =>
    standOut(
      toneAt(lead, lerp(lightness(lead), lightness(ground), share * reach), 1 - share * 0.5),
      ground,
      {
        gap: 0.06,
        lightness: 0.06,
      },
    );
  return {
    ...palette,
    blooms: [lead, tone(0.4), tone(0.2)],
    leaves: [tone(0.3), tone(0.12)],
    accent: tone(0.25),
  };
}
