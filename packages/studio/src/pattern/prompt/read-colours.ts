import type { Hex } from '../../core/colour.ts';
import { ARTICLES } from '../../words/colour-lists.ts';
import { colourIn, isModifier, modifiedColour } from '../../words/colour-phrases.ts';
import { settleColourWords } from '../../words/colour-positions.ts';
import type { Match, Meaning } from './lexicon.ts';
import type { NamedColour } from './read-prompt.ts';

export type ColourReading = {
  /** The matches with double meanings settled and idle modifiers taken out. */
  matches: Match[];
  colours: NamedColour[];
  ground?: Hex;
  groundTone?: 'dark' | 'light';
};

const ONTO = new Set(['on', 'over', 'against', 'upon', 'onto']);
const OF_FIGURES = new Set(['in', 'with', 'of', 'and']);
const GROUND_NOUNS = new Set(['background', 'ground', 'base', 'backdrop']);
/** Cloths whose own colour is the ground of what is drawn on them. */
const CLOTH_COLOURS: Readonly<Record<string, Hex>> = {
  linen: '#e6dcc6',
  burlap: '#cdb48c',
  hessian: '#cdb48c',
  canvas: '#ece4d2',
};

/** Weight below which a word only hints at a motif: "olive" at leaves. */
const HINTS = 2;
/** Things to draw: subjects, and the figures that motifs have names for ("ivy"). */
const isSubject = (meaning: Meaning) =>
  meaning.is === 'subject' ||
  (meaning.is === 'motif' &&
    meaning.weight >= 1 &&
    (meaning.kind === 'figures' || meaning.weight < HINTS));
const NOUNS: ReadonlySet<Meaning['is']> = new Set(['subject', 'fabric']);
const isNoun = (meaning: Meaning) =>
  NOUNS.has(meaning.is) || (meaning.is === 'motif' && meaning.weight >= 1);

/** Finds the colours, what modifies them, and which of them is the ground. */
export function readColours(tokens: readonly string[], found: readonly Match[]): ColourReading {
  const settled = settleColourWords(found, { tokens, isSubject, isNoun });
  const reading: ColourReading = { matches: [], colours: [] };
  settled.forEach((match, i) => {
    if (isModifier(match)) {
      const next = settled[i + 1];
      const applies = next?.from === match.to && (colourIn(next) !== undefined || isModifier(next));
      if (!applies && GROUND_NOUNS.has(tokens[match.to])) {
        reading.groundTone = ['dark', 'deep', 'rich'].includes(match.phrase) ? 'dark' : 'light';
      } else if (!applies && match.meanings.length === 1) return;
    }
    reading.matches.push(match);
    if (colourIn(match)) nameColour(reading, { i, settled, tokens });
    else if (ONTO.has(tokens[match.from - 1])) reading.ground ??= CLOTH_COLOURS[match.phrase];
  });
  return reading;
}

type Place = { i: number; settled: readonly Match[]; tokens: readonly string[] };

function nameColour(reading: ColourReading, { i, settled, tokens }: Place): void {
  const match = settled[i];
  const named = modifiedColour(match, { found: settled, tokens });
  if (!named) return;
  const { colour } = named;
  let first = named.from;
  const next = settled[i + 1]?.from === match.to ? settled[i + 1] : undefined;
  const before = next ? motifIds(next) : [];
  while (ARTICLES.has(tokens[first - 1])) first -= 1;
  const isOfFigures =
    OF_FIGURES.has(tokens[first - 1]) ||
    (next?.meanings.some(({ is }) => is === 'subject') ?? false);
  const isGround = ONTO.has(tokens[first - 1]) || GROUND_NOUNS.has(tokens[match.to]);
  if (isGround && !reading.ground && before.length === 0) reading.ground = colour;
  else reading.colours.push({ colour, before, isOfFigures });
}

const motifIds = (match: Match) =>
  match.meanings.flatMap((meaning) => (meaning.is === 'motif' ? [meaning.id] : []));
