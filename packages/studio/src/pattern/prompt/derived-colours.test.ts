import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Hex, isGreen, lightness, toLch } from '../../core/colour.ts';
import { colourGap, fitGamut, hueGap, isPaper } from '../../core/colour-moves.ts';
import { COLOUR_NAMES } from '../../words/colour-names.ts';
import { SAFE_TRADE_NAMES, TRADE_NAMES } from '../../words/colour-trade-names.ts';
import { choosePalette } from './choose-palette.ts';
import { FIGURES_APART, LEAVES_APART, NAMED_APART } from './complete-palette.ts';
import { createLexicon } from './lexicon.ts';
import { PALETTES } from './palettes.ts';
import { readPrompt } from './read-prompt.ts';

const READING = readPrompt(createLexicon([], []), '');
const HEXES: readonly Hex[] = Object.values({
  ...COLOUR_NAMES,
  ...TRADE_NAMES,
  ...SAFE_TRADE_NAMES,
});
const colour = fc.constantFrom(...HEXES);
const paletteOf = (colours: readonly Hex[], ground?: Hex) =>
  choosePalette({ reading: READING, colours, ground, variant: 0, seed: 1 });

/** Chroma below which a colour is no second hue beside others: greys, pollen, tinted whites. */
const WEAK = 0.065;
/** Turn in radians within which two tones are of one hue: 20 degrees, one step of a dyer's card. */
const ONE_HUE = 0.35;
/** Least chroma of a derived tone beside that of the named colour, where sRGB holds it: less is mud. */
const LEAST_CHROMA = 0.45;
/** Rounding to 8 bits moves a colour by this much in OKLab. */
const ROUNDING = 0.006;

const isOfHue = (one: Hex, named: Hex) => {
  const [, chroma, hue] = toLch(one);
  return chroma < WEAK || Math.abs(hueGap(hue, toLch(named)[2])) < ONE_HUE;
};

/** The chroma of the named colour that sRGB holds at the tone's lightness. */
function keepsChroma(tone: Hex, named: Hex): boolean {
  const [light, chroma] = toLch(tone);
  const [, namedChroma, hue] = toLch(named);
  if (namedChroma < WEAK) return true;
  const [, most] = toLch(fitGamut([light, namedChroma, hue]));
  return chroma >= most * LEAST_CHROMA - ROUNDING;
}

describe('colours derived from a figure and a ground', () => {
  it('stay of the named hues, clear and apart from the ground', () => {
    fc.assert(
      fc.property(colour, colour, (lead, ground) => {
        const { blooms, accent } = paletteOf([lead], ground);
        for (const bloom of blooms) {
          expect(isOfHue(bloom, lead), `${bloom} beside ${lead}`).toBe(true);
          expect(keepsChroma(bloom, lead), `${bloom} is muddier than ${lead}`).toBe(true);
          expect(lightness(bloom)).toBeGreaterThan(0.05);
          expect(colourGap(bloom, ground)).toBeGreaterThan(0.06 - ROUNDING);
        }
        expect(colourGap(blooms[0], ground)).toBeGreaterThan(NAMED_APART.gap - ROUNDING);
        expect(isOfHue(accent, lead), `accent ${accent}`).toBe(true);
      }),
      { seed: 11, numRuns: 400 },
    );
  });

  it('leave named colours nearly as they are', () => {
    fc.assert(
      fc.property(colour, colour, (lead, ground) => {
        const [first] = paletteOf([lead], ground).blooms;
        const gap = Math.abs(lightness(lead) - lightness(ground));
        // As far as contrast asks, in one of two directions; a light colour pays for white.
        expect(Math.abs(lightness(first) - lightness(lead))).toBeLessThan(
          gap > FIGURES_APART.gap ? ROUNDING : 0.3,
        );
      }),
      { seed: 12, numRuns: 400 },
    );
  });

  it('make leaves green and seen', () => {
    fc.assert(
      fc.property(colour, colour, (lead, ground) => {
        for (const leaf of paletteOf([lead], ground).leaves) {
          expect(colourGap(leaf, ground)).toBeGreaterThan(0.06 - ROUNDING);
          const [, chroma, hue] = toLch(leaf);
          const isOfLead = Math.abs(hueGap(hue, toLch(lead)[2])) < ONE_HUE;
          const isLeaf = chroma < WEAK || isOfLead || (hue > 1.5 && hue < 3.3);
          expect(isLeaf, `leaf ${leaf}`).toBe(true);
        }
      }),
      { seed: 13, numRuns: 400 },
    );
  });
});

describe('a palette of ours on a named ground', () => {
  it('keeps its hues: a pastel does not turn brown', () => {
    fc.assert(
      fc.property(colour, fc.integer({ min: 0, max: 40 }), (ground, variant) => {
        const { blooms, leaves, name } = choosePalette({
          reading: READING,
          colours: [],
          ground,
          variant,
          seed: 1,
        });
        const own = PALETTES.find((palette) => palette.name === name);
        blooms.forEach((bloom, i) => {
          expect(colourGap(bloom, ground)).toBeGreaterThan(FIGURES_APART.gap - ROUNDING);
          expect(isOfHue(bloom, own?.blooms[i] ?? bloom)).toBe(true);
          expect(keepsChroma(bloom, own?.blooms[i] ?? bloom)).toBe(true);
        });
        for (const leaf of leaves) {
          expect(colourGap(leaf, ground)).toBeGreaterThan(LEAVES_APART.gap - ROUNDING);
        }
      }),
      { seed: 14, numRuns: 400 },
    );
  });
});

it('white things alone stand on a colour, with green leaves', () => {
  const white = '#fbfaf6';
  const colours = [
    { colour: white, before: [], isOfFigures: true, things: ['peony'], from: 0, to: 1 },
  ];
  const grounds = [0, 1, 2, 3].map((variant) => {
    const { ground, leaves } = choosePalette({
      reading: { ...READING, colours },
      colours: [white],
      variant,
      seed: 1,
    });
    expect(colourGap(ground, white)).toBeGreaterThan(FIGURES_APART.gap);
    expect(isGreen(leaves[0])).toBe(true);
    return ground;
  });
  expect(new Set(grounds).size).toBe(4);
});

it('white on dark ground has whites beside it, and no greys', () => {
  for (const ground of [COLOUR_NAMES.navy, COLOUR_NAMES.black, COLOUR_NAMES.burgundy]) {
    const { blooms } = paletteOf([COLOUR_NAMES.white], ground);
    expect(blooms.filter(isPaper)).toHaveLength(3);
  }
});
