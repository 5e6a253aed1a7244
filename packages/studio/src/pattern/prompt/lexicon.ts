import type { Repeat } from '@toile/contract';
import { PATTERN_TRADE_NAMES } from '../../words/colour-trade-names.ts';
import { type ColourMeaning, colourEntries } from '../../words/colour-words.ts';
import { createPhraseBook, type PhraseBook, type PhraseMatch } from '../../words/find-phrases.ts';
import type { SubjectGroup } from '../subject.ts';
import { NEAREST_SUBJECTS } from './nearest-words.ts';
import { PALETTES } from './palettes.ts';
import {
  DENSITY_WORDS,
  FABRIC_WORDS,
  type Fabric,
  LAYOUT_WORDS,
  type Layout,
  REPEAT_WORDS,
  SCALE_WORDS,
  STYLE_WORDS,
  type Style,
} from './settings-words.ts';
import { WORN_WORDS, type WornKind } from './worn-words.ts';

/** Meaning of a word or phrase; one phrase may have several. */
export type Meaning =
  | { is: 'motif'; id: string; weight: number; kind: 'figures' | 'ground' }
  /** `isKin`: the subject stands in for a thing of its kind. */
  | { is: 'subject'; id: string; group?: SubjectGroup; isKin?: true; wears?: true }
  /** A thing that animals may wear. */
  | { is: 'worn'; kind: WornKind }
  /** A part or doing of a subject, seen where that is drawn; `isPart`: no thing of its own beside it. */
  | { is: 'shows'; id: string; isPart?: true }
  /** What is never seen on a subject. */
  | { is: 'lacks'; id: string }
  | { is: 'layout'; layout: Layout }
  | ColourMeaning
  | { is: 'mood'; mood: string }
  | { is: 'style'; style: Style }
  | { is: 'scale'; scale: number }
  | { is: 'density'; density: number }
  | { is: 'fabric'; fabric: Fabric }
  | { is: 'repeat'; repeat: Repeat }
  | { is: 'filler' };

export type Lexicon = PhraseBook<Meaning>;

/** What the lexicon reads of a motif and of a subject. */
export type MotifWords = {
  id: string;
  kind: 'figures' | 'ground';
  words: Readonly<Record<string, number>>;
};
export type SubjectWords = {
  id: string;
  words: readonly string[];
  group?: SubjectGroup;
  shows?: readonly string[];
  parts?: readonly string[];
  lacks?: readonly string[];
  wears?: readonly WornKind[];
  /** 'any' of what is seen from above. */
  turns?: string;
};

/** Phrases that say what every picture is; without them their words would ask for a motif. */
const FILLERS = [
  'nothing else',
  'nothing more',
  'foil',
  'single',
  'pure',
  'forming',
  'arranged',
  'placed',
  'picked out',
  'manner',
  'childrens',
  'kids fabric',
  'kids print',
  'mens',
  'womens',
  'toddler',
  'individual',
  'simple shape',
  'simple',
  'evenly spaced',
  'evenly',
  'seamless tile',
  'repeat tile',
  'repeating tile',
  'tile repeat',
  'pattern tile',
];
/** Phrases for an empty ground, which colours right after or before them name. */
const PLAIN = [
  'back ground',
  'rest plain',
  'plain ground',
  'plain background',
  'rest',
  'remainder',
];

/** Phrases for air between figures; without them "white space" would be a colour and planets. */
const AIR = ['white space', 'negative space', 'empty space', 'breathing space', 'breathing room'];
/** Doings that are seen where what is worn is. */
const WEARING = ['wearing', 'wear', 'dressed', 'dressed up', 'sporting'];
/** Density that "airy" asks for. */
const AIRY = 0.62;

/** Collects every phrase that the motifs, the subjects and our own tables know. */
export function createLexicon(
  motifs: readonly MotifWords[],
  subjects: readonly SubjectWords[],
): Lexicon {
  const entries: [phrase: string, meaning: Meaning][] = [];
  const add = (phrase: string, meaning: Meaning) => void entries.push([phrase, meaning]);
  for (const { id, kind, words } of motifs) {
    for (const [word, weight] of Object.entries(words))
      add(word, { is: 'motif', id, weight, kind });
  }
  entries.push(...subjects.flatMap(entriesOf));
  for (const [word, meaning] of colourEntries()) add(word, meaning);
  for (const [word, colour] of Object.entries(PATTERN_TRADE_NAMES))
    add(word, { is: 'colour', colour, isTrade: true });
  for (const mood of new Set(PALETTES.flatMap((palette) => palette.moods)))
    add(mood, { is: 'mood', mood });
  for (const [word, style] of STYLE_WORDS) add(word, { is: 'style', style });
  for (const [word, scale] of SCALE_WORDS) add(word, { is: 'scale', scale });
  for (const [word, density] of DENSITY_WORDS) add(word, { is: 'density', density });
  for (const [word, fabric] of FABRIC_WORDS) add(word, { is: 'fabric', fabric });
  for (const [word, repeat] of REPEAT_WORDS) add(word, { is: 'repeat', repeat });
  for (const [word, layout] of LAYOUT_WORDS) add(word, { is: 'layout', layout });
  for (const [word, kind] of WORN_WORDS) add(word, { is: 'worn', kind });
  for (const phrase of WEARING) add(phrase, { is: 'filler' });
  for (const phrase of AIR) add(phrase, { is: 'density', density: AIRY });
  for (const phrase of [...FILLERS, ...PLAIN]) add(phrase, { is: 'filler' });
  const known = new Set(
    entries.filter(([, { is }]) => is === 'motif' || is === 'subject').map(([phrase]) => phrase),
  );
  return createPhraseBook([...entries, ...nearestEntries(subjects, known)]);
}

/** The words of a subject: what asks for it, what is seen with it and what never is. */
function entriesOf({
  id,
  group,
  wears,
  turns,
  ...said
}: SubjectWords): [phrase: string, meaning: Meaning][] {
  const { words, shows = [], parts = [], lacks = [] } = said;
  const own = { id, ...(group ? { group } : {}), ...(wears ? { wears: true as const } : {}) };
  const each = (list: readonly string[], meaning: Meaning) =>
    list.map((word): [string, Meaning] => [word, meaning]);
  return [
    ...each(words, { is: 'subject', ...own }),
    ...each([...shows, ...partsOf(group, turns)], { is: 'shows', id }),
    ...each(parts, { is: 'shows', id, isPart: true }),
    ...each(lacks, { is: 'lacks', id }),
  ];
}

const STANDING = ['leaf', 'petal', 'stem', 'stalk'] as const;
const FROM_ABOVE = ['leaf', 'petal', 'center', 'centre'] as const;

/** Parts that all of a group have. */
function partsOf(group: SubjectWords['group'], turns: SubjectWords['turns']): readonly string[] {
  if (group === 'bird') return ['eye', 'feather'];
  if (group === 'flower') return turns === 'any' ? FROM_ABOVE : STANDING;
  return group === 'animal' || group === 'insect' ? ['eye'] : [];
}

/** Things that the engine has not, as the subject that stands in for them. */
function nearestEntries(
  subjects: readonly SubjectWords[],
  known: ReadonlySet<string>,
): [phrase: string, meaning: Meaning][] {
  return subjects.flatMap(({ id, group }) =>
    (NEAREST_SUBJECTS[id] ?? [])
      .filter((word) => !known.has(word))
      .map((word): [string, Meaning] => [
        word,
        { is: 'subject', id, ...(group ? { group } : {}), isKin: true },
      ]),
  );
}

export type Match = PhraseMatch<Meaning>;

/** Ids of the things that a match can name. */
export const subjectIds = ({ meanings }: Match): string[] =>
  meanings.flatMap((meaning) => (meaning.is === 'subject' ? [meaning.id] : []));

/** Test for a word that can name a flower. */
export const namesFlower = ({ meanings }: Match): boolean =>
  meanings.some((it) => it.is === 'subject' && it.group === 'flower');
