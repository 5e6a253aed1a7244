import { ACCESSORIES } from '../figure/accessories/registry.ts';
import { agePhrases } from '../figure/age-phrases.ts';
import { SHAPES } from '../figure/body/shape-registry.ts';
import type { Face } from '../figure/face/face.ts';
import { HAIRSTYLES } from '../figure/hair/registry.ts';
import { PEOPLE } from '../figure/look/people.ts';
import type { Age } from '../figure/look.ts';
import { POSES } from '../figure/poses/registry.ts';
import { SHOES } from '../figure/shoes/registry.ts';
import type { TraitWords } from '../outfit/outfit-lexicon.ts';
import type { Trait } from '../outfit/outfit-meaning.ts';

const AGE_WORDS: Readonly<Record<Exclude<Age, 'child'>, readonly string[]>> = {
  young: [
    'young',
    'youthful',
    'twenty something',
    'thirty something',
    'college student',
    ...agePhrases(18, 34),
  ],
  'middle-aged': [
    'middle aged',
    'forty something',
    'fifty something',
    'mature',
    'midlife',
    'mother of the bride',
    'mother of the groom',
    'in her forties',
    'in her fifties',
    'in his forties',
    'in his fifties',
    'over 40',
    'over 50',
    ...agePhrases(35, 59),
  ],
  older: [
    'older',
    'elderly',
    'senior',
    'grandmother',
    'grandma',
    'granny',
    'nana',
    'grandfather',
    'grandpa',
    'grandad',
    'pensioner',
    'retiree',
    'retired',
    'old lady',
    'old woman',
    'old man',
    'old gentleman',
    'aged',
    'aging',
    'ageing',
    'sixty something',
    'seventy something',
    'in her sixties',
    'in her seventies',
    'in her eighties',
    'in his sixties',
    'in his seventies',
    'in his eighties',
    'over 60',
    'over 70',
    ...agePhrases(60, 99),
    'silver haired',
    'grey haired',
  ],
};

const GAZE_WORDS: readonly string[] = [
  'eye contact',
  'direct gaze',
  'looking at camera',
  'looking at the camera',
  'looking at viewer',
  'looking at the viewer',
  'looking straight ahead',
  'facing camera',
  'facing the camera',
  'gazing at the viewer',
];

const BEARD_WORDS: Readonly<Record<Face['beard'], readonly string[]>> = {
  none: ['clean shaven', 'beardless'],
  stubble: ['stubble', 'unshaven', 'five o clock shadow', 'designer stubble'],
  full: ['beard', 'bearded', 'full beard', 'goatee'],
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
  { trait: 'gaze', id: 'viewer', words: GAZE_WORDS },
  ...wordsOf('shape', SHAPES),
  ...wordsOf('accessory', ACCESSORIES),
  ...wordsOf(
    'beard',
    Object.entries(BEARD_WORDS).map(([id, words]) => ({ id, words })),
  ),
  { trait: 'hair-colour', id: 'named', words: ['hair', 'haired'] },
  { trait: 'shoes', id: ANY_SHOES, words: ['shoe', 'footwear'] },
];

function wordsOf(
  trait: Trait,
  list: readonly { id: string; words: readonly string[] }[],
): TraitWords[] {
  return list.map(({ id, words }) => ({ trait, id, words }));
}
