import type { Repeat } from '@toile/contract';
import type { Hex } from '../../core/colour.ts';
import { colourGap } from '../../core/colour-moves.ts';
import { isNegated, isRefusal } from '../../words/drop-negated.ts';
import { STOP_WORDS } from '../../words/stop-words.ts';
import { BREAK } from '../../words/tokens.ts';
import { wordForms } from '../../words/word-forms.ts';
import { wordsAt } from '../../words/words-at.ts';
import type { Motif } from '../motif.ts';
import { laysOut } from './choose-motifs.ts';
import type { Meaning } from './lexicon.ts';
import { PALETTES, type Palette } from './palettes.ts';
import type { AskedColour, PromptReading } from './read-prompt.ts';
import { DOT_WORDS, LEAF_WORDS } from './refusals.ts';
import { countPlaces } from './told-counts.ts';
import type { WornKind } from './worn-words.ts';

/** What became of a prompt. */
export type Answered = {
  motifs: readonly Motif[];
  /** Ids of the things that were drawn. */
  subjects: readonly string[];
  /** What those of them that are animals wear. */
  wears?: readonly WornKind[];
  palette: Palette;
  repeat: Repeat;
  /** Whether a colour is seen that the prompt refuses. */
  showsRefusedColour: boolean;
  /** Colours that were asked for and are not seen. */
  missing?: readonly AskedColour[];
};

/** The words of the prompt that nothing in the picture answers, in order of mention, each once. */
export const unreadWords = (reading: PromptReading, answered: Answered): string[] =>
  wordsAt(reading.tokens, unreadPlaces(reading, answered));

/**
 * The places of words that nothing in the picture answers: words no table knows, words that only
 * speak for motifs which were not drawn, and wishes that what was drawn cannot follow.
 */
export function unreadPlaces(reading: PromptReading, answered: Answered): number[] {
  const { tokens, matches } = reading;
  const read = new Set<number>();
  for (const { from, to, meanings } of matches) {
    if (!meanings.some((meaning) => isAnswered(meaning, { reading, answered }))) continue;
    for (let i = from; i < to; i += 1) read.add(i);
  }
  for (const i of heldRefusals({ reading, answered })) read.add(i);
  for (const { from, to } of answered.missing ?? []) {
    for (let i = from; i < to; i += 1) read.delete(i);
  }
  const rides = reading.rides.length > 0 ? RIDING : undefined;
  const counts = countPlaces({ reading, answered });
  /** What no table knows is not drawn: "logo-free". */
  const isAbsent = (i: number) =>
    isNegated(tokens, i) && !reading.refusals.matches.some(({ from, to }) => from <= i && i < to);
  const isUnread = (i: number) =>
    !read.has(i) &&
    !rides?.has(tokens[i]) &&
    isContent(tokens[i]) &&
    !isUseAt(tokens, i) &&
    !isRefusal(tokens, i) &&
    !isAbsent(i);
  return [...tokens.keys()].filter((i) => (counts.has(i) ? counts.get(i) === false : isUnread(i)));
}

/** Places of the refused words that the picture does without. */
function heldRefusals({ reading, answered }: Case): number[] {
  const { tokens, refusals } = reading;
  const isLeaf = (i: number) => isNegated(tokens, i) && isOneOf(LEAF_WORDS, tokens[i]);
  const isDot = (i: number) => isNegated(tokens, i) && isOneOf(DOT_WORDS, tokens[i]);
  const isLeafy = answered.motifs.some((motif) => motif.isLeafy);
  const held = refusals.matches
    .filter(({ meanings, plural }) =>
      meanings.every(
        (meaning) =>
          // Roses are no colour.
          (plural && meaning.is === 'colour') || isHeld(meaning, { reading, answered }),
      ),
    )
    .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, k) => from + k));
  const parts = [...tokens.keys()].filter((i) => isDot(i) || isLeaf(i));
  return [...held, ...parts].filter((i) => !(isLeaf(i) && isLeafy));
}

const isOneOf = (words: readonly string[], token: string) =>
  wordForms(token).some((form) => words.includes(form));

/** Whether the picture does without what is refused. */
function isHeld(meaning: Meaning, { reading, answered }: Case): boolean {
  if (meaning.is === 'colour') return !answered.showsRefusedColour;
  if (meaning.is === 'modifier' || meaning.is === 'filler') return true;
  if (meaning.is === 'lacks') return answered.subjects.includes(meaning.id);
  if (meaning.is !== 'mood') return !isAnswered(meaning, { reading, answered });
  const curated = PALETTES.find(({ name }) => name === answered.palette.name);
  return !curated?.moods.includes(meaning.mood);
}

type Case = { reading: PromptReading; answered: Answered };

function isAnswered(meaning: Meaning, { reading, answered }: Case): boolean {
  const { motifs, subjects, wears = [], palette, repeat } = answered;
  const follows = (wish: 'style' | 'density') =>
    motifs.some(({ ignores }) => !ignores?.includes(wish));
  if (isOfSubject(meaning)) return subjects.includes(meaning.id) && isSeen(meaning);
  switch (meaning.is) {
    case 'motif':
      return motifs.some(({ id }) => id === meaning.id);
    case 'worn':
      return wears.includes(meaning.kind);
    case 'layout':
      return (
        meaning.layout === reading.layout && motifs.some((motif) => laysOut(motif, meaning.layout))
      );
    case 'mood':
      return isMoodShown(meaning.mood, { reading, palette });
    case 'style':
      return meaning.style === reading.style && follows('style');
    case 'scale':
      return meaning.scale === reading.scale || isSizeOfThing(meaning.scale, { reading, motifs });
    case 'density':
      return meaning.density === reading.density && follows('density');
    case 'fabric':
      return meaning.fabric === reading.fabric;
    case 'repeat':
      return meaning.repeat === repeat;
    case 'colour':
    case 'modifier':
    case 'filler':
      return true;
  }
}

type OfSubject = Extract<Meaning, { is: 'subject' | 'shows' | 'lacks' }>;

const isOfSubject = (meaning: Meaning): meaning is OfSubject =>
  ['subject', 'shows', 'lacks'].includes(meaning.is);

/** Test for words that the drawing of a subject answers. */
function isSeen(meaning: OfSubject): boolean {
  if (meaning.is === 'subject') return !meaning.isKin;
  return meaning.is === 'shows' && !meaning.isPart;
}

/** Moods that change colours which the prompt names. */
const TINTING_MOODS = new Set(['monochrome', 'dark', 'moody']);

/** A size that is said of one thing shows where things are strewn. */
const isSizeOfThing = (
  scale: number,
  { reading, motifs }: { reading: PromptReading; motifs: readonly Motif[] },
): boolean =>
  [...reading.sizes.values()].includes(scale) && motifs.some(({ lays }) => lays === 'anything');

function isMoodShown(
  mood: string,
  { reading, palette }: { reading: PromptReading; palette: Palette },
): boolean {
  const curated = PALETTES.find(({ name }) => name === palette.name);
  if (curated) return curated.moods.includes(mood);
  if (reading.asked.length === 0) return false;
  return TINTING_MOODS.has(mood) || reading.asked.every(({ colour }) => isOfMood(mood, colour));
}

/** Distance in OKLab within which a named colour is one of a mood's own. */
const OF_MOOD = 0.14;

/** "Autumn, ochre and rust": the named colours are those that the mood would have brought. */
const isOfMood = (mood: string, colour: Hex) =>
  PALETTES.some(
    ({ moods, ground, blooms, leaves, accent, dark, light }) =>
      moods.includes(mood) &&
      [ground, ...blooms, ...leaves, accent, dark, light].some(
        (other) => colourGap(other, colour) < OF_MOOD,
      ),
  );

/** Doings that are seen where an animal is on or in a thing. */
const RIDING = new Set(['riding', 'rides', 'ride', 'sitting', 'seated', 'balancing']);
/** Most words between "for" and the end of what the cloth is for. */
const LONGEST_USE = 4;
const ENDS_USE = new Set(['with', 'of', 'in', 'on', 'and', 'or', 'but', BREAK]);

/** Test for a word that says what the cloth is for: "for boys swim shorts" asks for no shorts. */
function isUseAt(tokens: readonly string[], at: number): boolean {
  const first = Math.max(0, at - LONGEST_USE);
  const before = tokens.slice(first, at);
  const said = before.lastIndexOf('for');
  return said >= 0 && !before.slice(said).some((token) => ENDS_USE.has(token));
}

const isContent = (token: string) =>
  !STOP_WORDS.has(token) &&
  !/^\p{N}/u.test(token) &&
  (token.length > 1 || /[^\x20-\x7e]/u.test(token));
