import type { Hex } from '../../core/colour.ts';
import type { FabricId } from '../../core/fabrics/fabric.ts';
import { fabricOf } from '../../core/fabrics/registry.ts';
import type { Print } from '../../core/scene/scene.ts';
import { modifiedColour } from '../../words/colour-phrases.ts';
import { BREAK } from '../../words/tokens.ts';
import type { Design, Detail, Feature, FeatureChoice } from '../garments/features.ts';
import type { Garment } from '../garments/garment.ts';
import type { PartId } from '../garments/part-ids.ts';
import { SUIT_JACKETS } from '../garments/suit-jackets.ts';
import { takesFeature } from '../garments/takes-feature.ts';
import { leadsTo, ownerOf } from './bind-wishes.ts';
import { type ButtonWish, buttonsSaid } from './button-wishes.ts';
import { dyeRest, matchColours } from './common-colours.ts';
import {
  describedParts,
  describesTrait,
  describesUnknown,
  isOfPerson,
  joinedParts,
} from './described-parts.ts';
import { TUCKED } from './feature-words.ts';
import { asksForModesty, featuresForDetails, modestFeatures } from './implied-features.ts';
import { isMatched, matchCloths } from './matched-sets.ts';
import { meaningOf, type OutfitMatch } from './outfit-meaning.ts';
import { stuffOf } from './part-stuffs.ts';
import type { OutfitReading } from './read-outfit.ts';
import { refuseWish } from './refuse-wish.ts';
import { isElsewhere, isOfPlacedPrint } from './said-of-places.ts';
import { beforeAdjectives } from './several-people.ts';
import { sharedBy } from './shared-colours.ts';
import { showNamed } from './show-named.ts';
import { fillFeatures, matchStripes, pipeEdges, showParts } from './show-parts.ts';
import { wornAs } from './worn-as.ts';

/** What a prompt says of one part of a garment, and by which words. */
export type PartWish = {
  colour?: Hex;
  fabric?: FabricId;
  print?: Print['id'];
  /** Colours of its print besides. */
  figures?: Hex[];
  asked: OutfitMatch[];
};

/** What a prompt says of one garment. */
export type Wish = {
  features: { [F in Feature]?: Design[F] };
  refusedFeatures: Set<Feature>;
  /** Features that the prompt speaks of: a "lace collar" asks for some collar. */
  mentioned: Set<Feature>;
  details: Set<Detail>;
  refusedDetails: Set<Detail>;
  colours: Hex[];
  /** The colour that each word asks of it or of its parts, by the word's match. */
  dyes: Map<OutfitMatch, Hex>;
  /** A colour said of a trim: "with a white collar". */
  trim?: Hex;
  fabric?: FabricId;
  print?: Print['id'];
  printColour?: Hex;
  /** The matches that this garment answers. */
  answered: Set<OutfitMatch>;
  /** Colours and cloths that it must not have, and values of features. */
  refusedColours: Hex[];
  refusedFabrics: Set<FabricId>;
  refusedValues: Set<string>;
  /** Parts with a colour or a cloth of their own. */
  parts: Map<PartId, PartWish>;
  /** How many buttons it has, and whether they are big. */
  buttons?: ButtonWish;
  /** Colour of its visible stitches. */
  thread?: Hex;
};

/** A wish for nothing yet. */
export const emptyWish = (): Wish => ({
  features: {},
  refusedFeatures: new Set(),
  mentioned: new Set(),
  details: new Set(),
  refusedDetails: new Set(),
  colours: [],
  dyes: new Map(),
  answered: new Set(),
  refusedColours: [],
  refusedFabrics: new Set(),
  refusedValues: new Set(),
  parts: new Map(),
});

/** A garment of the outfit, and where the prompt names it. */
export type Worn = {
  garment: Garment;
  from?: number;
  /** Lies below another garment of the same place, which is open over it. */
  isInner?: boolean;
  isOpen?: boolean;
};

/** Gives every wish of the prompt to the garment it describes, or to the first that can follow it. */
export function gatherWishes(reading: OutfitReading, outfit: readonly Worn[]): Wish[] {
  const wishes = outfit.map(emptyWish);
  const isModest = asksForModesty(reading);
  for (const match of [...reading.wishes, ...reading.inNames, ...reading.refusals]) {
    if (describesUnknown(match, reading) || isOfAnother(match, reading)) continue;
    if (isOfPlacedPrint(match, reading)) continue;
    const isRefused = reading.refusals.includes(match);
    if (!isRefused && isOfPerson(match, reading)) continue;
    for (const i of candidates(match, { reading, outfit })) {
      const place: Place = { match, wish: wishes[i], garment: outfit[i].garment, reading };
      const isTaken = isRefused ? refuseWish(place) : take(place);
      if (!isTaken) continue;
      wishes[i].answered.add(match);
      const shared = isRefused ? undefined : sharedBy(match, reading);
      if (shared) shareColour(wishes, { match, from: i, places: shared, outfit });
      if (isOfSleevesAndLegs(match, reading)) continue;
      if (!isRefused || outfit[i].from !== undefined) break;
    }
  }
  for (const match of reading.wishes)
    if (isOfPerson(match, reading)) dyeRest(match, { reading, wishes });
  matchColours(wishes, { reading, outfit });
  matchStripes(wishes);
  wishes.forEach((wish, i) => {
    const named = reading.garments.find(({ id }) => id === outfit[i].garment.id);
    if (named?.colour && wish.colours.length === 0) wish.colours.push(named.colour);
    if (named) takeFeature({ match: named.match, wish, garment: outfit[i].garment, reading });
    const detail = named && meaningOf(named.match, 'detail')?.detail;
    if (detail) wish.details.add(detail);
    fillFeatures(wish, featuresForDetails(wish.details, outfit[i].garment));
    if (outfit[i].isOpen)
      fillFeatures(wish, {
        closure: wish.details.has('buttons') ? 'buttons' : 'open',
        length: 'hip',
      });
    pipeEdges(wish, outfit[i].garment);
    showParts(wish, outfit[i].garment);
    lengthenPencil(wish, outfit[i].garment);
    if (outfit[i].isInner) fillFeatures(wish, TUCKED_BELOW);
    const buttons = buttonsSaid(wish.answered, reading);
    if (buttons) wish.buttons = buttons;
    if (isModest) coverUp(wish, outfit[i].garment);
    for (const [id, part] of wish.parts) {
      if (part.fabric && part.fabric !== wish.fabric) part.colour ??= stuffOf(id, part);
    }
  });
  if (isMatched(reading)) matchCloths(wishes, outfit);
  showNamed(wishes, outfit);
  return wishes;
}

/** "Stripes down the sleeves and legs": those of every garment. */
function isOfSleevesAndLegs(match: OutfitMatch, { tokens }: OutfitReading): boolean {
  if (meaningOf(match, 'detail')?.detail !== 'side-stripe' || tokens[match.to] !== 'and')
    return false;
  const next = tokens[match.to + 1] === 'the' ? match.to + 2 : match.to + 1;
  return /^(leg|sleeve|arm|trouser)s?$/.test(tokens[next] ?? '');
}

/** Whether a word is said of a garment of somebody who is not drawn. */
function isOfAnother(match: OutfitMatch, reading: OutfitReading): boolean {
  const { others = [] } = reading;
  return others.some(({ from }) => from === ownerOf(match, reading));
}

type Shared = { match: OutfitMatch; from: number; places: number[]; outfit: readonly Worn[] };

/** Gives a colour that one garment has taken to the others that it is said of. */
function shareColour(wishes: Wish[], { match, from, places, outfit }: Shared): void {
  const colour = wishes[from].dyes.get(match);
  if (colour === undefined) return;
  for (const [i, { from: place }] of outfit.entries()) {
    if (i === from || place === undefined || !places.includes(place)) continue;
    wishes[i].colours.push(colour);
    wishes[i].dyes.set(match, colour);
  }
}

/** What lies below an open shirt is tucked in, and leaves its sleeves and its waist alone. */
const TUCKED_BELOW: Wish['features'] = {
  length: 'waist',
  sleeve: 'none',
  neckline: 'scoop',
  waist: 'none',
};

/** A pencil skirt ends at the knee or below it, unless the prompt says where. */
function lengthenPencil({ features, refusedValues }: Wish, { place }: Garment): void {
  if (features.silhouette !== 'pencil' || place !== 'lower') return;
  for (const length of ['micro', 'mini', 'ankle', 'floor']) refusedValues.add(`length ${length}`);
}

function coverUp(wish: Wish, garment: Garment): void {
  fillFeatures(wish, modestFeatures(garment));
  for (const detail of ['slit', 'cut-out'] as const) {
    if (!wish.details.has(detail)) wish.refusedDetails.add(detail);
  }
}

/** The owner first; a wish that its owner cannot follow is tried on the others. */
function candidates(
  match: OutfitMatch,
  { reading, outfit }: { reading: OutfitReading; outfit: readonly Worn[] },
): number[] {
  // "A shirt tucked into shorts": what is tucked is the top, whatever comes next.
  if (TUCKED.has(match.phrase))
    return [...outfit.keys()].filter((i) => outfit[i].garment.place === 'upper');
  const sole = soleGarment(match, reading);
  const owner = wornAs(sole ?? ownerOf(match, reading), { reading, outfit });
  const all = outfit.map((_, i) => i);
  const own = all.filter((i) => outfit[i].from !== undefined && outfit[i].from === owner);
  if (match.within !== undefined || (sole !== undefined && own.length > 0)) return own;
  if (isOfUnworn(match, { reading, outfit })) return [];
  // What is worn unasked below a coat does not answer for the coat.
  const isOpen = (i: number) => own.length === 0 || outfit[i].from !== undefined;
  const row = [...own, ...all.filter((i) => !own.includes(i) && isOpen(i))];
  const parts = describedParts(match, reading) ?? [];
  const { detail } = meaningOf(match, 'detail') ?? {};
  const isOfSleeves = /(sleeve|arm)s?$/.test(match.phrase);
  const isOfLegs = detail === 'side-stripe' && !isOfSleeves;
  const hasSleeves = (i: number) =>
    outfit[i].garment.options.sleeve?.some((sleeve) => sleeve !== 'none') ?? false;
  const canHave = (i: number) =>
    parts.every((part) => mayHavePart(outfit[i].garment, part)) &&
    (!isOfLegs || outfit[i].garment.options.leg !== undefined) &&
    (detail !== 'feather-cuffs' || hasSleeves(i)) &&
    (detail !== 'side-stripe' || !isOfSleeves || hasSleeves(i));
  return [...row.filter(canHave), ...row.filter((i) => !canHave(i))];
}

/** Nouns that name a garment once more: "lolita black dress". */
const GENERIC: ReadonlySet<string> = new Set(
  'dress gown coat jacket suit trouser pant skirt top shirt blouse robe'.split(' '),
);

/** Words before a garment of its own. */
const APART: ReadonlySet<string> = new Set(['a', 'an', 'over', 'under', 'with', 'and', 'on', 'in']);

const beforeOf = (noun: OutfitMatch | undefined, { tokens, wishes }: OutfitReading): number =>
  noun ? beforeAdjectives(noun, tokens, wishes) : -1;

/** Whether a word describes a garment that is named and not worn: "slip dress over a white t-shirt". */
function isOfUnworn(
  match: OutfitMatch,
  { reading, outfit }: { reading: OutfitReading; outfit: readonly Worn[] },
): boolean {
  const owner = ownerOf(match, reading);
  if (owner === undefined || owner < match.to || !leadsTo(match, owner, reading)) return false;
  if (outfit.some(({ from }) => from === wornAs(owner, { reading, outfit }))) return false;
  const named = reading.garments.filter(({ match: { from } }) => from === owner);
  const before = reading.tokens[beforeOf(named[0]?.match, reading)] ?? '';
  const isAgain = !APART.has(before) && named.every((one) => GENERIC.has(one.match.phrase));
  return named.length > 0 && !isAgain;
}

/** The features without which a garment has no such part. */
const FEATURE_OF_PART: { readonly [P in PartId]?: Feature } = {
  belt: 'waist',
  buckle: 'waist',
  collar: 'collar',
  lapel: 'collar',
  hood: 'collar',
  sleeve: 'sleeve',
  cuff: 'sleeve',
};

function mayHavePart(garment: Garment, noun: OutfitMatch): boolean {
  const part = meaningOf(noun, 'part')?.part;
  if (part === 'cord')
    return garment.place === 'lower' || (garment.options.collar?.includes('hood') ?? false);
  const feature = part && FEATURE_OF_PART[part];
  if (!feature) return true;
  const values: readonly string[] = garment.options[feature] ?? [];
  return takesFeature(garment, feature) && (values.length !== 1 || values[0] !== 'none');
}

/**
 * The place of the garment that a feature is said of: the only one that its clause names. What
 * that garment cannot have is no other's.
 */
function soleGarment(
  match: OutfitMatch,
  { tokens, garments, refusals }: OutfitReading,
): number | undefined {
  const all = new Set(garments.map((garment) => garment.match.from));
  if (refusals.includes(match) || !meaningOf(match, 'feature') || all.size < 2) return undefined;
  const from = tokens.lastIndexOf(BREAK, match.from) + 1;
  const end = tokens.indexOf(BREAK, match.to);
  const places = [...all].filter((at) => from <= at && (end < 0 || at < end));
  return places.length === 1 ? places[0] : undefined;
}

type Place = { match: OutfitMatch; wish: Wish; garment: Garment; reading: OutfitReading };

function take(place: Place): boolean {
  return (
    takeFeature(place) ||
    takeDetail(place) ||
    takeCloth(place) ||
    takeColour(place) ||
    isPartAlone(place.match)
  );
}

/** A part that is spoken of and not described: whether it is there, the picture shows. */
const isPartAlone = ({ meanings }: OutfitMatch): boolean =>
  meanings.length > 0 && meanings.every(({ is }) => is === 'part');

function takeFeature({ match, wish, garment, reading }: Place): boolean {
  if (isOfShirtBelow(match, garment)) return false;
  const choices = match.meanings.filter((meaning) => meaning.is === 'feature');
  const fitting = choices.find((choice) => isOption(garment, choice));
  if (!fitting && choices.some((one) => isButtoned(garment, one))) {
    wish.details.add('buttons');
    return true;
  }
  const choice = fitting ?? choices.find(({ feature }) => takesFeature(garment, feature));
  if (choice) wishFor(wish.features, choice);
  // "A fur collar and cuffs": all of fur.
  if (choice?.value === 'fur')
    takePartCloth(wish, { match, id: 'fur', described: joinedParts(match, reading) });
  const closing = choice ? undefined : closingOf(garment, choices);
  if (closing) wish.details.add(closing);
  const nouns = match.meanings.flatMap((meaning) =>
    meaning.is === 'feature-noun' && garment.options[meaning.feature] ? [meaning.feature] : [],
  );
  for (const feature of nouns) wish.mentioned.add(feature);
  return choice !== undefined || closing !== undefined || nouns.length > 0;
}

/** Buttons of a garment that always closes with two rows of them: "pea coat with gold buttons". */
const isButtoned = ({ options }: Garment, { feature, value }: FeatureChoice): boolean =>
  feature === 'closure' &&
  value === 'buttons' &&
  options.closure?.[0] === 'double-breasted' &&
  !options.closure.includes('buttons');

/** "A linen suit, open collar": the collar is that of the shirt below. */
const isOfShirtBelow = ({ phrase }: OutfitMatch, { id }: Garment): boolean =>
  phrase === 'open collar' && SUIT_JACKETS.has(id);

/** What closes a skirt down its front, which has no closure of its own: a zip, or buttons. */
function closingOf(
  { place, options }: Garment,
  choices: readonly FeatureChoice[],
): Detail | undefined {
  if (place !== 'lower' || options.silhouette === undefined) return undefined;
  const isClosed = (by: string) =>
    choices.some(({ feature, value }) => feature === 'closure' && value === by);
  if (isClosed('zip')) return 'front-zip';
  return isClosed('buttons') ? 'buttons' : undefined;
}

function isOption<F extends Feature>(
  { options }: { options: { readonly [K in F]?: readonly Design[K][] } },
  { feature, value }: FeatureChoice<F>,
): boolean {
  const values: readonly Design[F][] | undefined = options[feature];
  return values?.includes(value) ?? false;
}

function wishFor<F extends Feature>(
  features: { [K in F]?: Design[K] },
  { feature, value }: FeatureChoice<F>,
): void {
  features[feature] ??= value;
}

function takeDetail({ match, wish, reading }: Place): boolean {
  const detail = meaningOf(match, 'detail')?.detail;
  if (!detail || isElsewhere(match, reading)) return false;
  wish.details.add(detail);
  return true;
}

/** What shoes and things carried look made of as they are drawn: smooth and plain. */
const USUAL_OF_ACCESSORIES: ReadonlySet<string> = new Set<FabricId>([
  'cotton',
  'leather',
  'silk',
  'wool',
]);

function takeCloth({ match, wish, reading }: Place): boolean {
  const fabric = meaningOf(match, 'fabric');
  const print = meaningOf(match, 'print');
  if (fabric && describesTrait(match, reading)) return USUAL_OF_ACCESSORIES.has(fabric.id);
  const described = fabric ? describedParts(match, reading) : undefined;
  if (fabric && described) return takePartCloth(wish, { match, id: fabric.id, described });
  const isPrinted = print && takePrint({ match, wish, reading, id: print.id });
  if (isPrinted !== undefined && !fabric) return isPrinted;
  if (fabric?.id === 'lace' && wish.fabric) wish.details.add('lace-trim');
  else if (fabric && !isSheernessOf(match, reading)) wish.fabric ??= fabric.id;
  return fabric !== undefined || print !== undefined;
}

/** "Sheer black organza": how the cloth is that is named right after. */
const isSheernessOf = ({ phrase, to }: OutfitMatch, { wishes }: OutfitReading): boolean =>
  (phrase === 'sheer' || phrase === 'see through') &&
  wishes.some((other) => {
    const fabric = meaningOf(other, 'fabric');
    const isNear = other.from >= to && other.from - to < ADJECTIVES;
    return isNear && fabric !== undefined && fabricOf(fabric.id).sheer > 0;
  });
/** Adjectives between "sheer" and its cloth. */
const ADJECTIVES = 3;

type Printed = Omit<Place, 'garment'> & { id: Print['id'] };

/** A print by its own word, of a part or of the whole; "striped" before a name that says how they run is that name's. */
function takePrint({ match, wish, reading, id }: Printed): boolean {
  if (describesTrait(match, reading)) return false;
  const described = describedParts(match, reading) ?? [];
  if (described.some((part) => meaningOf(part, 'part'))) {
    for (const part of askedParts(wish, { match, described })) part.print ??= id;
    return true;
  }
  const isCloser = match.within !== undefined && wish.print === 'stripe' && id === 'breton';
  if (isCloser) wish.print = id;
  wish.print ??= id;
  return true;
}

type PartCloth = { match: OutfitMatch; id: FabricId; described: readonly OutfitMatch[] };

/** The cloth of parts; lace is laid along edges that are no part of the drawing. */
function takePartCloth(wish: Wish, { match, id, described }: PartCloth): boolean {
  const parts = askedParts(wish, { match, described });
  for (const part of parts) part.fabric ??= id;
  if (parts.length === 0 && id === 'lace') wish.details.add('lace-trim');
  return parts.length > 0 || id === 'lace';
}

/** The parts that a word describes, as the wish keeps them; word and nouns are noted as their words. */
function askedParts(
  { parts, answered }: Wish,
  { match, described }: { match: OutfitMatch; described: readonly OutfitMatch[] },
): PartWish[] {
  return described.flatMap((noun) => {
    const id = meaningOf(noun, 'part')?.part;
    if (id === undefined) return [];
    const part = parts.get(id) ?? { asked: [] };
    parts.set(id, part);
    part.asked.push(match, noun);
    answered.add(noun);
    return [part];
  });
}

function takeColour({ match, wish, reading }: Place): boolean {
  const next = reading.wishes.find(({ from }) => from === match.to);
  const modifies = meaningOf(match, 'modifier') !== undefined && next !== undefined;
  const named = modifiedColour(match, { found: reading.wishes, tokens: reading.tokens });
  if (!named)
    return modifies && (meaningOf(next, 'colour') ?? meaningOf(next, 'modifier')) !== undefined;
  const { colour } = named;
  if (describesTrait(match, reading)) return true;
  wish.dyes.set(match, colour);
  const described = describedParts(match, reading);
  if (described) return takePartColour(wish, { match, colour, described });
  if (meaningOf(next, 'print') && wish.colours.length > 0) wish.printColour ??= colour;
  else wish.colours.push(colour);
  return true;
}

/** Details that are made of thread, which has a colour of its own. */
const STITCHED: ReadonlySet<string> = new Set<Detail>(['top-stitching', 'smocking']);

type PartColour = { match: OutfitMatch; colour: Hex; described: readonly OutfitMatch[] };

/** The colour of parts, of visible stitches, or of the trims of the garment. */
function takePartColour(wish: Wish, { match, colour, described }: PartColour): boolean {
  if (described.some((part) => meaningOf(part, 'undrawn'))) return false;
  const parts = askedParts(wish, { match, described });
  for (const part of parts) {
    if (part.colour === undefined) part.colour = colour;
    else part.figures = [...(part.figures ?? []), colour];
  }
  const hasStitches = described.some((part) =>
    STITCHED.has(meaningOf(part, 'detail')?.detail ?? ''),
  );
  if (hasStitches) wish.thread ??= colour;
  else if (parts.length === 0) wish.trim ??= colour;
  return true;
}
