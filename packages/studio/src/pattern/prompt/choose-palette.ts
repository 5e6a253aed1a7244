import { adjust, type Hex, isDark } from '../../core/colour.ts';
import { standOut } from '../../core/colour-moves.ts';
import { createRng } from '../../core/rng.ts';
import { avoidColours } from './avoid-colours.ts';
import { completePalette, FIGURES_APART, LEAVES_APART } from './complete-palette.ts';
import { type CuratedPalette, PALETTES, type Palette } from './palettes.ts';
import type { PromptReading } from './read-prompt.ts';

export type PaletteWish = {
  reading: PromptReading;
  /** Colours named for this part of the picture. */
  colours: readonly Hex[];
  /** Those of them that are for small parts alone. */
  accents?: readonly Hex[];
  ground?: Hex;
  /** Names of palettes that suit the motif, for prompts that name neither colours nor mood. */
  preferred?: readonly string[];
  /** The four pictures of a run get different palettes unless colours were named. */
  variant: number;
  seed: number;
};

/** The palette of one picture. Named colours stay as named whatever the variant; refused ones are left out. */
export function choosePalette(wish: PaletteWish): Palette {
  const { isColour } = wish.reading.refusals;
  return isColour ? avoidColours(wishedPalette(wish), isColour) : wishedPalette(wish);
}

function wishedPalette(wish: PaletteWish): Palette {
  const moody = bestByMood(wish.reading.moods);
  const metal = metalOn(wish);
  if (metal) return { ...moodPalette(wish, moody), accent: metal };
  if (wish.colours.length > 0) return completePalette(wish, moody[0]);
  if (wish.ground && wish.reading.moods.includes('monochrome'))
    return completePalette(wish, moody[0]);
  return moodPalette(wish, moody);
}

/** Moods that say which colours lead, so that a metal named beside them is their accent. */
const COLOURFUL = new Set(['jewel', 'pastel', 'neon', 'earthy', 'autumn', 'spring', 'tropical']);
const METALS = new Set(['gold', 'golden', 'silver', 'copper', 'bronze', 'brass', 'rose gold']);

/** The metal of "jewel tones with gold": one colour beside a mood that has those of its own. */
function metalOn({ colours, reading }: PaletteWish): Hex | undefined {
  const [only, ...more] = colours;
  if (!only || more.length > 0 || !reading.moods.some((mood) => COLOURFUL.has(mood)))
    return undefined;
  return reading.asked.find(({ colour, name }) => colour === only && METALS.has(name))?.colour;
}

function moodPalette(wish: PaletteWish, moody: readonly CuratedPalette[]): Palette {
  const pool = withoutRefused(moody.length > 0 ? moody : unbidden(wish.preferred), wish.reading);
  if (wish.ground) return onGround(wish, wish.ground, pool);
  const order = createRng(`${wish.reading.tokens.join(' ')}|palette|${wish.seed}`).shuffle(pool);
  const base = order[wish.variant % order.length];
  const turn = Math.floor(wish.variant / order.length);
  const palette = turnRoles(base, turn);
  return wish.reading.groundTone ? withGroundTone(palette, wish.reading.groundTone) : palette;
}

/** Only the ground was named: a curated palette meant for a ground as dark or light, made to stand out from this one. */
function onGround(
  { reading, variant, seed }: PaletteWish,
  ground: Hex,
  pool: readonly CuratedPalette[],
): Palette {
  const alike = PALETTES.filter((palette) => isDark(palette.ground) === isDark(ground));
  const suited = alike.filter((palette) => pool.includes(palette));
  // "Primary colours on navy": a mood stands above the ground that its palettes were made for.
  const others = bestByMood(reading.moods).length > 0 ? pool : alike;
  const order = createRng(`${reading.tokens.join(' ')}|palette|${seed}`).shuffle(
    suited.length > 0 ? suited : others,
  );
  const { blooms, leaves, accent, ...rest } = order[variant % order.length];
  const clear = (colour: Hex) => standOut(colour, ground, FIGURES_APART);
  const leafOn = (colour: Hex) => standOut(colour, ground, LEAVES_APART);
  const [first, second, third] = blooms;
  const [near, far] = leaves;
  return {
    ...rest,
    ground,
    blooms: [clear(first), clear(second), clear(third)],
    leaves: [leafOn(near), leafOn(far)],
    accent: clear(accent),
  };
}

function bestByMood(said: readonly string[]): CuratedPalette[] {
  const moods = said.some((mood) => COLOURFUL.has(mood))
    ? said.filter((mood) => !METALS.has(mood))
    : said;
  const score = (palette: CuratedPalette) =>
    moods.filter((mood) => palette.moods.includes(mood)).length;
  const best = Math.max(...PALETTES.map(score));
  return best === 0 ? [] : PALETTES.filter((palette) => score(palette) === best);
}

/** Those palettes that hold nothing refused, where there are any. */
function withoutRefused(
  pool: readonly CuratedPalette[],
  { refusals: { isColour, has } }: PromptReading,
): readonly CuratedPalette[] {
  const left = pool.filter(
    ({ moods, ground, blooms, leaves, accent }) =>
      !has(...moods) && !(isColour && [ground, ...blooms, ...leaves, accent].some(isColour)),
  );
  return left.length > 0 ? left : pool;
}

const LOUD = new Set(['primary', 'neon', 'dark', 'graphic', 'christmas', 'valentine', '80s']);

function unbidden(preferred: readonly string[] = []): readonly CuratedPalette[] {
  const suited = PALETTES.filter((palette) => preferred.includes(palette.name));
  if (suited.length > 0) return suited;
  return PALETTES.filter((palette) => !palette.moods.some((mood) => LOUD.has(mood)));
}

/** The same colours in other parts, for a second colourway of one palette. */
function turnRoles(palette: Palette, turn: number): Palette {
  if (turn === 0) return palette;
  const [a, b, c] = palette.blooms;
  if (turn % 2 === 1) return { ...palette, blooms: [b, c, a] };
  return withGroundTone(
    { ...palette, blooms: [c, a, b] },
    isDark(palette.ground) ? 'light' : 'dark',
  );
}

function withGroundTone(palette: Palette, tone: 'dark' | 'light'): Palette {
  if (tone === 'light')
    return isDark(palette.ground) ? { ...palette, ground: palette.light } : palette;
  if (isDark(palette.ground)) return palette;
  const [near, far] = palette.leaves;
  return {
    ...palette,
    ground: palette.dark,
    dark: adjust(palette.dark, -0.08),
    leaves: [adjust(near, 0.06), adjust(far, 0.08)],
  };
}
