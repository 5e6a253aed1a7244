import type { Meaning as PlaceMeaning } from '../../../place/read-scene.ts';
import { meaningOf, type OutfitMatch } from '../../../sketch/outfit/outfit-meaning.ts';
import type { OutfitReading } from '../../../sketch/outfit/read-outfit.ts';
import { isContentWord } from '../../../words/content-word.ts';
import { isNegated } from '../../../words/drop-negated.ts';
import { findPhrases } from '../../../words/find-phrases.ts';
import { STOP_WORDS } from '../../../words/stop-words.ts';
import { BREAK } from '../../../words/tokens.ts';
import { PLACE_LINKS } from './ground-words.ts';
import { PLACE_BOOK } from './places.ts';
import { clausesOf, joined, placesIn, type Span } from './spans.ts';

/** Words of places that name an ornament, a plant or a stuff as well: they tell of a place after "in" or beside others. */
const VAGUE: ReadonlySet<string> = new Set(
  `marble marbled peak bar flowery flower blossom baroque versailles vine stepped step daisy rose poppy
  leaf ivy coral brick art artwork painting book star moon planet galaxy nebula space mars petal magnolia
  cherry maple oak pine palm sand ice frost coffee cocktail column stage industrial concrete moss
  botanical wheat heather climber bougainvillea reading study flight holiday resort luxury stone lavender
  mermaid reef lunar cosmic universe aquatic club disco chapel cathedral safari fountain villa tree wood
  hill field highland japanese japan parisian
  nautical european urban`.split(/\s+/),
);

/** Weight of a word that names a place by itself, and of one that does so after "in" or alone. */
const SURE = 6;
const LIKELY = 5;

/** The words of the prompt that tell of a place: those of places, of hour and weather around them, and links before. */
export function placeSpans(
  tokens: readonly string[],
  words: OutfitReading,
  isTaken: (at: number) => boolean,
): Span[] {
  const found = findPhrases(PLACE_BOOK.book, tokens);
  const isCloth = clothWords(words);
  const isFalling = (at: number) => tokens[at] === 'falling' && tokens[at - 1] === 'snow';
  const isSettingWord = (at: number) =>
    isFalling(at) || found.some(({ from, to }) => from <= at && at < to);
  const names = found.filter(({ from, to, phrase, meanings }) => {
    if (isTaken(from) || isNegated(tokens, from)) return false;
    const weight = Math.max(0, ...meanings.map((one) => (one.is === 'scene' ? one.weight : 0)));
    if (weight < LIKELY || describesCloth(to, tokens, words)) return false;
    const isLinked = isAfterLink(from, tokens, isSettingWord);
    if (isCloth(from)) {
      // "Lavender field" by itself is a place, "lavender" a colour.
      const isName = phrase.includes(' ') && weight > SURE;
      const isWhole = isName && isAlone({ from, to }, tokens, isSettingWord);
      return (isLinked && weight >= SURE) || isWhole;
    }
    const isVague = VAGUE.has(phrase) && clauseWords({ from, to }, tokens) === to - from;
    if (isVague) return isLinked;
    return weight >= SURE || isLinked || isAlone({ from, to }, tokens, isSettingWord);
  });
  if (names.length === 0) return [];
  const spans = names.map((name) => {
    const answers = answeredBy(name, found);
    return widened(name, tokens, { isSettingWord, isCloth, isDescription: answers });
  });
  const more = clausesOf(tokens).filter(
    ({ from, to }) =>
      placesIn({ from, to }).some((at) => !STOP_WORDS.has(tokens[at])) &&
      placesIn({ from, to }).every(
        (at) => (isSettingWord(at) && !isCloth(at)) || STOP_WORDS.has(tokens[at]),
      ),
  );
  return joined([...spans, ...more]);
}

/** True at words that say something of clothes. */
function clothWords({ wishes, garments }: OutfitReading): (at: number) => boolean {
  const said = new Set(['colour', 'fabric', 'print', 'part', 'detail', 'feature']);
  const matches = [
    ...garments.map(({ match }) => match),
    ...wishes.filter((match) => match.meanings.some(({ is }) => said.has(is)) || isWorn(match)),
  ];
  return (at) => matches.some(({ from, to }) => from <= at && at < to);
}

/** "Desert boots", "forest green": the word before a garment, a part or a colour is none of a place. */
function describesCloth(at: number, tokens: readonly string[], words: OutfitReading): boolean {
  return PRINTED.has(tokens[at]) || (tokens[at] !== BREAK && clothWords(words)(at));
}

/** Shoes, hats, hair: "desert boots". */
const isWorn = (match: OutfitMatch): boolean => WORN.has(meaningOf(match, 'trait')?.trait ?? '');

const WORN = new Set(['shoes', 'accessory', 'hair']);
const PRINTED = new Set([
  'print',
  'printed',
  'prints',
  'motif',
  'motifs',
  'pattern',
  'inspired',
  'style',
]);

function isAfterLink(
  from: number,
  tokens: readonly string[],
  isSettingWord: (at: number) => boolean,
): boolean {
  let at = from - 1;
  while (at >= 0 && (isSettingWord(at) || ['a', 'an', 'the'].includes(tokens[at]))) at -= 1;
  return at >= 0 && PLACE_LINKS.has(tokens[at]) && tokens[at] !== 'with' && tokens[at] !== 'of';
}

/** Words that say something in the clause around a span. */
function clauseWords(span: Span, tokens: readonly string[]): number {
  const clause = clausesOf(tokens).find(({ from, to }) => from <= span.from && span.to <= to);
  return clause ? placesIn(clause).filter((at) => isContentWord(tokens[at])).length : 0;
}

/** True where the whole clause tells of the place. */
function isAlone(
  span: Span,
  tokens: readonly string[],
  isSettingWord: (at: number) => boolean,
): boolean {
  const clause = clausesOf(tokens).find(({ from, to }) => from <= span.from && span.to <= to);
  if (!clause) return false;
  return placesIn(clause).every((at) => isSettingWord(at) || STOP_WORDS.has(tokens[at]));
}

type PlaceMatch = ReturnType<typeof findPhrases<PlaceMeaning>>[number];

/** True at a word that a named place has for a detail or takes for its colour: "turquoise pool", "pink courtyard". */
function answeredBy(name: PlaceMatch, found: readonly PlaceMatch[]): (at: number) => boolean {
  const ids = new Set(name.meanings.flatMap((one) => (one.is === 'scene' ? one.id : [])));
  const isColoured = PLACE_BOOK.scenes.some((scene) => scene.isColoured && ids.has(scene.id));
  const isAnswered = (one: PlaceMeaning) =>
    (one.is === 'detail' && one.scenes.some((id) => ids.has(id))) ||
    (isColoured && (one.is === 'colour' || one.is === 'modifier'));
  return (at) =>
    found.some(({ from, to, meanings }) => from <= at && at < to && meanings.some(isAnswered));
}

type Kinds = {
  isSettingWord: (at: number) => boolean;
  isCloth: (at: number) => boolean;
  /** True at words that describe the place where they stand right before it, though they may say something of clothes. */
  isDescription: (at: number) => boolean;
};

function widened(
  span: Span,
  tokens: readonly string[],
  { isSettingWord, isCloth, isDescription }: Kinds,
): Span {
  let { from, to } = span;
  while (from > 0 && isDescription(from - 1)) from -= 1;
  const joins = (at: number) =>
    tokens[at] !== undefined &&
    tokens[at] !== BREAK &&
    (!isCloth(at) || tokens[at] === 'golden') &&
    (isSettingWord(at) || PLACE_LINKS.has(tokens[at]));
  while (from > 0 && joins(from - 1)) from -= 1;
  while (joins(to) && tokens[to] !== 'with' && tokens[to] !== 'over') to += 1;
  while (to > span.to && PLACE_LINKS.has(tokens[to - 1])) to -= 1;
  return { from, to };
}
