import type { Repeat } from '@toile/contract';
import type { Hex } from '../../core/colour.ts';
import { isNegated } from '../../words/drop-negated.ts';
import { findPhrases } from '../../words/find-phrases.ts';
import { tokenise } from '../../words/tokens.ts';
import { layBandana } from './lay-bandana.ts';
import { type Lexicon, type Match, type Meaning, subjectIds } from './lexicon.ts';
import { isCounted, isLimited } from './limited-colours.ts';
import { isNoMedium, plainNoun, readLines, withoutStyle } from './line-colours.ts';
import { readBrights, readRainbow } from './rainbow.ts';
import { readColours } from './read-colours.ts';
import { type Ride, readRides } from './read-rides.ts';
import { type Refusals, readRefusals } from './refusals.ts';
import { scoreMotifs } from './score-motifs.ts';
import type { Fabric, Layout, Style } from './settings-words.ts';
import { settleMentions } from './settle-mentions.ts';
import { settleThings } from './settle-things.ts';
import { settleUses } from './settle-uses.ts';
import { readSizes } from './sizes-of-things.ts';
import { splitPlurals } from './split-plurals.ts';
import { readWorn, settleWorn, type Worn } from './worn-words.ts';

/** A colour as named. */
export type NamedColour = {
  colour: Hex;
  /** Ids of the motifs named right after it. */
  before: readonly string[];
  /** Whether it is said of what is drawn, not of the whole: "navy roses", "roses in navy". */
  isOfFigures: boolean;
  /** Ids of the things named right after it, whose colour it is: "green tractors". */
  things?: readonly string[];
  /** True where it is said of small parts alone: "thin gold rims". */
  isAccent?: boolean;
  /** How wide its band is: "wide coral, narrow white". */
  band?: 'wide' | 'narrow';
  /** Tokens of its name, `to` not included. */
  from: number;
  to: number;
};

/** A colour as the words of the prompt ask for it. */
export type AskedColour = {
  colour: Hex;
  /** Name without what modifies it. */
  name: string;
  /** All its words. */
  words: readonly string[];
  from: number;
  to: number;
  /** 'unknown' is a colour of something that nobody can draw. */
  part: 'ground' | 'figures' | 'accent' | 'unknown';
};

/** Everything a prompt says, before a motif is chosen. */
export type PromptReading = {
  tokens: readonly string[];
  matches: readonly Match[];
  refusals: Refusals;
  /** Whether the prompt holds one of these phrases of the lexicon (singular form). */
  has: (...phrases: string[]) => boolean;
  motifScores: ReadonlyMap<string, number>;
  subjects: readonly string[];
  /** Whether nothing may have another colour than those named: "only three colours allowed". */
  isLimited: boolean;
  colours: readonly NamedColour[];
  asked: readonly AskedColour[];
  ground?: Hex;
  /** A ground asked for without a colour's name. */
  groundTone?: 'dark' | 'light';
  /** The colour of the leaves that things have. */
  leafColour?: Hex;
  /** The colour of an outline round what is drawn: "red hearts, white outlines". */
  outline?: Hex;
  /** The colour of the lines of a drawing in lines: "line drawing in white". */
  lines?: Hex;
  moods: readonly string[];
  style?: Style;
  scale: number;
  /** Sizes of single things beside the others, by their ids; 1 is ordinary. */
  sizes: ReadonlyMap<string, number>;
  density: number;
  fabric?: Fabric;
  repeat?: Repeat;
  layout?: Layout;
  /** What the animals wear. */
  worn: readonly Worn[];
  /** Animals on and in things. */
  rides: readonly Ride[];
};

/** Reads a prompt of any content; never throws. */
export function readPrompt(lexicon: Lexicon, prompt: string): PromptReading {
  const tokens = tokenise(prompt);
  const all = settleUses(splitPlurals(findPhrases(lexicon, tokens), lexicon), tokens);
  const refusals = readRefusals(tokens, all);
  const mentioned = settleMentions(settleWorn(all, tokens), tokens);
  const kept = mentioned.filter(({ from }) => !isNegated(tokens, from));
  const found = settleThings(kept, tokens);
  const { ground: namedGround, groundTone, isTonal, leaves, ...told } = readColours(tokens, found);
  const { matches: said, outline, lines, ...named } = readLines(told, tokens);
  const matches = said.map((match) => settledStyle(match, { colours: named.colours, tokens }));
  const rainbow = readRainbow(matches, named.colours);
  const { sizes, said: sized } = readSizes(matches);
  const ofAll = matches.filter((match) => !sized.has(match));
  const phrases = new Set(ofAll.map((match) => match.phrase));
  const dyed = {
    ground: namedGround,
    groundTone,
    colours: [...named.colours, ...rainbow.colours, ...readBrights(matches, named.colours)],
    asked: [...told.asked, ...rainbow.asked],
  };
  const isBandana = phrases.has('bandana') || phrases.has('bandanna');
  const { ground, colours, asked } = isBandana ? layBandana(dyed) : dyed;
  const meanings = ofAll.flatMap((match) => match.meanings);
  const every = <Kind extends Meaning['is']>(is: Kind) =>
    meanings.filter((meaning): meaning is Extract<Meaning, { is: Kind }> => meaning.is === is);
  return {
    tokens,
    matches,
    refusals,
    has: (...wanted) => wanted.some((phrase) => phrases.has(phrase)),
    motifScores: scoreMotifs(matches),
    subjects: wantedSubjects(matches, refusals),
    isLimited: isLimited(tokens) || isCounted(tokens, asked.length),
    colours,
    asked,
    ground,
    groundTone,
    ...(leaves ? { leafColour: leaves } : {}),
    ...(outline ? { outline } : {}),
    ...(lines ? { lines } : {}),
    moods: [
      ...new Set([
        ...every('mood').map((meaning) => meaning.mood),
        ...(isTonal && colours.length === 1 ? ['monochrome'] : []),
      ]),
    ],
    style: styleOf(every('style').map((meaning) => meaning.style)),
    scale: every('scale')[0]?.scale ?? 1,
    sizes,
    density: every('density')[0]?.density ?? 1,
    fabric: every('fabric')[0]?.fabric,
    repeat: every('repeat')[0]?.repeat,
    layout: every('layout')[0]?.layout ?? (areFilledCells(matches, tokens) ? 'cells' : undefined),
    worn: readWorn(matches, { tokens, asked }),
    rides: readRides(matches, tokens),
  };
}

/** The medium: "hand painted watercolour" is the more particular of two. */
const styleOf = (styles: readonly Style[]): Style | undefined =>
  styles.find((style) => style !== 'gouache') ?? styles[0];

/** Ids of the things asked for. What is refused by its name comes by no shared word: "easter" without bunnies. */
function wantedSubjects(matches: readonly Match[], refusals: Refusals): string[] {
  const refused = new Set(refusals.matches.flatMap(subjectIds));
  const named = new Set(matches.map(subjectIds).flatMap((ids) => (ids.length === 1 ? ids : [])));
  const wanted = matches.flatMap(subjectIds).filter((id) => named.has(id) || !refused.has(id));
  return [...new Set(wanted)];
}

const CELLS = /(^| )(tile|square|panel|diamond|hexagon|medallion)$/;
const FILLED: ReadonlySet<string> = new Set([
  'with',
  'holding',
  'containing',
  'showing',
  'bearing',
]);

/** "Tiles in a grid, each with one windmill": cells that hold things. */
const areFilledCells = (matches: readonly Match[], tokens: readonly string[]): boolean =>
  tokens.some((token, at) => token === 'each' && FILLED.has(tokens[at + 1])) &&
  matches.some(({ phrase }) => CELLS.test(phrase));

type Said = { colours: readonly NamedColour[]; tokens: readonly string[] };

function settledStyle(match: Match, said: Said): Match {
  if (isNoMedium(match, said.tokens)) return plainNoun(match);
  return isLineOfThing(match, said) ? withoutStyle(match) : match;
}

/** "Fine white lines" beside other colours and "lines crossing behind" are parts of the picture, and not its medium. */
const isLineOfThing = ({ phrase, from, to }: Match, { colours, tokens }: Said) =>
  phrase === 'line' &&
  (LYING.has(tokens[to]) ||
    colours.some(({ isAccent, to: end }) => isAccent === true && end === from));

/** Words after lines that lie somewhere. */
const LYING: ReadonlySet<string> = new Set(
  'crossing crossed behind across between around underneath through'.split(' '),
);
