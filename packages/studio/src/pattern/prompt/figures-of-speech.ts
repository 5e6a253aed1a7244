import { isContentWord } from '../../words/content-word.ts';
import type { Match } from './lexicon.ts';

type Place = { match: Match; i: number; matches: readonly Match[]; tokens: readonly string[] };

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Much of something: "a sea of tiny dots", "rain of petals", "ribbons of colour". */
const MUCH = words(
  `sea ocean rain shower storm snow blizzard carpet blanket net web spiderweb river stream cloud swarm
  burst explosion cascade waterfall drift island ribbon veil curtain tumble riot flurry firework
  symphony sprinkle fountain whirlwind`,
);

/** What a thing is called the measure of: "feather light", "spider web thin". */
const MEASURED = words('light soft thin fine smooth sharp delicate weight crisp slim');

/** The plain colours that a thing may tell the shade of: "butterfly blue florals". */
const PLAIN = words('red orange yellow green blue purple pink brown black white grey gray');

/** Words that a shade may begin after, besides the start of its clause. */
const BEFORE_SHADE = words('in on and with of or to');

/** Sayings and names of stitches: whole, they name none of the things in them. */
const SAYINGS = [
  'bread and butter of',
  'cherry on top',
  'icing on the cake',
  'star of the show',
  'fit for',
  "bird's eye view",
  "bull's eye",
  "cat's eye",
  'chain stitch',
  'feather stitch',
  'fishbone stitch',
  'lazy daisy stitch',
  'fly stitch',
  'saddle stitch',
  'spirit of',
  "bee's knees",
  'eye catching',
  'garden party',
  'tea party',
  'pool party',
].map((saying) => saying.split(' '));

/** Words after "fit for" and "spirit of" that belong to it: "fit for a grand castle". */
const AFTER_SAYING = 3;
const OPEN_ENDED = words('for of');

/**
 * Test for a word that stands in a figure of speech and asks for no thing and no pattern of its own:
 * "a carpet of dots", "feather light", "mermaid green waves", "fit for a castle".
 */
export const isFigureOfSpeech = (place: Place): boolean =>
  isMuch(place) || isMeasure(place) || isShade(place) || isInSaying(place);

function isMuch({ match, tokens }: Place): boolean {
  const name = match.phrase.split(' ').at(-1) ?? '';
  const next = tokens[match.to + 1];
  return MUCH.has(name) && tokens[match.to] === 'of' && next !== undefined && next !== 'the';
}

function isMeasure({ match, matches, tokens }: Place): boolean {
  if (match.plural || !MEASURED.has(tokens[match.to])) return false;
  const next = matches.find(({ from }) => from === match.to + 1);
  return !next?.meanings.some(({ is }) => is === 'colour');
}

/** A thing right before a plain colour and what has that colour. */
function isShade({ match, matches, tokens }: Place): boolean {
  if (match.plural || match.meanings.some(({ is }) => is === 'colour')) return false;
  if (!match.meanings.some(({ is }) => is === 'subject')) return false;
  if (!PLAIN.has(tokens[match.to])) return false;
  const before = tokens[match.from - 1];
  if (before !== undefined && isContentWord(before) && !BEFORE_SHADE.has(before)) return false;
  if (before === 'a' || before === 'an' || before === 'the') return false;
  const next = matches.find(({ from }) => from === match.to + 1);
  return next?.meanings.some(({ is }) => is === 'motif' || is === 'subject') === true;
}

function isInSaying({ match, tokens }: Place): boolean {
  return SAYINGS.some((saying) => {
    const last = saying.at(-1) ?? '';
    const reach = OPEN_ENDED.has(last) ? AFTER_SAYING : 0;
    for (let at = Math.max(0, match.from - saying.length - reach); at <= match.from; at += 1) {
      if (!saying.every((word, k) => tokens[at + k] === word)) continue;
      if (match.from < at + saying.length + reach) return true;
    }
    return false;
  });
}
