import { ACCESSORIES } from '../figure/accessories/registry.ts';
import { HAIRSTYLES } from '../figure/hair/registry.ts';
import { PEOPLE } from '../figure/look/people.ts';
import type { Age } from '../figure/look.ts';
import { POSES } from '../figure/poses/registry.ts';
import { SHOES } from '../figure/shoes/registry.ts';
import type { TraitWords } from '../outfit/outfit-lexicon.ts';
import type { Trait } from '../outfit/outfit-meaning.ts';

const AGE_WORDS: Readonly<Record<Exclude<Age, 'child'>, readonly string[]>> = {
  young: ['young', 'teen', 'teenage', 'teenager', 'youthful', 'twenty something'],
  'middle-aged': ['middle aged', 'forty something', 'fifty something', 'mature'],
  older: [
    'older',
    'elderly',
    'senior',
    'grandmother',
    'grandfather',
    'silver haired',
    'grey haired',
  ],
};

/** Shoes spoken of without their kind: "red shoes". */
export const ANY_SHOES = 'any';

/** All words that say how the figure looks and stands, for the lexicon. */
export const FIGURE_WORDS: readonly TraitWords[] = [
  ...wordsOf('hair', HAIRSTYLES),
  ...wordsOf('people', PEOPLE),
  ...wordsOf('shoes', SHOES),
  ...wordsOf('pose', POSES),
  ...wordsOf(
    'age',
    Object.entries(AGE_WORDS).map(([id, words]) => ({ id, words })),
  ),
  ...wordsOf('accessory', ACCESSORIES),
  { trait: 'hair-colour', id: 'named', words: ['hair', 'haired'] },
  { trait: 'shoes', id: ANY_SHOES, words: ['shoe', 'footwear'] },
];

function wordsOf(
  trait: Trait,
  list: readonly { id: string; words: readonly string[] }[],
): TraitWords[] {
  return list.map(({ id, words }) => ({ trait, id, words }));
}
