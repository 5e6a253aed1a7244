import { recipeSources } from '../core/recipe-sources.ts';
import type { Motif } from '../pattern/motif.ts';
import { MOTIFS } from '../pattern/motifs/registry.ts';
import { createSpec } from '../pattern/pattern-spec.ts';
import { PATTERN_LEXICON, planPattern } from '../pattern/plan-pattern.ts';
import { chooseMotifs } from '../pattern/prompt/choose-motifs.ts';
import { listInstead } from '../pattern/prompt/instead.ts';
import { PALETTES } from '../pattern/prompt/palettes.ts';
import { readPrompt } from '../pattern/prompt/read-prompt.ts';
import {
  DENSITY_WORDS,
  FABRIC_WORDS,
  REPEAT_WORDS,
  SCALE_WORDS,
  STYLE_WORDS,
} from '../pattern/prompt/settings-words.ts';
import { unreadPlaces } from '../pattern/prompt/unread.ts';
import type { Subject } from '../pattern/subject.ts';
import { SUBJECTS } from '../pattern/subjects/registry.ts';
import { clearestWords } from './clearest-words.ts';
import { colourRole } from './colour-role.ts';
import type { Foreseen, ForeseenOrder, Grammar, Role } from './grammar.ts';
import { strongNames } from './strong-names.ts';
import { inARow, inCommas, listed } from './write-phrases.ts';

const countMeanings = (word: string) => PATTERN_LEXICON.phrases.get(word)?.length ?? 0;

/** More than one of a thing: a word such as "rose" is then no colour. */
function plural(word: string): string {
  if (/(s|x|ch|sh)$/.test(word)) return word;
  return word.endsWith('y') && !/[aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

/** The names of a motif: each asks for it alone. */
const namesOf = ({ id, words }: Motif) =>
  strongNames(words, (word) => {
    const reading = readPrompt(PATTERN_LEXICON, word);
    const { main, under } = chooseMotifs(reading, { motifs: MOTIFS, subjects: SUBJECTS });
    return main.id === id && !under && (reading.motifScores.get(id) ?? 0) > 0;
  });

/** The first name of a subject that asks for it alone. */
function nameOf({ id, words }: Subject): readonly string[] {
  const name = words.find((word) => {
    const { subjects } = readPrompt(PATTERN_LEXICON, plural(word));
    return subjects.length === 1 && subjects[0] === id;
  });
  return name === undefined ? [] : [name];
}

/** A word for each value of a table from words to values. */
function wordsOfTable<Value>(table: ReadonlyMap<string, Value>): string[] {
  const byValue = new Map<Value, string[]>();
  for (const [word, value] of table) byValue.set(value, [...(byValue.get(value) ?? []), word]);
  return clearestWords(byValue.values(), countMeanings);
}

const motifWords = (motifs: readonly Motif[]) => [...new Set(motifs.flatMap(namesOf))];

/** The names of each motif, and the name of each subject with its group. */
export const listPatternThings = () => ({
  motifs: MOTIFS.map(namesOf),
  subjects: SUBJECTS.flatMap((subject) =>
    nameOf(subject).map((name) => ({ name, group: subject.group })),
  ),
});

const moodWords = clearestWords(
  Array.from(new Set(PALETTES.flatMap(({ moods }) => moods)), (mood) => [mood]),
  countMeanings,
).filter((mood) => countMeanings(mood) === 1);

/** Names of a ground that are listed: a task of a text model may hold 1,000 words in all. */
const NAMES_OF_A_GROUND = 3;

const UNDER_WORDS = [
  ...new Set(
    MOTIFS.filter(({ kind }) => kind === 'ground').flatMap((motif) =>
      namesOf(motif).slice(0, NAMES_OF_A_GROUND),
    ),
  ),
];

const ROLES: readonly Role[] = [
  {
    id: 'motif',
    meaning: 'the family of the pattern',
    words: motifWords(MOTIFS),
    most: 1,
  },
  {
    id: 'subjects',
    meaning: 'things that are strewn over the cloth',
    words: SUBJECTS.flatMap(nameOf),
    most: 4,
  },
  {
    id: 'over',
    meaning: 'a pattern that lies under the things or under the motif',
    words: UNDER_WORDS,
    most: 1,
  },
  colourRole({ id: 'colours', meaning: 'colours of what is drawn', most: 4 }),
  colourRole({ id: 'ground', meaning: 'colour of the ground', most: 1 }),
  { id: 'mood', meaning: 'mood of the colours, where none is named', words: moodWords, most: 1 },
  { id: 'medium', meaning: 'the medium', words: wordsOfTable(STYLE_WORDS), most: 1 },
  { id: 'size', meaning: 'size of the figures', words: wordsOfTable(SCALE_WORDS), most: 1 },
  { id: 'density', meaning: 'how close they lie', words: wordsOfTable(DENSITY_WORDS), most: 1 },
  { id: 'cloth', meaning: 'the cloth', words: wordsOfTable(FABRIC_WORDS), most: 1 },
  { id: 'repeat', meaning: 'the repeat', words: wordsOfTable(REPEAT_WORDS), most: 1 },
];

/** Foresees a tile. A refused colour that shows in it all the same is known by its pixels alone. */
function foresee({ prompt, settings, variant }: ForeseenOrder): Foreseen {
  const { reading, choice, repeat, shown } = planPattern(prompt, settings?.repeat);
  const { main, under, subjects } = choice;
  const order = { prompt, ...recipeSources({ seed: 0, variant }, []).design };
  const layer = under ? 'over' : 'alone';
  const { palette } = createSpec(main, { order, reading, repeat, subjects, layer, under });
  const unread = unreadPlaces(reading, {
    ...shown,
    palette,
    showsRefusedColour: false,
    missing: reading.asked.filter(({ part }) => part === 'unknown'),
  });
  const instead = listInstead(reading, subjects).map(({ from, to, subject }) => ({
    from,
    to,
    as: nameOf(subject)[0] ?? subject.id,
  }));
  return { tokens: reading.tokens, unread, instead };
}

/** The words of patterns. */
export const patternGrammar: Grammar = {
  shows: 'a textile pattern that repeats',
  roles: ROLES,
  foresee,
  write: ({ words: said }) => {
    const things = [...(said.motif ?? []), ...(said.subjects ?? []).map(plural)];
    const figures = inARow(listed(said.colours), listed(things));
    const ground = said.ground?.[0];
    const over = said.over?.[0];
    return inCommas([
      listed(said.size),
      listed(said.density),
      listed(said.mood),
      listed(said.medium),
      inARow(figures, ground && `on a ${ground} ground`),
      over ? `over ${over}` : '',
      listed(said.cloth),
      listed(said.repeat),
    ]);
  },
};
