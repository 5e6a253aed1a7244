import type { Hex } from '../../core/colour.ts';
import { GARMENTS, garmentOf } from '../../sketch/garments/registry.ts';
import { createOutfitLexicon } from '../../sketch/outfit/outfit-lexicon.ts';
import { meaningOf, type OutfitMatch } from '../../sketch/outfit/outfit-meaning.ts';
import { readOutfit } from '../../sketch/outfit/read-outfit.ts';
import { STOP_WORDS } from '../../words/stop-words.ts';
import { wordsAt } from '../../words/words-at.ts';
import type { Worn } from './find-garment.ts';

/** A garment that a prompt names. */
export type NamedGarment = {
  worn: Worn;
  /** True for trousers and the like, false for other names below the waist; undefined for tops. */
  isLegged?: boolean;
  /** Its legs may part right above its hem. */
  isShort?: boolean;
  /** A coat: it may reach down to the legs. */
  isOuter?: boolean;
  /** It never leaves the arms bare. */
  isSleeved?: boolean;
};

/** The garment to lift out, as a prompt describes it. */
export type Wish = {
  garment?: NamedGarment;
  /** The colours that the prompt names; one of them is enough. */
  colours: Hex[];
  /** Words that are not understood, in order, each once. */
  unread: string[];
  tokens: readonly string[];
  /** The places of the words that are not understood. */
  unreadPlaces: readonly number[];
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
  const unreadPlaces = [...tokens.keys()].filter(
    (i) => !read.has(i) && !(tokens[i] in LOOSE) && isContent(tokens[i]),
  );
  const other = LOOSE[tokens[loose]];
  return {
    garment: named ? namedGarment(named.id) : other && { worn: other },
    colours: coloursOf(tokens, wishes, named?.match ?? { from: tokens.length, to: tokens.length }),
    unread: wordsAt(tokens, unreadPlaces),
    tokens,
    unreadPlaces,
  };
}

/** Colours said before the garment, and right after it: "the dress in red". */
function coloursOf(
  tokens: readonly string[],
  wishes: readonly OutfitMatch[],
  garment: Pick<OutfitMatch, 'from' | 'to'>,
): Hex[] {
  return wishes.flatMap((match) => {
    const isAfter = match.from === garment.to + 1 && tokens[garment.to] === 'in';
    // "Denim" and "rose" may be the cloth, or what is printed on it.
    const isElse = match.meanings.some(({ is }) => is === 'fabric' || is === 'print');
    if ((match.to > garment.from && !isAfter) || isElse) return [];
    return meaningOf(match, 'colour')?.colour ?? [];
  });
}

function namedGarment(id: string): NamedGarment {
  const { place } = garmentOf(id);
  const worn = place === 'outer' ? 'upper' : place;
  return {
    worn,
    isLegged: worn === 'upper' ? undefined : LEGGED.has(id),
    isShort: id === 'shorts',
    isOuter: place === 'outer',
    isSleeved: place === 'outer' && id !== 'vest',
  };
}

const isContent = (word: string) =>
  !STOP_WORDS.has(word) &&
  !FILLERS.has(word) &&
  /\p{L}/u.test(word) &&
  (word.length > 1 || /[^\x20-\x7e]/u.test(word));
