import type { Hex } from '../../../core/colour.ts';
import { readScene, type SceneReading } from '../../../place/read-scene.ts';
import { readSketchPrompt } from '../../../sketch/plan-sketch.ts';
import { isContentWord } from '../../../words/content-word.ts';
import { isNegated } from '../../../words/drop-negated.ts';
import { createPhraseBook, findPhrases, type PhraseMatch } from '../../../words/find-phrases.ts';
import { BREAK, tokenise } from '../../../words/tokens.ts';
import { findGround } from './find-ground.ts';
import { PLACE_LINKS } from './ground-words.ts';
import { LIGHT_WORDS, type LightId } from './light-words.ts';
import { placeSpans } from './place-spans.ts';
import { PLACE_BOOK, SEASONAL } from './places.ts';
import { placesIn, type Span } from './spans.ts';

/** What a prompt says of the ground and the light, apart from what it says of clothes. */
export type Setting = {
  light?: LightId;
  /** Colour of a plain ground. */
  ground?: Hex;
  /** True for a wall, which meets the floor; a ground otherwise runs into it. */
  isWall: boolean;
  /** A place of create-background. */
  place?: SceneReading;
  /** Words of the place, and those of them that its picture does not answer. */
  placeWords: readonly string[];
  unread: readonly string[];
};

/** A setting, and the prompt with its words taken out. */
export type ParsedSetting = { setting: Setting; rest: string };

const LIGHTS = createPhraseBook<LightId>(
  LIGHT_WORDS.flatMap(([id, phrases]) => phrases.map((phrase) => [phrase, id] as const)),
);

/** Reads ground, place and light out of a prompt of any content. Never throws. */
export function readSetting(prompt: string, seed: string): ParsedSetting {
  const tokens = tokenise(prompt);
  const words = readSketchPrompt(prompt);
  const taken: Span[] = [];
  const isTaken = (at: number) => taken.some(({ from, to }) => from <= at && at < to);
  const light = findPhrases(LIGHTS, tokens).find(({ from }) => !isNegated(tokens, from));
  if (light) taken.push(light);
  const ground = findGround(tokens, words, isTaken);
  if (ground) taken.push(ground);
  const spans = placeSpans(tokens, words, isTaken);
  const place =
    spans.length > 0 ? readScene(PLACE_BOOK, placeText(tokens, spans, light), seed) : undefined;
  if (place && ground) taken.splice(taken.indexOf(ground), 1);
  taken.push(...spans);
  return {
    setting: {
      light: light?.meanings[0],
      ground: place ? undefined : ground?.colour,
      isWall: ground?.noun === 'wall',
      place: place && withHour(isSnowed(tokens, spans) ? withSnow(place) : place),
      placeWords: spans.flatMap(({ from, to }) => tokens.slice(from, to)).filter(isContentWord),
      unread: place?.unread.filter((word) => !PLACE_LINKS.has(word) && tokens.includes(word)) ?? [],
    },
    rest: tokens.map((word, at) => (isTaken(at) ? BREAK : word)).join(' '),
  };
}

/** Words of a light that are an hour as well. */
const HOURS: Partial<Readonly<Record<LightId, string>>> = { golden: 'golden hour' };

/** Snow before a place that has seasons is one of them, and falls there: "snowy street". */
const SNOW = new Set(['snow', 'snowy']);

const isSnowed = (tokens: readonly string[], spans: readonly Span[]): boolean =>
  spans.some(({ from, to }) => tokens.slice(from, to).some((token) => SNOW.has(token)));

/** A place in which snow falls, unless the words tell of other weather. */
const withSnow = (place: SceneReading): SceneReading =>
  SEASONAL.has(place.scene.id) && place.weather === 'clear'
    ? { ...place, weather: 'snowfall', season: 'winter' }
    : place;

/** The words of a place for create-background's reader. */
function placeText(
  tokens: readonly string[],
  spans: readonly Span[],
  light: PhraseMatch<LightId> | undefined,
): string {
  const scenes = findPhrases(PLACE_BOOK.book, tokens).filter((match) =>
    spans.some(({ from, to }) => from <= match.from && match.to <= to),
  );
  const hasOther = scenes.some(({ meanings }) =>
    meanings.some((one) => one.is === 'scene' && SEASONAL.has(one.id)),
  );
  const wordAt = (at: number) => {
    if (SNOW.has(tokens[at]) && hasOther) return 'winter';
    return tokens[at] === 'falling' ? `${tokens[at - 1]}fall` : tokens[at];
  };
  const said = spans.map(({ from, to }) => placesIn({ from, to }).map(wordAt).join(' '));
  const hour = light && HOURS[light.meanings[0]];
  return [...said, ...(hour ? [hour] : [])].join(' , ');
}

/** Weather without an hour is that of the day. */
const withHour = (place: SceneReading): SceneReading =>
  place.time === undefined && place.weather !== 'clear' ? { ...place, time: 'day' } : place;

/** Words of the setting that a picture does not answer; of a place all, where none is drawn. */
export const unreadOfSetting = (
  { placeWords, unread }: Setting,
  isPlaceDrawn: boolean,
): readonly string[] => (isPlaceDrawn ? unread : placeWords);
