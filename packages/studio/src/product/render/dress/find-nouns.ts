import type { PartId } from '../../../sketch/garments/part-ids.ts';
import { isRegionOf } from '../../../sketch/garments/part-ids.ts';
import { GARMENTS } from '../../../sketch/garments/registry.ts';
import { meaningOf, type OutfitMatch } from '../../../sketch/outfit/outfit-meaning.ts';
import type { OutfitReading } from '../../../sketch/outfit/read-outfit.ts';
import { createPhraseBook, findPhrases } from '../../../words/find-phrases.ts';
import { BREAK } from '../../../words/tokens.ts';
import type { DrawnGarment, DrawnThings } from './drawn-things.ts';

/** What a noun of a prompt names in the drawing; `garments` are indices of the drawn ones. */
export type Target =
  | { is: 'garments'; garments: readonly number[] }
  | { is: 'parts'; parts: readonly { garment: number; part: PartId }[] }
  | { is: 'shoes' }
  | { is: 'accessory'; name: string }
  | { is: 'hair' }
  /** Fringe of garments; its word stands at `at`. */
  | { is: 'fringe'; garments: readonly number[]; at: number }
  /** A narrow edge that the drawing has no area for. */
  | { is: 'piping'; garments: readonly number[] }
  /** The drawing has no such thing. */
  | { is: 'missing' };

/** A noun of the prompt, at tokens `from` up to, not including, `to`. */
export type Noun = { from: number; to: number; target: Target; match?: OutfitMatch };

type Word = { parts: readonly PartId[] } | { all: true } | { whole: true } | { shoes: true };

/** Nouns of renderings that the lexicon of outfits has not. */
const WORDS = createPhraseBook<Word>([
  ['hardware', { parts: ['zip', 'buckle', 'button'] }],
  ['snap', { parts: ['button'] }],
  ['snap button', { parts: ['button'] }],
  ['press stud', { parts: ['button'] }],
  ['stud', { parts: ['button'] }],
  ['fastening', { parts: ['button', 'zip', 'frog'] }],
  ['feather hem', { parts: ['feather'] }],
  ['both piece', { all: true }],
  ['all piece', { all: true }],
  ['everything', { all: true }],
  ['whole outfit', { all: true }],
  ['whole look', { all: true }],
  ['the rest', { whole: true }],
  ['rest', { whole: true }],
  ['body', { whole: true }],
  ['buck', { shoes: true }],
]);

/** The nouns of a prompt in order, with what each names in the drawing. */
export function findNouns(words: OutfitReading, drawn: DrawnThings): Noun[] {
  const own = findPhrases(WORDS, words.tokens).map(({ from, to, meanings }) => ({
    from,
    to,
    target: targetOf(meanings[0], from, { words, drawn }),
    match: words.wishes.find((match) => match.from === from),
  }));
  const garments = [...new Set(words.garments.map(({ match }) => match))].map((match) => ({
    from: match.from,
    to: match.to,
    match,
    target: garmentTarget(
      words.garments.flatMap((one) => (one.match === match ? [one.id] : [])),
      { words, drawn },
    ),
  }));
  const parts = words.wishes.flatMap((match): Noun[] => {
    const { from, to } = match;
    const trait = meaningOf(match, 'trait');
    if (isFringe(match)) {
      const owners = ownersAt(from, { words, drawn });
      const target: Target =
        owners.length > 0 ? { is: 'fringe', garments: owners, at: from } : { is: 'missing' };
      return [{ from, to, match, target }];
    }
    const ids = partsNamed(match);
    if (ids.length > 0) {
      const target = partTarget(ids, from, { words, drawn });
      const isEdge =
        ids.some((id) => id === 'edge' || id === 'piping') &&
        (isCord(match) || (target.is === 'missing' && !isWorked(match)));
      return [
        {
          from,
          to,
          match,
          target: isEdge ? { is: 'piping', garments: ownersAt(from, { words, drawn }) } : target,
        },
      ];
    }
    if (/^(hair|haired)$/.test(match.phrase.split(' ').at(-1) ?? '')) {
      return [{ from, to, match, target: { is: 'hair' } }];
    }
    if (trait?.trait === 'shoes') {
      return [{ from, to, match, target: drawn.hasShoes ? { is: 'shoes' } : { is: 'missing' } }];
    }
    if (trait?.trait !== 'accessory') return [];
    return [{ from, to, match, target: accessoryTarget(match, drawn) }];
  });
  const covers = (one: Noun) => own.some(({ from, to }) => from <= one.from && one.to <= to);
  return [...own, ...garments, ...parts.filter((one) => !covers(one))].toSorted(
    (a, b) => a.from - b.from,
  );
}

type Text = { words: OutfitReading; drawn: DrawnThings };

function targetOf(word: Word, from: number, text: Text): Target {
  const { drawn } = text;
  if ('parts' in word) return partTarget(word.parts, from, text);
  if ('shoes' in word) return drawn.hasShoes ? { is: 'shoes' } : { is: 'missing' };
  if ('all' in word) return { is: 'garments', garments: [...drawn.garments.keys()] };
  return { is: 'garments', garments: ownersAt(from, text) };
}

/** Edges that are a cord or a narrow strip, whatever else is drawn there. */
const isCord = ({ phrase }: OutfitMatch): boolean => /^(binding|edging)$|piping|piped/.test(phrase);

/** Fringe of a garment; a rendering cuts nobody's hair. */
export const isFringe = (match: OutfitMatch): boolean =>
  meaningOf(match, 'detail')?.detail === 'fringe' ||
  /^(fringe|fringed|fringing)$/.test(match.phrase);

/** Edges that are more than a line: lace, fur. */
const isWorked = ({ phrase }: OutfitMatch): boolean => /lace|fur|braid|ruffle|frill/.test(phrase);

const COLLARS: readonly PartId[] = ['lapel', 'collar', 'hood'];
const CLOSURES: readonly PartId[] = ['button', 'zip', 'frog'];

/** Parts that a word names, be it by a value of theirs: "shawl lapel", "puff sleeves". */
function partsNamed(match: OutfitMatch): readonly PartId[] {
  const { phrase } = match;
  const part = meaningOf(match, 'part')?.part;
  if (part) return [part];
  const last = phrase.split(' ').at(-1) ?? '';
  const feature = match.meanings.find(({ is }) => is === 'feature' || is === 'feature-noun');
  const of = feature && 'feature' in feature ? feature.feature : undefined;
  if (of === 'sleeve' && last === 'sleeve') return ['sleeve'];
  if (of === 'collar') return COLLARS.filter((id) => id === last);
  if (of === 'closure')
    return CLOSURES.filter((id) => last === id || (id === 'button' && last === 'toggle'));
  const detail = meaningOf(match, 'detail')?.detail;
  if (detail === 'feathers') return ['feather'];
  if (detail === 'ruffle') return ['ruffle'];
  if (detail === 'bow') return ['bow'];
  if (detail === 'pockets' || detail === 'patch-pockets' || detail === 'flap-pockets')
    return ['pocket'];
  return [];
}

/** The garments that a word at a place is of: the last one named before it, else what the picture is about. */
export function ownersAt(at: number, { words, drawn }: Text): readonly number[] {
  const before = words.garments.findLast(({ match }) => match.from < at);
  const target = before && garmentTarget([before.id], { words, drawn });
  if (target?.is === 'garments') return target.garments;
  return drawn.main;
}

/** Parts of the garment that is spoken of, else of the first garment that has them. */
function partTarget(ids: readonly PartId[], at: number, text: Text): Target {
  const { drawn } = text;
  const owners = ownersAt(at, text);
  const partsIn = (indices: readonly number[]) =>
    indices.flatMap((garment) =>
      ids.flatMap((part) => (hasPart(drawn.garments[garment], part) ? [{ garment, part }] : [])),
    );
  const own = partsIn(owners);
  if (own.length > 0) return { is: 'parts', parts: own };
  const others = [...drawn.garments.keys()].map((garment) => partsIn([garment]));
  const parts = others.find((found) => found.length > 0);
  return parts ? { is: 'parts', parts } : { is: 'missing' };
}

const hasPart = ({ parts }: DrawnGarment, part: PartId): boolean =>
  [...parts].some((region) => isRegionOf(part, region));

/** Regions of things worn and carried that go by the name of their kind. */
const KINDS: readonly (readonly [names: RegExp, region: string])[] = [
  [/hat|cap|beret|beanie|fedora|trilby|bonnet|boater|panama|bowler|sombrero|stetson/, 'hat'],
  [/bag|tote|clutch|purse|satchel|backpack|pouch/, 'bag'],
  [/scarf|stole|shawl|bandana|kerchief/, 'scarf'],
  [/headscarf|hijab/, 'hijab'],
  [/parasol|umbrella/, 'umbrella'],
  [/glasses/, 'lens'],
  [/glove|mitten/, 'glove'],
  [/necklace|pendant/, 'pendant'],
  [/crown|tiara/, 'tiara'],
];

function accessoryTarget(match: OutfitMatch, { accessories }: DrawnThings): Target {
  const id = meaningOf(match, 'trait')?.id ?? '';
  const kinds = KINDS.flatMap(([names, region]) => (names.test(match.phrase) ? [region] : []));
  const words = new Set([...match.phrase.split(' '), ...id.split('-'), ...kinds]);
  const name = [...accessories].find((part) => part.split(' ').some((word) => words.has(word)));
  return name ? { is: 'accessory', name } : { is: 'missing' };
}

const PLACES = new Map(GARMENTS.map(({ id, place }) => [id, place]));
const SKIRTS = /skirt|tutu|lehenga/;
const BODICES = /top|blouse|corset|bustier|camisole|shirt/;

/** The drawn garments of ids of the prompt: the same, of the same place, or the part of a whole one that is one. */
function garmentTarget(ids: readonly string[], { words, drawn }: Text): Target {
  const found = ids.map((id) => drawnAs(id, { words, drawn }));
  const garments = [
    ...new Set(found.flatMap((one) => (one.is === 'garments' ? one.garments : []))),
  ];
  if (garments.length > 0) return { is: 'garments', garments };
  return found.find(({ is }) => is === 'parts') ?? { is: 'missing' };
}

function drawnAs(id: string, { words, drawn: { garments } }: Text): Target {
  const exact = garments.findIndex(({ garment }) => garment.id === id);
  if (exact >= 0) return { is: 'garments', garments: [exact] };
  const isTaken = (own: string) => words.garments.some((one) => one.id === own);
  const place = PLACES.get(id);
  const inPlaces = (...places: (string | undefined)[]) =>
    garments.findIndex(({ garment }) => places.includes(garment.place) && !isTaken(garment.id));
  const same = inPlaces(place);
  if (same >= 0) return { is: 'garments', garments: [same] };
  const full = inPlaces('full');
  const part = full < 0 ? undefined : partOfWhole(id, place);
  if (part && hasPart(garments[full], part)) {
    return { is: 'parts', parts: [{ garment: full, part }] };
  }
  if (place === 'outer' || place === 'upper') {
    const near = inPlaces('outer', 'upper', ...(place === 'outer' ? ['full'] : []));
    return near >= 0 ? { is: 'garments', garments: [near] } : { is: 'missing' };
  }
  if (place === 'full') {
    const open = [...garments.keys()].filter((k) => !isTaken(garments[k].garment.id));
    return open.length > 0 ? { is: 'garments', garments: open } : { is: 'missing' };
  }
  return { is: 'missing' };
}

function partOfWhole(id: string, place: string | undefined): PartId | undefined {
  if (SKIRTS.test(id)) return 'skirt';
  if (place === 'lower') return 'leg';
  return BODICES.test(id) ? 'bodice' : undefined;
}

/** True where no punctuation lies between two places. */
export const isOneClause = (tokens: readonly string[], from: number, to: number): boolean =>
  !tokens.slice(from, to).includes(BREAK);
