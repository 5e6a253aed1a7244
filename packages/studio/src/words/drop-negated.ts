import type { PhraseMatch } from './find-phrases.ts';
import { BREAK } from './tokens.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const REFUSING =
  'no|not|without|never|non|none|nor|neither|minus|sans|lacking|avoid|avoiding|omit|omitting|' +
  'exclude|excluding|skip|skipping|remove|removing|leave out|leaving out|instead of|rather than|' +
  `free of|free from|w ${BREAK} o`;
/** What refuses the words after it, by its last word: the words that must stand before that. */
const BY_LAST = new Map<string, (readonly string[])[]>();
for (const phrase of REFUSING.split('|')) {
  const before = phrase.split(' ');
  const last = before.pop() ?? '';
  BY_LAST.set(last, [...(BY_LAST.get(last) ?? []), before]);
}
const NEGATED_VERB = /n['’]t$/;
const EXCEPTING = setOf('except excepting');
/** "Any colour except yellow" refuses yellow; "all black except the buttons" asks for buttons. */
const ANY = setOf('any anything every everything colours colors rainbow');
const EXCEPTING_REACH = 4;
/** "Don't forget the pockets" asks for pockets, "sans serif" is a kind of letters. */
const HARMLESS = setOf('forget miss mind worry hesitate serif');
/** Words after which "free" is not what the word before it lacks: "lace, free flowing". */
const FREELY = setOf('form hand handed flowing flow spirit spirited size style motion of from');
/** Doings that ask for something, unless they are negated: "instead of roses use stars". */
const ASKING = setOf('use using put show draw add give');
const ENDS = setOf(`${BREAK} and but with on in only just`);
/** Words that a negation reaches over: "without any black outlines". */
const REACH = 4;
/** Most words of what refuses. */
const LONGEST = 3;

/** Leaves out what the prompt says it does not want: "no outlines", "without leaves". */
export function dropNegated<Meaning>(
  tokens: readonly string[],
  matches: readonly PhraseMatch<Meaning>[],
): PhraseMatch<Meaning>[] {
  return matches.filter(({ from }) => !isNegated(tokens, from));
}

/**
 * Test for a word that the prompt excludes: "no red", "rather than red", "free of red", "don't use
 * red", "w/o red", "red-free", "any colour except red".
 */
export function isNegated(tokens: readonly string[], at: number): boolean {
  if (isFreed(tokens, at)) return true;
  for (let i = at - 1; i >= Math.max(0, at - REACH); i -= 1) {
    if (refusesNext(tokens, i)) return true;
    if (ENDS.has(tokens[i])) return false;
    if (ASKING.has(tokens[i]) && !refusesNext(tokens, i - 1)) return false;
  }
  return false;
}

/** Test for a word that only refuses others: "avoid", "don't", either word of "leave out". */
export function isRefusal(tokens: readonly string[], at: number): boolean {
  const isWhole = NEGATED_VERB.test(tokens[at]) || EXCEPTING.has(tokens[at]);
  if (isWhole || isFreed(tokens, at - 1)) return true;
  if (HARMLESS.has(tokens[at]) && NEGATED_VERB.test(tokens[at - 1] ?? '')) return true;
  if (ASKING.has(tokens[at]) && refusesNext(tokens, at - 1)) return true;
  const ahead = Array.from({ length: LONGEST }, (_, i) => i);
  return ahead.some((i) => refusalLength(tokens, at + i) > i);
}

/** Whether what refuses others ends at a place. */
export const refusesNext = (tokens: readonly string[], at: number): boolean =>
  refusalLength(tokens, at) > 0;

/** Number of the words up to a place that refuse what follows; 0 where they do not. */
function refusalLength(tokens: readonly string[], at: number): number {
  const last = tokens[at];
  if (last === undefined || HARMLESS.has(tokens[at + 1])) return 0;
  if (NEGATED_VERB.test(last)) return 1;
  if (EXCEPTING.has(last)) {
    const before = tokens.slice(Math.max(0, at - EXCEPTING_REACH), at);
    return before.some((token) => ANY.has(token)) && !before.includes('all') ? 1 : 0;
  }
  const stands = (words: readonly string[]) =>
    words.every((word, i) => tokens[at - words.length + i] === word);
  const found = BY_LAST.get(last)?.find(stands);
  return found ? found.length + 1 : 0;
}

/** Test for a thing that "free" takes away: "logo-free", "wrinkle free". */
const isFreed = (tokens: readonly string[], at: number): boolean =>
  tokens[at + 1] === 'free' &&
  at >= 0 &&
  !ENDS.has(tokens[at]) &&
  !FREELY.has(tokens[at + 2] ?? '');
