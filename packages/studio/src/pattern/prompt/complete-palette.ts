import {
  adjust,
  contrast,
  fromLch,
  type Hex,
  isDark,
  isGreen,
  lightness,
  mix,
  toLch,
} from '../../core/colour.ts';
import type { PaletteWish } from './choose-palette.ts';
import type { Palette } from './palettes.ts';

const NEARLY_WHITE = 0.93;
/** Below this a figure is lost on its ground: black on black is drawn tone on tone. */
const LEAST_CONTRAST = 0.13;

/**
 * A whole palette from the colours that were named: the first leads; a named near-white
 * beside others becomes the ground; missing parts are derived in OKLab.
 */
export function completePalette(
  { reading, colours, ground: namedGround }: PaletteWish,
  mood?: Palette,
): Palette {
  const neutral =
    colours.length > 1 ? colours.find((colour) => lightness(colour) > NEARLY_WHITE) : undefined;
  const figures = colours.filter((colour) => colour !== neutral);
  const ground = namedGround ?? deriveGround(reading, { figures, neutral });
  const dark = isDark(ground);
  if (neutral && namedGround) figures.push(neutral);
  const [lead, second = derivedSecond(lead, ground), third = derivedThird(lead, second)] =
    figures.length > 0 ? bloomsAmong(figures) : [figureOn(ground)];
  const clear = (colour: Hex) => contrast(colour, ground, LEAST_CONTRAST);
  const named: Palette = {
    name: 'named colours',
    ground,
    blooms: [clear(lead), clear(second), clear(third)],
    leaves: deriveLeaves({ figures, ground, lead, mood }),
    accent: figures[3] ?? figures[2] ?? figures[1] ?? mood?.accent ?? fromLch([0.78, 0.12, 1.45]),
    dark: mix(adjust(lead, -0.3, 0.7), '#15151c', 0.55),
    light: neutral ?? mix('#fffdf8', lead, 0.04),
  };
  return isMonochrome(reading, figures) ? toMonochrome(named, dark) : named;
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
  if (lightness(lead) > 0.9) return figures.length > 1 ? figures[1] : adjust(lead, -0.5, 1.2);
  return mix('#fcf9f3', lead, 0.05);
}

const figureOn = (ground: Hex) =>
  isDark(ground) ? mix(ground, '#fff6e8', 0.78) : adjust(ground, -0.35, 1.2);
const derivedSecond = (lead: Hex, ground: Hex) => mix(lead, ground, 0.42);
const derivedThird = (lead: Hex, second: Hex) =>
  lightness(lead) > lightness(second) ? adjust(second, -0.1) : adjust(lead, -0.14);

type LeafClues = { figures: readonly Hex[]; ground: Hex; lead: Hex; mood?: Palette };

function deriveLeaves({ figures, ground, lead, mood }: LeafClues): [Hex, Hex] {
  const dark = isDark(ground);
  const namedGreen = figures.find(isGreen);
  const natural = fromLch([dark ? 0.62 : 0.56, 0.06, 2.25]);
  const leaf = namedGreen ?? mood?.leaves[0] ?? mix(natural, lead, 0.18);
  return [leaf, adjust(leaf, dark ? 0.12 : -0.13)];
}

function toMonochrome(palette: Palette, dark: boolean): Palette {
  const [lead] = palette.blooms;
  const toward = dark ? 0.1 : -0.08;
  return {
    ...palette,
    blooms: [lead, mix(lead, palette.ground, 0.4), mix(lead, palette.ground, 0.2)],
    leaves: [mix(lead, palette.ground, 0.3), adjust(mix(lead, palette.ground, 0.12), toward * 0.3)],
    accent: mix(lead, palette.ground, 0.25),
  };
}
