import type { Hex } from '../core/colour.ts';
import { COLOUR_MODIFIERS, TINGE_COLOURS } from './colour-modifiers.ts';
import { COLOUR_NAMES } from './colour-names.ts';
import { SAFE_TRADE_NAMES, TRADE_NAMES } from './colour-trade-names.ts';

/** Meanings that colour words bring to a lexicon. */
export type ColourMeaning =
  /** `isTrade`: an ordinary word as well, a colour by its place alone. */
  { is: 'colour'; colour: Hex; isTrade?: true } | { is: 'modifier' };

/** Colour words of every lexicon: names, names of the trade, modifiers. */
export function* colourEntries(): Generator<readonly [phrase: string, meaning: ColourMeaning]> {
  for (const [name, colour] of Object.entries({ ...SAFE_TRADE_NAMES, ...COLOUR_NAMES })) {
    if (!Object.hasOwn(TRADE_NAMES, name)) yield [name, { is: 'colour', colour }];
  }
  for (const [name, colour] of Object.entries(TRADE_NAMES)) {
    yield [name, { is: 'colour', colour, isTrade: true }];
  }
  for (const [name, colour] of Object.entries(TINGE_COLOURS)) {
    yield [name, { is: 'colour', colour }];
  }
  for (const word of Object.keys(COLOUR_MODIFIERS)) yield [word, { is: 'modifier' }];
}
