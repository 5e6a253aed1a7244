import type { Repeat } from '@toile/contract';
import type { Hex } from '../core/colour.ts';
import { findPhrases, type Lexicon, type Match, type Meaning } from './lexicon.ts';
import { readColours } from './read-colours.ts';
import type { Fabric, Style } from './settings-words.ts';
import { tokenise } from './tokens.ts';

/** A colour as named; `before` is the id of the motif named right after it, if any. */
export type NamedColour = { colour: Hex; before: readonly string[] };

/** Everything a prompt says, before a motif is chosen. */
export type PromptReading = {
  tokens: readonly string[];
  matches: readonly Match[];
  /** Whether the prompt holds one of these phrases of the lexicon (singular form). */
  has: (...phrases: string[]) => boolean;
  motifScores: ReadonlyMap<string, number>;
  subjects: readonly string[];
  colours: readonly NamedColour[];
  ground?: Hex;
  /** A ground asked for without a colour's name. */
  groundTone?: 'dark' | 'light';
  moods: readonly string[];
  style?: Style;
  scale: number;
  density: number;
  fabric?: Fabric;
  repeat?: Repeat;
};

/** Reads a prompt of any content; never throws. */
export function readPrompt(lexicon: Lexicon, prompt: string): PromptReading {
  const tokens = tokenise(prompt);
  const found = findPhrases(lexicon, tokens);
  const { matches, colours, ground, groundTone } = readColours(tokens, found);
  const phrases = new Set(matches.map((match) => match.phrase));
  const meanings = matches.flatMap((match) => match.meanings);
  const all = <Kind extends Meaning['is']>(is: Kind) =>
    meanings.filter((meaning): meaning is Extract<Meaning, { is: Kind }> => meaning.is === is);
  return {
    tokens,
    matches,
    has: (...asked) => asked.some((phrase) => phrases.has(phrase)),
    motifScores: scoreMotifs(matches),
    subjects: [...new Set(all('subject').map((meaning) => meaning.id))],
    colours,
    ground,
    groundTone,
    moods: [...new Set(all('mood').map((meaning) => meaning.mood))],
    style: all('style')[0]?.style,
    scale: all('scale')[0]?.scale ?? 1,
    density: all('density')[0]?.density ?? 1,
    fabric: all('fabric')[0]?.fabric,
    repeat: all('repeat')[0]?.repeat,
  };
}

/** Sums the weights of the phrases that speak for each motif; a phrase said twice counts once. */
function scoreMotifs(matches: readonly Match[]): Map<string, number> {
  const scores = new Map<string, number>();
  const counted = new Set<string>();
  for (const { phrase, meanings } of matches) {
    if (counted.has(phrase)) continue;
    counted.add(phrase);
    for (const meaning of meanings) {
      if (meaning.is !== 'motif') continue;
      scores.set(meaning.id, (scores.get(meaning.id) ?? 0) + meaning.weight);
    }
  }
  return scores;
}
