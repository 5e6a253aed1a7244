import { describe, expect, test } from 'vitest';
import { CUT_WORDS } from '../../words/wardrobe/cut-words.ts';
import { NAMED_CUTS } from '../../words/wardrobe/named-cuts.ts';
import { FIGURE_WORDS } from '../compose/figure-words.ts';
import { GARMENTS } from '../garments/registry.ts';
import { createOutfit } from './outfit.ts';
import { createOutfitLexicon } from './outfit-lexicon.ts';
import { readOutfit } from './read-outfit.ts';
import { unreadWishes } from './unread-wishes.ts';

const LEXICON = createOutfitLexicon(GARMENTS, FIGURE_WORDS);
const WARDROBE = new Map(GARMENTS.map((garment) => [garment.id, garment]));

/** Every phrase that names a garment or a set of garments. */
const NAMES = [...LEXICON.phrases].flatMap(([phrase, meanings]) =>
  meanings.some(({ is }) => is === 'garment' || is === 'set') ? [phrase] : [],
);

function draw(prompt: string) {
  const reading = readOutfit(LEXICON, prompt);
  const body = reading.bodies[0] ?? 'woman';
  const outfit = createOutfit(reading, {
    wardrobe: WARDROBE,
    body,
    seed: prompt,
    turn: 0,
    isAlone: false,
  });
  const lost = reading.inNames.filter(
    (match) => !outfit.answered.has(match) && !match.meanings.some(({ is }) => is === 'undrawn'),
  );
  return { reading, outfit, lost, unread: unreadWishes(reading, outfit) };
}

/** Words around a name, none of which may take anything from it. */
const AROUND = ['%', 'a red %', 'linen % with pockets', 'long % and boots', '% in navy wool'];

describe('the names of garments', () => {
  test('are many, so that nothing below passes by being empty', () => {
    expect(NAMES.length).toBeGreaterThan(350);
  });

  test.each(AROUND)('lose nothing that they say of the garment: "%s"', (around) => {
    const losing = NAMES.flatMap((name) => {
      const { lost } = draw(around.replace('%', name));
      return lost.length > 0 ? [`${name}: ${lost.map(({ phrase }) => phrase).join(', ')}`] : [];
    });
    expect(losing).toEqual([]);
  });

  test('are worn, or listed as not understood', () => {
    const silent = NAMES.filter((name) => {
      const { reading, outfit, unread } = draw(name);
      const worn = new Set(outfit.pieces.map(({ garment }) => garment.id));
      return unread.length === 0 && reading.garments.some(({ id }) => !worn.has(id));
    });
    expect(silent).toEqual([]);
  });

  test.each([
    ['pussy bow blouse', 'blouse', 'collar', 'bow'],
    ['halter top', 'halter-top', 'neckline', 'halter'],
    ['tube top', 'tube-top', 'neckline', 'strapless'],
    ['camp shirt', 'shirt', 'sleeve', 'short'],
    ['henley', 't-shirt', 'sleeve', 'long'],
    ['prairie dress', 'dress', 'silhouette', 'tiered'],
  ] as const)('"%s" is a %s with %s %s', (name, id, feature, value) => {
    const { outfit } = draw(name);
    const piece = outfit.pieces.find(({ garment }) => garment.id === id);
    expect(piece?.design[feature]).toBe(value);
  });

  test('yield to what the prompt says besides', () => {
    const { outfit } = draw('sleeveless prairie dress');
    expect(outfit.pieces[0]?.design.sleeve).toBe('none');
  });
});

test('a garment of its own has what no phrase asks for: nothing of it is told to be left out', () => {
  const { inNames } = readOutfit(LEXICON, 'flapper dress');
  expect(inNames.map(({ phrase }) => phrase)).toContain('fringe');
  expect(inNames.map(({ phrase }) => phrase)).not.toContain('dropped waist');
});

test('a name that stands for features has words for each that can be drawn', () => {
  const said = Object.values(NAMED_CUTS).flatMap(({ says }) => says);
  const unknown = said.filter((phrase) => !LEXICON.phrases.has(phrase));
  // What is known of these names, and what no garment here has.
  expect([...new Set(unknown)]).toEqual(['dropped waist']);
});

test('no phrase of the vocabulary of cuts stands twice at one value', () => {
  for (const values of Object.values(CUT_WORDS)) {
    for (const words of Object.values<readonly string[]>(values)) {
      expect(new Set(words).size).toBe(words.length);
    }
  }
});
