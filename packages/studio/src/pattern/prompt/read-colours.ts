import type { Hex } from '../../core/colour.ts';
import { COLOUR_MODIFIERS } from '../../words/colour-modifiers.ts';
import { BREAK } from '../../words/tokens.ts';
import type { Match, Meaning } from './lexicon.ts';
import type { NamedColour } from './read-prompt.ts';

export type ColourReading = {
  /** The matches with double meanings settled and idle modifiers taken out. */
  matches: Match[];
  colours: NamedColour[];
  ground?: Hex;
  groundTone?: 'dark' | 'light';
};

const ARTICLES = new Set(['a', 'an', 'the']);
const ONTO = new Set(['on', 'over', 'against', 'upon', 'onto']);
const OF_FIGURES = new Set(['in', 'with', 'of', 'and']);
const GROUND_NOUNS = new Set(['background', 'ground', 'base', 'backdrop']);
const JOINERS = new Set(['and', 'with', 'plus', BREAK]);
/** Cloths whose own colour is the ground of what is drawn on them. */
const CLOTH_COLOURS: Readonly<Record<string, Hex>> = {
  linen: '#e6dcc6',
  burlap: '#cdb48c',
  hessian: '#cdb48c',
  canvas: '#ece4d2',
};

const isColour = (match: Match | undefined) =>
  match?.meanings.some((m) => m.is === 'colour') ?? false;
const isModifier = (match: Match | undefined) =>
  match?.meanings.some((m) => m.is === 'modifier') ?? false;
const isFigure = (meaning: Meaning) =>
  meaning.is === 'subject' || (meaning.is === 'motif' && meaning.weight >= 1);

/** Finds the colours, what modifies them, and which of them is the ground. */
export function readColours(tokens: readonly string[], found: readonly Match[]): ColourReading {
  const settled = found.map((match, i) => settle(match, { i, found, tokens }));
  const reading: ColourReading = { matches: [], colours: [] };
  settled.forEach((match, i) => {
    if (isModifier(match)) {
      const next = settled[i + 1];
      const applies = next?.from === match.to && (isColour(next) || isModifier(next));
      if (!applies && GROUND_NOUNS.has(tokens[match.to])) {
        reading.groundTone = ['dark', 'deep', 'rich'].includes(match.phrase) ? 'dark' : 'light';
      } else if (!applies && match.meanings.length === 1) return;
    }
    reading.matches.push(match);
    if (isColour(match)) nameColour(reading, { i, settled, tokens });
    else if (ONTO.has(tokens[match.from - 1])) reading.ground ??= CLOTH_COLOURS[match.phrase];
  });
  return reading;
}

type Place = { i: number; settled: readonly Match[]; tokens: readonly string[] };

function nameColour(reading: ColourReading, { i, settled, tokens }: Place): void {
  const match = settled[i];
  let colour = match.meanings.find((meaning) => meaning.is === 'colour')?.colour;
  if (!colour) return;
  let first = match.from;
  for (let k = i - 1; k >= 0 && settled[k].to === first && isModifier(settled[k]); k -= 1) {
    colour = COLOUR_MODIFIERS[settled[k].phrase](colour);
    first = settled[k].from;
  }
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

/**
 * Settles whether a word such as "rose" or "lemon" is a colour or a thing. It is a thing in
 * the plural, beside another thing ("lemon and strawberry"), or when the prompt names nothing
 * else to draw; otherwise a colour.
 */
function settle(
  match: Match,
  { i, found, tokens }: { i: number; found: readonly Match[]; tokens: readonly string[] },
): Match {
  const both = isColour(match) && match.meanings.some(isFigure);
  if (!both) return match;
  const onto = ONTO.has(tokens[match.from - 1]);
  const modified = found[i - 1]?.to === match.from && isModifier(found[i - 1]);
  const others = found.filter((other) => !isColour(other) && other.meanings.some(isFigure));
  const besideThing = [found[i - 1], found[i + 1]].some(
    (other) =>
      other &&
      others.includes(other) &&
      other.meanings.some(({ is }) => is === 'subject') &&
      isJoined(match, other, tokens),
  );
  const besideColour = [found[i - 1], found[i + 1]].some(
    (other) =>
      other && !other.meanings.some(isFigure) && isColour(other) && isJoined(match, other, tokens),
  );
  const standsAlone = others.length === 0 && !modified && !besideColour;
  const isThing = match.plural || (!onto && !besideColour && (besideThing || standsAlone));
  return {
    ...match,
    meanings: match.meanings.filter((meaning) =>
      isThing ? meaning.is !== 'colour' : !isFigure(meaning),
    ),
  };
}

/** Whether one word parts the two, articles apart, and joins them: "a lemon and a strawberry". */
function isJoined(a: Match, b: Match, tokens: readonly string[]): boolean {
  const [left, right] = a.from < b.from ? [a, b] : [b, a];
  const between = tokens.slice(left.to, right.from).filter((token) => !ARTICLES.has(token));
  return between.length === 1 && JOINERS.has(between[0]);
}
