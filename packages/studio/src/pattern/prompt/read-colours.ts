import type { Hex } from '../../core/colour.ts';
import { colourIn, isModifier } from '../../words/colour-phrases.ts';
import { settleColourWords } from '../../words/colour-positions.ts';
import { endOfGround, isGroundAt } from '../../words/ground-places.ts';
import { isShades } from './colour-parts.ts';
import type { ColourReading, Text } from './colour-reading.ts';
import { type Match, type Meaning, namesFlower } from './lexicon.ts';
import { nameColour } from './name-colour.ts';
import type { NamedColour } from './read-prompt.ts';

/** Cloths whose own colour is the ground of what is drawn on them. */
const CLOTH_COLOURS: Readonly<Record<string, Hex>> = {
  linen: '#e6dcc6',
  burlap: '#cdb48c',
  hessian: '#cdb48c',
  canvas: '#ece4d2',
};

/** Weight below which a word only hints at a motif: "olive" at leaves. */
const HINTS = 2;
/** Things to draw: subjects, and the figures that motifs have names for ("ivy"). */
const isSubject = (meaning: Meaning) =>
  meaning.is === 'subject' ||
  (meaning.is === 'motif' &&
    meaning.weight >= 1 &&
    (meaning.kind === 'figures' || meaning.weight < HINTS));
const NOUNS: ReadonlySet<Meaning['is']> = new Set(['subject', 'fabric']);
const isNoun = (meaning: Meaning) =>
  NOUNS.has(meaning.is) || (meaning.is === 'motif' && meaning.weight >= 1);

/** Finds the colours, what modifies them, and which of them is the ground. */
export function readColours(tokens: readonly string[], found: readonly Match[]): ColourReading {
  const settled = settleColourWords(found, { tokens, isSubject, isNoun });
  const reading: ColourReading = { matches: [], colours: [], asked: [], isTonal: false };
  settled.forEach((match, i) => {
    if (isModifier(match)) {
      const next = settled[i + 1];
      const applies = next?.from === match.to && (colourIn(next) !== undefined || isModifier(next));
      if (!applies && endOfGround(tokens, match.to) !== undefined) {
        reading.groundTone = ['dark', 'deep', 'rich'].includes(match.phrase) ? 'dark' : 'light';
      } else if (!applies && match.meanings.length === 1) return;
      if (applies) {
        // "Dark teal" is a colour; nothing of it says that the picture is dark.
        reading.matches.push({
          ...match,
          meanings: match.meanings.filter((it) => it.is !== 'mood' || it.mood !== 'dark'),
        });
        return;
      }
    }
    reading.matches.push(match);
    if (colourIn(match)) nameColour(reading, { i, settled, tokens });
    else nameCloth(reading, { i, settled, tokens });
  });
  const laid = layUnderFlowers(layUnderLines(reading, tokens), tokens);
  return {
    ...laid,
    isTonal: laid.isTonal || isInOneOnOne(laid, tokens),
    colours: spreadNouns(laid.colours, tokens),
  };
}

/** "Birds and hearts in red on white": one colour on a ground, and no other. */
function isInOneOnOne({ colours, ground }: ColourReading, tokens: readonly string[]): boolean {
  const [only, ...others] = colours;
  if (!ground || !only || others.length > 0) return false;
  return tokens[only.from - 1] === 'in' && tokens[only.to] === 'on';
}

/** "Ecru with narrow blue lines": a colour with no noun of its own before what lies on it is the ground. */
function layUnderLines(reading: ColourReading, tokens: readonly string[]): ColourReading {
  const [first, second] = reading.colours;
  if (reading.ground || !first || !second || tokens[first.to] !== 'with') return reading;
  if (first.isAccent === true || first.before.length > 0) return reading;
  if (isShades(tokens, first.from)) return reading;
  const isLaid = ON_GROUNDS.has(tokens[second.to]) || second.isAccent === true;
  if (!isLaid) return reading;
  return withGround(reading, first);
}

const withGround = (reading: ColourReading, ground: NamedColour): ColourReading => ({
  ...reading,
  ground: ground.colour,
  colours: reading.colours.filter((one) => one !== ground),
  asked: reading.asked.map((one) =>
    one.from === ground.from && one.part === 'figures' ? { ...one, part: 'ground' } : one,
  ),
});

/** What patterns of flowers are called that have them on a ground. */
const FLORALS = new Set(['floral', 'florals', 'botanical']);

/** "Navy floral with coral peonies": a floral whose flowers have colours of their own has its ground's. */
function layUnderFlowers(reading: ColourReading, tokens: readonly string[]): ColourReading {
  const [first, second] = reading.colours;
  if (reading.ground || !first || !second || !FLORALS.has(tokens[first.to] ?? '')) return reading;
  const flowers = reading.matches.find(({ from }) => from === second.to);
  const areFlowers = flowers !== undefined && namesFlower(flowers);
  if (tokens[first.to + 1] !== 'with' || !areFlowers) return reading;
  return withGround(reading, first);
}

/** What is drawn on a ground of another colour. */
const ON_GROUNDS: ReadonlySet<string> = new Set(
  'line lines stripe stripes pinstripe pinstripes hairlines dot dots spot spots polka check checks bars bands'.split(
    ' ',
  ),
);

/** "Orange and white fish", "black and white check": colours joined to the one before a noun are that noun's as well. */
function spreadNouns(colours: readonly NamedColour[], tokens: readonly string[]): NamedColour[] {
  const spread: NamedColour[] = [];
  for (const colour of colours.toReversed()) {
    const next = spread.at(0);
    const between = next ? tokens.slice(colour.to, next.from) : [];
    const isJoined = between.length === 0 || (between.length === 1 && between[0] === 'and');
    const things = colour.things ?? (isJoined ? next?.things : undefined);
    const isFree = colour.before.length === 0 && things === undefined;
    const before = isFree && isJoined && next ? next.before : colour.before;
    spread.unshift({ ...colour, before, ...(things ? { things } : {}) });
  }
  return spread;
}

/** A cloth whose colour is the ground: "on linen", "linen coloured ground". */
function nameCloth(reading: ColourReading, { i, settled, tokens }: Text & { i: number }): void {
  const { phrase, from, to } = settled[i];
  const colour = Object.hasOwn(CLOTH_COLOURS, phrase) ? CLOTH_COLOURS[phrase] : undefined;
  if (!colour || reading.ground) return;
  if (!isGroundAt(tokens, { from, to })) return;
  reading.ground = colour;
  const words = tokens.slice(from, to);
  reading.asked.push({ colour, name: phrase, words, from, to, part: 'ground' });
}
