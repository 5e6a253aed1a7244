import type { Hex } from '../core/colour.ts';
import { type Light, lightOf } from '../core/linear.ts';
import { createRng } from '../core/rng.ts';
import { COLOUR_MODIFIERS } from '../words/colour-modifiers.ts';
import { COLOUR_NAMES } from '../words/colour-names.ts';
import { dropNegated } from '../words/drop-negated.ts';
import {
  createPhraseBook,
  findPhrases,
  type PhraseBook,
  type PhraseMatch,
} from '../words/find-phrases.ts';
import { STOP_WORDS } from '../words/stop-words.ts';
import { tokenise } from '../words/tokens.ts';
import { wordsAt } from '../words/words-at.ts';
import type { TimeId, WeatherId } from './light/daylight.ts';
import {
  BLUR_WORDS,
  SCENE_FILLERS,
  SEASON_WORDS,
  TIME_WORDS,
  WEATHER_WORDS,
} from './scene-words.ts';
import type { Scene, Season } from './stage.ts';

/** A place as far as prompts ask for it. */
export type NamedScene = Omit<Scene, 'draw'>;

/** Reading of a prompt about a place. */
export type SceneReading<Place extends NamedScene = Scene> = {
  scene: Place;
  time?: TimeId;
  weather: WeatherId;
  /** True where the prompt asks for fair weather. */
  isSunny: boolean;
  season?: Season;
  colours: readonly Light[];
  details: ReadonlySet<string>;
  /** Times the usual blur. */
  blur: number;
  /** Words that nothing in the picture answers, in order, each once. */
  unread: string[];
  tokens: readonly string[];
  /** The places of the words that nothing answers. */
  unreadPlaces: readonly number[];
};

export type Meaning =
  | { is: 'scene'; id: string; weight: number }
  | { is: 'detail'; word: string; scenes: readonly string[] }
  | { is: 'time'; time: TimeId }
  | { is: 'weather'; weather: WeatherId }
  | { is: 'season'; season: Season }
  | { is: 'blur'; by: number }
  | { is: 'colour'; name: string }
  | { is: 'hex'; hex: Hex }
  | { is: 'modifier'; word: string }
  | { is: 'filler' };

type Match = PhraseMatch<Meaning>;

/** The place for a prompt that names none of ours. */
const FALLBACK = 'cyclorama';

/** Collects the words of the places and of light, weather, season and colour. */
export function createSceneBook(scenes: readonly NamedScene[]): PhraseBook<Meaning> {
  const entries: [string, Meaning][] = [];
  const details = new Map<string, string[]>();
  for (const { id, words, details: own = [] } of scenes) {
    for (const [word, weight] of Object.entries(words))
      entries.push([word, { is: 'scene', id, weight }]);
    for (const word of own) details.set(word, [...(details.get(word) ?? []), id]);
  }
  for (const [word, ids] of details) entries.push([word, { is: 'detail', word, scenes: ids }]);
  for (const [word, time] of Object.entries(TIME_WORDS)) entries.push([word, { is: 'time', time }]);
  for (const [word, weather] of Object.entries(WEATHER_WORDS))
    entries.push([word, { is: 'weather', weather }]);
  for (const [word, season] of Object.entries(SEASON_WORDS))
    entries.push([word, { is: 'season', season }]);
  for (const [word, by] of Object.entries(BLUR_WORDS)) entries.push([word, { is: 'blur', by }]);
  for (const name of Object.keys(COLOUR_NAMES)) entries.push([name, { is: 'colour', name }]);
  for (const word of Object.keys(COLOUR_MODIFIERS)) entries.push([word, { is: 'modifier', word }]);
  for (const word of SCENE_FILLERS) entries.push([word, { is: 'filler' }]);
  return createPhraseBook(entries);
}

export type SceneBook<Place extends NamedScene = Scene> = {
  scenes: readonly Place[];
  book: PhraseBook<Meaning>;
};

/** Reads a prompt of any content. A prompt without a place of ours gets a studio. */
export function readScene<Place extends NamedScene>(
  { scenes, book }: SceneBook<Place>,
  prompt: string,
  seed: string,
): SceneReading<Place> {
  const tokens = tokenise(prompt);
  const all = withHexes(findPhrases(book, tokens), tokens, hexesIn(prompt));
  const found = dropNegated(tokens, all);
  const scene = chooseScene(scenes, found, seed);
  const colours = scene.isColoured ? coloursOf(found, scene.ground === 'even') : [];
  const meant = <Is extends Meaning['is']>(is: Is) => {
    const isMeant = (meaning: Meaning): meaning is Extract<Meaning, { is: Is }> =>
      meaning.is === is;
    return found.flatMap(({ meanings }) => meanings.filter(isMeant));
  };
  const reading = {
    scene,
    time: meant('time')[0]?.time,
    weather: meant('weather')[0]?.weather ?? 'clear',
    isSunny: meant('weather')[0]?.weather === 'clear',
    season: meant('season')[0]?.season,
    colours,
    details: new Set(meant('detail').map(({ word }) => word)),
    blur: meant('blur')[0]?.by ?? 1,
  };
  const unreadPlaces = unreadOf(tokens, all, { ...reading, found });
  return { ...reading, tokens, unreadPlaces, unread: wordsAt(tokens, unreadPlaces) };
}

/** Colours by number in a prompt, by their digits as a token has them. */
function hexesIn(prompt: string): ReadonlyMap<string, Hex> {
  const found = prompt
    .toLowerCase()
    .matchAll(/#(?<digits>[\da-f]{6}|[\da-f]{3})(?![\p{L}\p{N}])/gu);
  return new Map(
    Array.from(found, ({ groups }) => {
      const digits = groups?.digits ?? '';
      const six = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
      return [digits, `#${six}`];
    }),
  );
}

/** Phrases with the colours by number among them, in order. */
function withHexes(
  found: readonly Match[],
  tokens: readonly string[],
  hexes: ReadonlyMap<string, Hex>,
): Match[] {
  const own = tokens.flatMap((token, from): Match[] => {
    const hex = hexes.get(token);
    if (!hex) return [];
    return [{ from, to: from + 1, phrase: token, plural: false, meanings: [{ is: 'hex', hex }] }];
  });
  const rest = found.filter(({ from }) => !own.some((each) => each.from === from));
  return [...rest, ...own].toSorted((a, b) => a.from - b.from);
}

function chooseScene<Place extends NamedScene>(
  scenes: readonly Place[],
  found: readonly Match[],
  seed: string,
): Place {
  const scores = new Map<string, number>();
  for (const { meanings, from } of found) {
    for (const meaning of meanings) {
      if (meaning.is !== 'scene') continue;
      scores.set(meaning.id, (scores.get(meaning.id) ?? 0) + meaning.weight - from * 0.001);
    }
  }
  const best = Math.max(0, ...scores.values());
  const leaders = scenes.filter(({ id }) => best > 0 && (scores.get(id) ?? 0) > best - 0.0005);
  const names = (wanted: Meaning['is']) =>
    found.some(({ meanings }) => meanings.some(({ is }) => is === wanted));
  const byDefault = names('hex') ? 'plain' : names('colour') ? 'paper' : FALLBACK;
  if (leaders.length === 0) return scenes.find(({ id }) => id === byDefault) ?? scenes[0];
  return createRng(`${seed}|place`).pick(leaders);
}

/** White and black as a shop's guidelines mean them, where a ground is one even colour. */
const EXACT: Readonly<Record<string, Hex>> = { white: '#ffffff', black: '#000000' };

/** The colours in order, each changed by the words before it. */
function coloursOf(found: readonly Match[], isExact: boolean): Light[] {
  return found.flatMap((match, i) => {
    const named = match.meanings.find(({ is }) => is === 'colour' || is === 'hex');
    if (named?.is === 'hex') return [lightOf(named.hex)];
    if (named?.is !== 'colour') return [];
    let hex = (isExact ? EXACT[named.name] : undefined) ?? COLOUR_NAMES[named.name];
    for (let k = i - 1, from = match.from; k >= 0 && found[k].to === from; k -= 1) {
      const modifier = found[k].meanings.find((meaning) => meaning.is === 'modifier');
      if (!modifier) break;
      hex = COLOUR_MODIFIERS[modifier.word](hex);
      from = found[k].from;
    }
    return [lightOf(hex)];
  });
}

function unreadOf(
  tokens: readonly string[],
  all: readonly Match[],
  {
    scene,
    time,
    weather,
    found,
  }: Pick<SceneReading<NamedScene>, 'scene' | 'time' | 'weather'> & { found: readonly Match[] },
): number[] {
  const isAnswered = (meaning: Meaning): boolean => {
    switch (meaning.is) {
      case 'scene':
        return meaning.id === scene.id;
      case 'detail':
        return meaning.scenes.includes(scene.id);
      case 'colour':
      case 'hex':
        return scene.isColoured === true;
      case 'time':
        return meaning.time === time && showsHour(scene, meaning.time);
      case 'weather':
        return meaning.weather === weather && (!scene.isIndoors || weather === 'clear');
      case 'season':
        return scene.followsSeason === true || meaning.season === 'summer';
      case 'blur':
      case 'modifier':
      case 'filler':
        return true;
    }
  };
  const read = new Set<number>();
  for (const match of all) {
    const { from, to, meanings } = match;
    if (!found.includes(match) || meanings.some(isAnswered))
      for (let i = from; i < to; i += 1) read.add(i);
  }
  const isContent = (word: string) =>
    !STOP_WORDS.has(word) && /\p{L}/u.test(word) && (word.length > 1 || /[^\x20-\x7e]/u.test(word));
  return [...tokens.keys()].filter((i) => !read.has(i) && isContent(tokens[i]));
}

/** Studios have one light whatever the hour; the open air and rooms with windows have many. */
const showsHour = ({ isIndoors, manner: { times } }: NamedScene, time: TimeId) =>
  !isIndoors || times.length > 1 || times.includes(time);
