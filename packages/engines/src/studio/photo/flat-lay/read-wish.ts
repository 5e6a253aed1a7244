import { GARMENTS, garmentOf } from '../../garments/registry.ts';
import { createOutfitLexicon } from '../../outfit/outfit-lexicon.ts';
import type { OutfitMatch } from '../../outfit/outfit-meaning.ts';
import { readOutfit } from '../../outfit/read-outfit.ts';
import { STOP_WORDS } from '../../prompt/stop-words.ts';
import type { Worn } from './find-garment.ts';

/** A garment that a prompt names. */
export type NamedGarment = {
  worn: Worn;
  /** Whether it has legs, where its name tells. */
  isLegged?: boolean;
  /** Its legs may part right above its hem. */
  isShort?: boolean;
  /** A coat: it may reach down to the legs. */
  isOuter?: boolean;
  /** The prompt's words for it. */
  words: string[];
};

/** What a prompt says of the garment to lift out. */
export type Wish = {
  garment?: NamedGarment;
  /** Words that are not understood, in order, each once. */
  unread: string[];
};

const LEXICON = createOutfitLexicon(GARMENTS, []);

const LEGGED: ReadonlySet<string> = new Set([
  'cargo',
  'chinos',
  'culottes',
  'dungarees',
  'jeans',
  'joggers',
  'jumpsuit',
  'leggings',
  'palazzos',
  'shorts',
  'trousers',
]);

/** Words for parts of an outfit that are no garment of their own. */
const LOOSE: Readonly<Record<string, Worn>> = {
  top: 'upper',
  tops: 'upper',
  upper: 'upper',
  bottom: 'lower',
  bottoms: 'lower',
  lower: 'lower',
  outfit: 'full',
  look: 'full',
};

/** Words that say what the tool does anyway, and who wears the garment. */
const FILLERS: ReadonlySet<string> = new Set(
  `lay flat flatlay lift cut take remove extract isolate garment clothes clothing piece item product
  photo shot woman man model person girl boy lady she he her his wearing wears worn body half part
  ghost mannequin catalogue catalog`.split(/\s+/),
);

/** Reads a prompt of any content; the first garment that it names counts. */
export function readWish(prompt: string): Wish {
  const { tokens, garments, wishes, refusals } = readOutfit(LEXICON, prompt);
  const read = new Set<number>();
  const mark = ({ from, to }: OutfitMatch) => {
    for (let i = from; i < to; i += 1) read.add(i);
  };
  for (const match of [...wishes, ...refusals]) mark(match);
  const [named] = garments;
  for (const { match } of garments) if (match === named.match) mark(match);
  const loose = tokens.findIndex((word) => LOOSE[word] !== undefined);
  const unread = tokens.filter((word, i) => !read.has(i) && !(word in LOOSE) && isContent(word));
  return {
    garment: named
      ? namedGarment(named.id, tokens.slice(named.match.from, named.match.to))
      : loose < 0
        ? undefined
        : { worn: LOOSE[tokens[loose]], words: [tokens[loose]] },
    unread: [...new Set(unread)],
  };
}

function namedGarment(id: string, words: string[]): NamedGarment {
  const { place } = garmentOf(id);
  const worn = place === 'outer' ? 'upper' : place;
  return {
    worn,
    isLegged: worn === 'upper' ? undefined : LEGGED.has(id),
    isShort: id === 'shorts',
    isOuter: place === 'outer',
    words,
  };
}

const isContent = (word: string) =>
  !STOP_WORDS.has(word) &&
  !FILLERS.has(word) &&
  /\p{L}/u.test(word) &&
  (word.length > 1 || /[^\x20-\x7e]/u.test(word));
