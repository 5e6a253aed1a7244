import { FABRICS } from '../core/fabrics/registry.ts';
import { FIGURE_WORDS } from '../sketch/compose/figure-words.ts';
import { GARMENTS } from '../sketch/garments/registry.ts';
import { DETAIL_WORDS } from '../sketch/outfit/detail-words.ts';
import { FEATURE_WORDS } from '../sketch/outfit/feature-words.ts';
import { createOutfitLexicon } from '../sketch/outfit/outfit-lexicon.ts';
import type { Trait } from '../sketch/outfit/outfit-meaning.ts';
import { BODY_WORDS, FINISH_WORDS } from '../sketch/outfit/person-words.ts';
import { PRINT_WORDS } from '../sketch/outfit/print-words.ts';
import { clearestWords } from './clearest-words.ts';
import { colourRole } from './colour-role.ts';
import type { Role, Said } from './grammar.ts';
import { inARow, listed } from './write-phrases.ts';

const LEXICON = createOutfitLexicon(GARMENTS, FIGURE_WORDS);

const countMeanings = (word: string) => LEXICON.phrases.get(word)?.length ?? 0;

const oneFor = (things: Iterable<readonly string[]>) => clearestWords(things, countMeanings);

const wordsOfTable = (table: Readonly<Record<string, readonly string[]>>) =>
  oneFor(Object.values(table).filter((words) => words.length > 0));

const traitWords = (trait: Trait) =>
  oneFor(FIGURE_WORDS.filter((each) => each.trait === trait).map(({ words }) => words));

/** The words of one garment. */
export const GARMENT_ROLES: readonly Role[] = [
  {
    id: 'garment',
    meaning: 'the garment itself',
    words: oneFor(GARMENTS.map(({ words }) => words)),
    most: 1,
  },
  colourRole({ id: 'colours', meaning: 'its colours', most: 2 }),
  { id: 'cloth', meaning: 'its cloth', words: oneFor(FABRICS.map(({ words }) => words)), most: 1 },
  { id: 'print', meaning: 'its print', words: wordsOfTable(PRINT_WORDS), most: 1 },
  {
    id: 'cut',
    meaning: 'its neckline, collar, sleeves, silhouette, length, fit, closure, waist',
    words: oneFor(
      Object.values(FEATURE_WORDS).flatMap((values) =>
        Object.values<readonly string[]>(values).filter((words) => words.length > 0),
      ),
    ),
    most: 5,
  },
  { id: 'details', meaning: 'its details', words: wordsOfTable(DETAIL_WORDS), most: 4 },
];

/** The words of the figure, and of how it is drawn. */
export const FIGURE_ROLES: readonly Role[] = [
  { id: 'person', meaning: 'who wears it', words: wordsOfTable(BODY_WORDS), most: 1 },
  { id: 'age', meaning: 'their age', words: traitWords('age'), most: 1 },
  { id: 'people', meaning: 'their origin', words: traitWords('people'), most: 1 },
  { id: 'hair', meaning: 'their hair', words: traitWords('hair'), most: 1 },
  { id: 'pose', meaning: 'their pose', words: traitWords('pose'), most: 1 },
  { id: 'shoes', meaning: 'their shoes', words: traitWords('shoes'), most: 1 },
  { id: 'accessories', meaning: 'what they carry', words: traitWords('accessory'), most: 3 },
  { id: 'medium', meaning: 'how it is drawn', words: wordsOfTable(FINISH_WORDS), most: 1 },
];

/** A garment with all that is said of it right before its name: so each word is read as its own. */
export function writeGarment({ garment, colours, print, cloth, cut, details }: Said): string {
  return inARow(listed(colours), print, cloth, cut, details, garment);
}
