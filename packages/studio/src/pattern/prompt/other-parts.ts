import { colourIn } from '../../words/colour-phrases.ts';
import { isContentWord } from '../../words/content-word.ts';
import type { Text } from './colour-reading.ts';
import { type Match, namesFlower } from './lexicon.ts';
import type { AskedColour } from './read-prompt.ts';
import { isWornThing } from './worn-things.ts';
import { wornAfter } from './worn-words.ts';

/** Test for a colour of leaves that are parts of the things: "with sage leaves", "leaves in sage", "leaves sage". */
export function isOfLeaves(
  next: Match | undefined,
  first: number,
  { settled, tokens }: Text,
): boolean {
  if (next) return isLeafPart(next);
  const end = tokens[first - 1] === 'in' ? first - 1 : first;
  const noun = settled.find(({ to }) => to === end);
  return noun ? isLeafPart(noun) : false;
}

const isLeafPart = ({ phrase, meanings }: Match) =>
  phrase === 'leaf' && meanings.length > 0 && meanings.every(({ is }) => is === 'shows');

/**
 * The part of a colour that nothing else may take: of what animals wear, "red scarves", or of what
 * is not drawn, "yellow wellies".
 */
export function otherPart(at: number, place: Text): AskedColour['part'] | undefined {
  if (isOfUnknown(at, place)) return 'unknown';
  if (isOfSmallPart(at, place)) return 'accent';
  return wornAfter(place.settled, at) ? 'accent' : undefined;
}

/**
 * Test for a colour right before a noun that is not drawn, where things that are known stand beside
 * it: that noun's colour, and not theirs. A singular may tell of the whole picture ("a navy feel"),
 * so it counts beside other colours alone.
 */
function isOfUnknown(at: number, { settled, tokens }: Text): boolean {
  const noun = tokens[at];
  if (noun === undefined || !isContentWord(noun)) return false;
  const known = settled.find(({ from, to }) => from <= at && at < to);
  if (known?.from === at && isWornThing(known, tokens)) return true;
  const hasThings = settled.some(({ meanings }) => meanings.some(({ is }) => is === 'subject'));
  if (known) return hasThings && known.from === at && known.meanings.length === 0;
  const isPlural = noun.endsWith('s') && !noun.endsWith('ss');
  const hasOtherColours = settled.some((one) => colourIn(one) !== undefined && one.to !== at);
  if (!isPlural && !FRAMES.has(noun) && (!hasOtherColours || OF_ALL.has(noun))) return false;
  const ends = tokens[at + 1] === undefined || !isContentWord(tokens[at + 1]);
  return ends && hasThings && !isPartOfAll(noun);
}

/** Nouns in the singular that tell of the whole picture. */
const OF_ALL: ReadonlySet<string> = new Set(
  `wash aesthetic haze glow sheen shimmer contrast foil paper paint ink scheme combination combo
  blend linework silhouette scene field atmosphere finish layer film filter lineart base
  underlay`.split(/\s+/),
);

/** Parts of things that are too small to lend them their colour. */
const SMALL_PARTS: ReadonlySet<string> = new Set(
  `flame eye seed pip beak nose ear tail horn hoof paw claw whisker stem stalk mane fin antler
  antenna leg foot tip dot spot wing feather crest breast belly`.split(/\s+/),
);
/** Those that flowers have, which no table lists. */
const OF_FLOWERS: ReadonlySet<string> = new Set('stems stalks thorns'.split(' '));
const HEARTS: ReadonlySet<string> = new Set(
  'center centers centre centres heart hearts middle middles eyes stamens'.split(' '),
);

/** "Orange flames": the colour of a part, and not of what it belongs to. */
const isOfSmallPart = (at: number, { settled, tokens }: Text): boolean =>
  isHeartAt(at, { settled, tokens }) ||
  (OF_FLOWERS.has(tokens[at] ?? '') && settled.some(namesFlower)) ||
  settled.some(
    ({ from, phrase, meanings }) =>
      from === at && SMALL_PARTS.has(phrase) && meanings.every(({ is }) => is === 'shows'),
  );

/** Test for what the hearts of flowers are called: "poppies with black centres". */
export const isHeartAt = (at: number, { settled, tokens }: Text): boolean =>
  HEARTS.has(tokens[at] ?? '') && settled.some(namesFlower);

/** What lies around a picture: its colour is none of the things in it. */
const FRAMES: ReadonlySet<string> = new Set(['frame', 'surround', 'framing']);

/** Plurals that belong to anything: their colour is the picture's. */
const PARTS_OF_ALL = new Set(
  'lines outlines accents details highlights flecks specks edges centres centers petals tones shades hues colours colors stitches touches'.split(
    ' ',
  ),
);

/** Test for a plural whose colour is the picture's: "pink petals". */
export const isPartOfAll = (noun: string): boolean => PARTS_OF_ALL.has(noun);
