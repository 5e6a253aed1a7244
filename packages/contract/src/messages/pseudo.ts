import type { Words } from './words.ts';

/** Letters with accents, which stay readable and show where a font or an encoding fails. */
const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ý',
  A: 'Å',
  E: 'É',
  I: 'Í',
  O: 'Ö',
  S: 'Š',
  U: 'Ü',
};
const VOWEL = /[aeiouy]/i;
const LETTER = /\p{L}/u;
/** Marks of values, tags, and whatever stands between them. */
const PARTS = /(\{\w+\}|<\/?\w+>)/;

/** Growth of a text, about that of German. */
const GROWTH = 0.35;

/** A text in the pseudo-locale; one without letters, or that is in it already, stays as it is. */
export function pseudoText(text: string): string {
  const isPlain = !text.split(PARTS).some((part) => !PARTS.test(part) && LETTER.test(part));
  if (isPlain || text.startsWith('[')) return text;
  let owed = 0;
  const grow = (letter: string): string => {
    owed += GROWTH;
    const accented = ACCENTED[letter] ?? letter;
    if (owed < 1 || !VOWEL.test(letter)) return accented;
    const more = Math.floor(owed);
    owed -= more;
    return accented + accented.toLowerCase().repeat(more);
  };
  const parts = text
    .split(PARTS)
    .map((part) => (PARTS.test(part) ? part : Array.from(part, grow).join('')));
  return `[${parts.join('')}]`;
}

function pseudoOf(words: unknown): unknown {
  if (typeof words === 'string') return pseudoText(words);
  if (Array.isArray(words)) return words.map(pseudoOf);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, each]) => [key, pseudoOf(each)]));
}

/** A table of words in the pseudo-locale. */
export function pseudoWords<Table>(words: Table): Words<Table> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The same keys with other texts: the shape is known at run time alone.
  return pseudoOf(words) as Words<Table>;
}
