import { describe, expect, it } from 'vitest';
import { COLOUR_NAMES } from '../../words/colour-names.ts';
import { SAFE_TRADE_NAMES, TRADE_NAMES } from '../../words/colour-trade-names.ts';
import { GARMENTS } from '../garments/registry.ts';
import { gatherWishes } from './gather-wish.ts';
import { createOutfitLexicon } from './outfit-lexicon.ts';
import { readOutfit } from './read-outfit.ts';

const LEXICON = createOutfitLexicon(GARMENTS, []);
const HEXES: Readonly<Record<string, string>> = {
  ...SAFE_TRADE_NAMES,
  ...TRADE_NAMES,
  ...COLOUR_NAMES,
};

function coloursOf(prompt: string): string[] {
  const reading = readOutfit(LEXICON, prompt);
  const worn = reading.garments.map(({ id, match }) => {
    const garment = GARMENTS.find((one) => one.id === id) ?? GARMENTS[0];
    return { garment, from: match.from };
  });
  return gatherWishes(reading, worn).flatMap(({ colours }) => colours);
}

describe('colours of clothes', () => {
  it.each([
    ['olive chinos', 'olive'],
    ['wrap top and flared trousers, all in rust', 'rust, rust'],
    ['light wash shirt, dark wash jeans', 'light wash, dark wash'],
    ['stone trousers', 'stone'],
    ['cognac leather jacket', 'cognac'],
    ['a dress in coral', 'coral'],
    ['wide leg trousers in clay', 'clay'],
    ['mocha knit and bone skirt', 'mocha, bone'],
    ['garnet velvet gown', 'garnet'],
    ['ink blue blazer', 'ink blue'],
    ['tobacco suede jacket', 'tobacco'],
    ['espresso slip dress', 'espresso'],
    ['shirt, putty', 'putty'],
    ['dress with bone buttons', ''],
    ['woman with a coffee cup in a red dress', 'red'],
    ['pearl button blouse', ''],
    ['lemon print dress', ''],
    ['white dress with roses', 'white'],
    ['lemon dress', 'lemon'],
    ['woman with ginger hair in a teal dress', 'teal'],
    ['carrot trousers in bordeaux', 'bordeaux'],
  ])('are read by their place in "%s"', (prompt, names) => {
    const hexes = names === '' ? [] : names.split(', ').map((name) => HEXES[name]);
    expect(coloursOf(prompt)).toEqual(hexes);
  });

  it('are one where two names are one colour', () => {
    expect(coloursOf('blue-green dress')).toHaveLength(1);
    expect(coloursOf('blue and green dress')).toHaveLength(2);
  });
});
