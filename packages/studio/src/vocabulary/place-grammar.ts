import { readWish } from '../place/photograph/read-wish.ts';
import { createSceneBook, readScene } from '../place/read-scene.ts';
import { SCENES } from '../place/registry.ts';
import { BLUR_WORDS, SEASON_WORDS, TIME_WORDS, WEATHER_WORDS } from '../place/scene-words.ts';
import type { Scene } from '../place/stage.ts';
import { clearestWords } from './clearest-words.ts';
import { colourRole } from './colour-role.ts';
import type { Grammar } from './grammar.ts';
import { strongNames } from './strong-names.ts';
import { inARow, inCommas, listed } from './write-phrases.ts';

const BOOK = { scenes: SCENES, book: createSceneBook(SCENES) };

const countMeanings = (word: string) => BOOK.book.phrases.get(word)?.length ?? 0;

/** Runs that a name is tried with: of several places with the same name each run shows another. */
const TRIED_RUNS = ['a', 'b', 'c', 'd'];

/** The names of a place: each asks for it alone. */
const namesOf = ({ id, words }: Scene) =>
  strongNames(words, (word) =>
    TRIED_RUNS.every((run) => readScene(BOOK, word, run).scene.id === id),
  );

/** The names of each place. */
export const listPlaceNames = () => SCENES.map(namesOf);

/** A word for each value of a table from words to values. */
function wordsOfTable(table: Readonly<Record<string, string | number>>): string[] {
  const values = new Set(Object.values(table));
  const wordsFor = (value: string | number) =>
    Object.keys(table).filter((word) => table[word] === value);
  return clearestWords(Array.from(values, wordsFor), countMeanings);
}

/** The words of places. */
export const placeGrammar: Grammar = {
  shows: 'the place in which a photo of somebody is set',
  roles: [
    {
      id: 'place',
      meaning: 'the place',
      words: [...new Set(SCENES.flatMap(namesOf))],
      most: 1,
    },
    {
      id: 'details',
      meaning: 'details of the place',
      words: [...new Set(SCENES.flatMap(({ details = [] }) => details))],
      most: 3,
    },
    colourRole({ id: 'colours', meaning: 'colours of a studio ground', most: 2 }),
    { id: 'hour', meaning: 'the hour', words: wordsOfTable(TIME_WORDS), most: 1 },
    { id: 'weather', meaning: 'the weather', words: wordsOfTable(WEATHER_WORDS), most: 1 },
    { id: 'season', meaning: 'the season', words: wordsOfTable(SEASON_WORDS), most: 1 },
    {
      id: 'blur',
      meaning: 'sharpness behind the subject',
      words: wordsOfTable(BLUR_WORDS),
      most: 1,
    },
  ],
  foresee: ({ prompt, variant, settings }) => {
    if (settings?.isPlaceGiven) {
      const { tokens, unreadPlaces } = readWish(prompt);
      return { tokens, unread: unreadPlaces };
    }
    const { tokens, unreadPlaces: unread } = readScene(BOOK, prompt, `${prompt}|${variant}`);
    return { tokens, unread };
  },
  write: ({ words: { place, details, colours, hour, weather, season, blur } }) =>
    inCommas([
      inARow(listed(colours), place),
      ...(details ?? []),
      listed(hour),
      listed(weather),
      listed(season),
      listed(blur),
    ]),
};
