import type { Hex } from '../../core/colour.ts';
import type { Match } from './lexicon.ts';
import type { AskedColour, NamedColour } from './read-prompt.ts';

/** What the colours of a prompt say, while they are read. */
export type ColourReading = {
  /** The matches with double meanings settled and idle modifiers taken out. */
  matches: Match[];
  colours: NamedColour[];
  ground?: Hex;
  groundTone?: 'dark' | 'light';
  /** The colour of the leaves that things have: "lemons with dark green leaves". */
  leaves?: Hex;
  /** The colour of the hearts of flowers: "daisies with brown centres". */
  hearts?: Hex;
  /** Every colour by its words, for the look at the finished picture. */
  asked: AskedColour[];
  /** True where one colour is asked for in its tones and no other: "all tones of mocha", "only in blue". */
  isTonal: boolean;
};

/** The words of a prompt, and what they mean. */
export type Text = { settled: readonly Match[]; tokens: readonly string[] };
