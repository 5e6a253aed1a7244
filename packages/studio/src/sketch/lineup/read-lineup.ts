import { BREAK, placeTokens } from '../../words/tokens.ts';
import {
  areFigures,
  arePeople,
  CLOTHES_BEGIN,
  EACH_OF_THEM,
  isPerson,
  MATCHING,
  OF_A_PERSON,
  OF_THINGS,
  PEOPLE_COUNTS,
  ROWS,
  WHOLE_OUTFITS,
} from '../outfit/people-words.ts';

/** Several people on one page, as a prompt asks for them. */
export type Lineup = {
  /** The prompt's words. */
  tokens: readonly string[];
  /**
   * What the prompt says of each person: its words at their places, with breaks in the places of
   * those that are said of others or count people.
   */
  people: readonly string[];
  /** Whether all wear the same: "matching". */
  isMatching: boolean;
};

/** The people that a prompt asks for where they are more than one and at most four. Never throws. */
export function readLineup(prompt: string): Lineup | undefined {
  const placed = placeTokens(prompt);
  const tokens = placed.map(({ token }) => token);
  const colon = placed.findIndex(({ start, end }) => prompt.slice(start, end) === ':');
  const groups = findCouple(tokens) ?? findPair(tokens) ?? findCounted(tokens, colon);
  if (!groups) return undefined;
  const isMatching = tokens.some((token) => MATCHING.has(token));
  const people = groups.map((words) =>
    words.map((word) => (MATCHING.has(word) || OF_OTHERS.has(word) ? BREAK : word)).join(' '),
  );
  return { tokens, people, isMatching };
}

/** Whose the other person is: "a mother with her daughter". */
const OF_OTHERS: ReadonlySet<string> = new Set(['her', 'his', 'their']);

type Words = readonly string[];
type Span = { from: number; to: number };

const masked = (tokens: Words, isOwn: (at: number) => boolean): string[] =>
  tokens.map((token, at) => (isOwn(at) ? token : BREAK));

const isIn = (at: number, { from, to }: Span): boolean => from <= at && at < to;

/** "A couple in trench coats": a woman and a man. "A couple of" counts. */
function findCouple(tokens: Words): string[][] | undefined {
  const at = tokens.indexOf('couple');
  if (at < 0 || tokens[at + 1] === 'of') return undefined;
  return ['woman', 'man'].map((person) => tokens.with(at, person));
}

/** Two people with "and" between them: what stands behind the second is said of both where the first has nothing. */
function findPair(tokens: Words): string[][] | undefined {
  for (const [first, token] of tokens.entries()) {
    if (!isPerson(token) || isForThem(tokens, first)) continue;
    const second = tokens.findIndex((word, at) => at > first && isPerson(word));
    const and = second < 0 ? -1 : andBefore(tokens, second);
    if (and <= first) continue;
    const end = sharedEnd(tokens, second);
    if (and > first + 1)
      return [masked(tokens, (at) => at < and || at >= end), masked(tokens, (at) => at > and)];
    const later = { from: and, to: second + 1 };
    const earlier = { from: startOf(tokens, first), to: and + 1 };
    const outfits = outfitsOf(tokens, { behind: second + 1, count: 2 });
    const others = [tokens[second], tokens[first]];
    return [later, earlier].map((hidden, i) => {
      const isOthers = (at: number) => outfits?.some((span, of) => of !== i && isIn(at, span));
      return masked(tokens, (at) => !isIn(at, hidden) && !isOthers(at) && tokens[at] !== others[i]);
    });
  }
  return undefined;
}

/** Clothes for somebody: "a shirt for a man and a woman" is one shirt. */
const isForThem = (tokens: Words, person: number): boolean =>
  tokens.slice(Math.max(0, person - 3), person).includes('for');

/** The place of the "and" that joins a person to the one before, or -1. */
function andBefore(tokens: Words, person: number): number {
  for (let at = person - 1; at >= Math.max(0, person - 4); at -= 1) {
    if (tokens[at] === 'and') return at;
    const isArticle = OF_A_PERSON.has(tokens[at]);
    if (tokens[at] === BREAK || CLOTHES_BEGIN.has(tokens[at])) {
      return tokens[at] === 'with' && OF_A_PERSON.has(tokens[at + 1]) ? at : -1;
    }
    if (isArticle && tokens[at - 1] !== 'and' && tokens[at - 1] !== 'with') return -1;
  }
  return -1;
}

/** Where the words about a person begin: at its article, if it has one. */
function startOf(tokens: Words, person: number): number {
  const article = tokens.slice(0, person).findLastIndex((token) => OF_A_PERSON.has(token));
  return article >= 0 && person - article <= 3 ? article : person;
}

/** A number of people, who share what is said or have each their own. */
function findCounted(tokens: Words, colon: number): string[][] | undefined {
  const counted = countIn(tokens);
  if (!counted) return undefined;
  const { count, hidden, behind } = counted;
  const each = ownSpans(tokens, behind);
  const own =
    each.length > 1
      ? each
      : (listedBehind(tokens, { colon, count }) ?? outfitsOf(tokens, { behind, count }));
  if (!own) return Array.from({ length: count }, () => masked(tokens, (at) => !isIn(at, hidden)));
  const end = sharedEnd(tokens, own[0].start);
  return own.slice(0, 4).map((span) => {
    const isShared = (at: number) => (at < own[0].start && !isIn(at, hidden)) || at >= end;
    return masked(tokens, (at) => isShared(at) || isIn(at, span));
  });
}

/** Words behind which something is said of all once more: "both have burgundy bow ties". */
const OF_ALL: ReadonlySet<string> = new Set(['both', 'all', 'each']);
const BEFORE_ALL: ReadonlySet<string> = new Set(['and', 'with', BREAK]);

/** Where the last words begin that are said of all; the end where none are. */
function sharedEnd(tokens: Words, behind: number): number {
  const at = tokens.findIndex(
    (token, i) => i > behind && OF_ALL.has(token) && BEFORE_ALL.has(tokens[i - 1]),
  );
  return at < 0 ? tokens.length : at;
}

type Counted = {
  count: number;
  hidden: Span;
  /** Where the words about people begin. */
  behind: number;
};

/** How many people there are, and the words that say it: those that name somebody stay to be read. */
function countIn(tokens: Words): Counted | undefined {
  for (const [at, token] of tokens.entries()) {
    const count = token === 'couple' ? 2 : PEOPLE_COUNTS.get(token);
    if (count === undefined) continue;
    const from = rowBefore(tokens, at);
    const people = peopleAfter(tokens, at);
    if (people < 0 && from === at) continue;
    const to = people >= 0 && areFigures(tokens[people]) ? people + 1 : at + 1;
    const end = tokens[to] === 'of' ? to + 1 : to;
    return { count, hidden: { from, to: end }, behind: Math.max(end, people + 1) };
  }
  return undefined;
}

/** Where "a line-up of" before a number begins; the number's place where none stands there. */
function rowBefore(tokens: Words, at: number): number {
  if (tokens[at - 1] !== 'of') return at;
  const row = tokens.slice(Math.max(0, at - 3), at).findIndex((token) => ROWS.has(token));
  return row < 0 ? at : Math.max(0, at - 3) + row;
}

/** The place of the word for people behind a number, with at most two adjectives between; or -1. */
function peopleAfter(tokens: Words, at: number): number {
  const from = tokens[at + 1] === 'of' ? at + 2 : at + 1;
  for (let next = from; next <= from + 2; next += 1) {
    const token = tokens[next];
    if (token === undefined || token === BREAK || OF_THINGS.has(token)) return -1;
    if (arePeople(token)) return next;
  }
  return -1;
}

type Own = Span & { /** Where "the other" begins, before what it has. */ start: number };

/** The words of each of several people, from behind a place: "one in red, the other in blue". */
function ownSpans(tokens: Words, behind: number): Own[] {
  const starts = tokens.flatMap((token, at) => {
    const isLed = at === behind || LEADS.has(tokens[at - 1]) || CLOTHES_BEGIN.has(tokens[at + 1]);
    const begins = at >= behind && EACH_OF_THEM.has(token) && isLed;
    return begins ? [{ start: leadOf(tokens, at), from: at + 1 }] : [];
  });
  return starts.map((own, i) => ({ ...own, to: starts[i + 1]?.start ?? tokens.length }));
}

/** The words of each where a list behind a colon has as many things as there are people: "three looks: coat, suit, gown". */
function listedBehind(
  tokens: Words,
  { colon, count }: { colon: number; count: number },
): Own[] | undefined {
  if (colon < 0) return undefined;
  const spans: Own[] = [];
  for (let from = colon + 1, at = from; at <= tokens.length; at += 1) {
    if (at < tokens.length && tokens[at] !== BREAK) continue;
    if (at > from) spans.push({ start: from, from, to: at });
    from = at + 1;
  }
  return spans.length === count ? spans : undefined;
}

/**
 * The words of each of as many whole outfits as there are people, in their order: "bride and groom,
 * lace gown and a black tuxedo". None where one person may wear what is named.
 */
function outfitsOf(
  tokens: Words,
  { behind, count }: { behind: number; count: number },
): Own[] | undefined {
  const outfits = tokens.flatMap((token, at) =>
    at >= behind && WHOLE_OUTFITS.has(token) ? [at] : [],
  );
  if (outfits.length !== count) return undefined;
  const joints = outfits.slice(1).map((at, i) => {
    const and = tokens.slice(0, at).lastIndexOf('and');
    return and > outfits[i] ? and : -1;
  });
  if (joints.includes(-1)) return undefined;
  const starts = [behind, ...joints];
  return starts.map((start, i) => ({
    start,
    from: start,
    to: starts[i + 1] ?? tokens.length,
  }));
}

const LEADS: ReadonlySet<string> = new Set(['the', 'and', 'with', BREAK]);

/** Where the words that lead to "other" begin: "and the other". */
function leadOf(tokens: Words, at: number): number {
  let start = at;
  while (start > 0 && LEADS.has(tokens[start - 1])) start -= 1;
  return start;
}
