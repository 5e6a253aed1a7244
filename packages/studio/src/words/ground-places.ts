import { ARTICLES } from './colour-lists.ts';
import { BREAK } from './tokens.ts';

const ONTO = new Set(['on', 'over', 'against', 'upon', 'onto', 'across', 'atop']);
const GROUND_NOUNS = new Set([
  'background',
  'ground',
  'base',
  'backdrop',
  'grounds',
  'backgrounds',
]);
/** Places that things are in, whose colour lies behind them: "cows in a green meadow". */
const SCENES = new Set(['meadow', 'field', 'lawn', 'grass', 'sky', 'pasture', 'fog', 'mist']);
const INTO = new Set(['in', 'on', 'over', 'across', 'against', 'at', 'under']);
/** Between a colour and its noun: "linen coloured ground". */
const COLOURED = new Set(['coloured', 'colored', 'colour', 'color', 'tinted', 'toned', 'plain']);
/** Between "on" and a colour: "on near black". */
const NEARLY = new Set(['near', 'nearly', 'almost', 'plain', 'solid', 'very', 'all']);
/** Between "ground" and its colour: "the ground should be a celadon". */
const IS = new Set(['is', 'be', 'in', 'of', 'should', 'must', 'to', 'being', 'stays', 'as']);
/** "The rest plain mint". */
const REST = new Set(['rest', 'remainder', 'remaining', 'otherwise', 'elsewhere']);
/** "All white except the hearts". */
const EXCEPT = new Set(['except', 'excepting', 'apart']);
/** Words that part what stands before them from a noun after them. */
const PARTING = new Set([
  BREAK,
  'and',
  'or',
  'with',
  'on',
  'in',
  'of',
  'over',
  'but',
  'for',
  'from',
]);

/** Test for a word for a place that things are in: "meadow". */
export const isScene = (token: string | undefined): boolean => SCENES.has(token ?? BREAK);

/** Place after the word for a ground that begins at a place: "ground", "back ground". */
export function endOfGround(tokens: readonly string[], at: number): number | undefined {
  if (GROUND_NOUNS.has(tokens[at])) return at + 1;
  return tokens[at] === 'back' && GROUND_NOUNS.has(tokens[at + 1]) ? at + 2 : undefined;
}

/** Place of a colour's words, articles and modifiers before it included, `to` not. */
type Place = { from: number; to: number };

/** Test for a colour that is said of the ground: by its word, after "on" and "across", or of the rest. */
export function isGroundAt(tokens: readonly string[], place: Place): boolean {
  const first = startAt(tokens, place.from);
  const from = isAdjectival(tokens[first - 1]) ? startAt(tokens, first - 1) : first;
  if (INTO.has(tokens[from - 1]) && isScene(tokens[place.to])) return true;
  return ONTO.has(tokens[from - 1]) || isCalledGround(tokens, place);
}

/**
 * Test for a colour that the prompt calls its ground: before the word, with at most one adjective
 * between ("grey rainy ground"), after it ("the ground should be celadon"), of the rest, and of all
 * except something.
 */
export function isCalledGround(tokens: readonly string[], { from, to }: Place): boolean {
  const first = startAt(tokens, from);
  if (EXCEPT.has(tokens[to]) && to < tokens.length - 1) return true;
  return REST.has(tokens[first - 1]) || isBeforeGround(tokens, to) || isAfterGround(tokens, first);
}

/** Test for a word that looks like an adjective: "on washed pink", "on sunny yellow". */
const isAdjectival = (token: string | undefined): boolean =>
  token !== undefined && /[a-z]{2}(y|ed|ish|en|ic)$/.test(token) && !PARTING.has(token);

const startAt = (tokens: readonly string[], from: number) =>
  skipBack(tokens, from, (token) => ARTICLES.has(token) || NEARLY.has(token));

function isBeforeGround(tokens: readonly string[], to: number): boolean {
  const at = COLOURED.has(tokens[to]) ? to + 1 : to;
  if (endOfGround(tokens, at) !== undefined) return true;
  const hasAdjective = at < tokens.length && !PARTING.has(tokens[at]);
  return hasAdjective && endOfGround(tokens, at + 1) !== undefined;
}

function isAfterGround(tokens: readonly string[], from: number): boolean {
  const at = skipBack(tokens, from, (token) => IS.has(token) || ARTICLES.has(token));
  if (at === from || !GROUND_NOUNS.has(tokens[at - 1])) return false;
  const before = tokens[at - 2] ?? BREAK;
  return PARTING.has(before) || ARTICLES.has(before);
}

function skipBack(tokens: readonly string[], from: number, isIdle: (token: string) => boolean) {
  let at = from;
  while (at > 0 && isIdle(tokens[at - 1])) at -= 1;
  return at;
}
