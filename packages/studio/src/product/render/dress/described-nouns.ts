import { meaningOf } from '../../../sketch/outfit/outfit-meaning.ts';
import type { OutfitReading } from '../../../sketch/outfit/read-outfit.ts';
import { isContentWord } from '../../../words/content-word.ts';
import { BREAK } from '../../../words/tokens.ts';
import type { Group } from './cloth-groups.ts';
import type { Noun } from './find-nouns.ts';

type Text = { words: OutfitReading; nouns: readonly Noun[] };

const LINKS: ReadonlySet<string> = new Set(['in', 'of', 'is', 'are', 'as']);
const ENDS: ReadonlySet<string> = new Set([
  BREAK,
  'and',
  'but',
  'or',
  'with',
  'without',
  'over',
  'under',
  'in',
  'on',
  'of',
  'at',
  'for',
  'to',
  'like',
]);
/** Words between a colour and its noun: "white snap buttons". */
const REACH = 3;

/** Nouns that a group describes; an empty list where it describes something unknown; undefined for the whole. */
export function nounsOf({ words, nouns }: Text, group: Group): Noun[] | undefined {
  const { tokens, wishes } = words;
  let isUnknown = false;
  for (let at = group.to, steps = 0; steps < REACH && at < tokens.length; steps += 1) {
    const noun = nouns.find(({ from }) => from === at);
    if (noun) return [noun, ...joinedNouns(noun, words, nouns)];
    if (ENDS.has(tokens[at]) || CLOTH_NAMES.has(tokens[at])) break;
    const wish = wishes.find(({ from }) => from === at);
    if (!wish && isUnknownThing(tokens[at], group)) isUnknown = true;
    at = wish?.to ?? at + 1;
  }
  const before = nounBefore({ words, nouns }, group);
  if (before) return [before];
  return isUnknown ? [] : undefined;
}

/** A cloth names itself; a colour before a word that nothing knows is that word's. */
function isUnknownThing(word: string, { matches }: Group): boolean {
  if (!isContentWord(word)) return false;
  const hasCloth = matches.some((match) => meaningOf(match, 'fabric'));
  return !(hasCloth && /(ed|ing|laid|worn)$/.test(word));
}

/** Cloths that are not drawn as themselves: a colour before one is the garment's. */
const CLOTH_NAMES: ReadonlySet<string> = new Set([
  'brocade',
  'damask',
  'jacquard',
  'seersucker',
  'pvc',
  'plastic',
  'neoprene',
  'straw',
  'raffia',
  'fabric',
  'cloth',
  'layer',
  'layers',
  'finish',
  'surface',
  'texture',
  'weave',
  'tone',
  'tones',
  'look',
  'colour',
  'color',
  'all',
  'throughout',
]);

function joinedNouns(noun: Noun, { tokens }: OutfitReading, nouns: readonly Noun[]): Noun[] {
  if (tokens[noun.to] !== 'and') return [];
  const next = nouns.find(({ from }) => from === noun.to + 1);
  return next ? [next] : [];
}

/** "Collar in brown", "boots white", "the rest black velvet". */
function nounBefore({ words: { tokens }, nouns }: Text, { from, to }: Group): Noun | undefined {
  const linked = LINKS.has(tokens[from - 1] ?? '')
    ? nouns.find((noun) => noun.to === from - 1)
    : undefined;
  if (linked) return linked;
  const beside = nouns.find((noun) => noun.to === from);
  const next = tokens[to];
  const isLast = next === undefined || ENDS.has(next);
  return isLast ? beside : undefined;
}
