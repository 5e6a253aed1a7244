import type { Hex } from '../../core/colour.ts';
import type { FabricId } from '../../core/fabrics/fabric.ts';
import type { Print } from '../../core/scene/scene.ts';
import { modifiedColour } from '../../words/colour-phrases.ts';
import type { Design, Detail, Feature, FeatureChoice } from '../garments/features.ts';
import type { Garment } from '../garments/garment.ts';
import { leadsTo, ownerOf } from './bind-wishes.ts';
import { asksForModesty, impliedFeatures, modestFeatures } from './implied-features.ts';
import { meaningOf, type OutfitMatch } from './outfit-meaning.ts';
import type { OutfitReading } from './read-outfit.ts';
import { refuseWish } from './refuse-wish.ts';

/** What a prompt says of one garment. */
export type Wish = {
  features: { [F in Feature]?: Design[F] };
  refusedFeatures: Set<Feature>;
  details: Set<Detail>;
  refusedDetails: Set<Detail>;
  colours: Hex[];
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
  /** Cloth of the sleeves alone. */
  sleeveFabric?: FabricId;
  /** Colour of its visible stitches. */
  thread?: Hex;
};

const emptyWish = (): Wish => ({
  features: {},
  refusedFeatures: new Set(),
  details: new Set(),
  refusedDetails: new Set(),
  colours: [],
  answered: new Set(),
  refusedColours: [],
  refusedFabrics: new Set(),
  refusedValues: new Set(),
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
  for (const match of [...reading.wishes, ...reading.refusals]) {
    const isRefused = reading.refusals.includes(match);
    for (const i of candidates(match, { reading, outfit })) {
      const place: Place = { match, wish: wishes[i], garment: outfit[i].garment, reading };
      const isTaken = isRefused ? refuseWish(place) : take(place);
      if (!isTaken) continue;
      wishes[i].answered.add(match);
      if (!isRefused || outfit[i].from !== undefined) break;
    }
  }
  wishes.forEach((wish, i) => {
    const named = reading.garments.find(({ id }) => id === outfit[i].garment.id);
    if (named?.colour && wish.colours.length === 0) wish.colours.push(named.colour);
    if (named) takeFeature({ match: named.match, wish, garment: outfit[i].garment });
    const detail = named && meaningOf(named.match, 'detail')?.detail;
    if (detail) wish.details.add(detail);
    if (named) fillFeatures(wish, impliedFeatures(named.match.phrase));
    if (outfit[i].isOpen) fillFeatures(wish, { closure: 'open', length: 'hip' });
    if (outfit[i].isInner) fillFeatures(wish, TUCKED_BELOW);
    if (isModest) coverUp(wish, outfit[i].garment);
  });
  return wishes;
}

/** What lies below an open shirt is tucked in, and leaves its sleeves and its waist alone. */
const TUCKED_BELOW: Wish['features'] = {
  length: 'waist',
  sleeve: 'none',
  neckline: 'scoop',
  waist: 'none',
};

/** What the prompt leaves open of a cut. */
function fillFeatures(wish: Wish, features: Wish['features']): void {
  wish.features = { ...features, ...wish.features };
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
  const owner = ownerOf(match, reading);
  const all = outfit.map((_, i) => i);
  const own = all.filter((i) => outfit[i].from !== undefined && outfit[i].from === owner);
  return [...own, ...all.filter((i) => !own.includes(i))];
}

type Place = { match: OutfitMatch; wish: Wish; garment: Garment; reading: OutfitReading };

function take(place: Place): boolean {
  return takeFeature(place) || takeDetail(place) || takeCloth(place) || takeColour(place);
}

function takeFeature({ match, wish, garment }: Omit<Place, 'reading'>): boolean {
  const choices = match.meanings.filter((meaning) => meaning.is === 'feature');
  const fitting = choices.find((choice) => isOption(garment, choice));
  const choice = fitting ?? choices.find(({ feature }) => garment.options[feature]);
  if (choice) wishFor(wish.features, choice);
  const isNoun = match.meanings.some(
    (meaning) => meaning.is === 'feature-noun' && garment.options[meaning.feature],
  );
  return choice !== undefined || isNoun;
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

function takeDetail({ match, wish }: Place): boolean {
  const detail = meaningOf(match, 'detail')?.detail;
  if (!detail) return false;
  wish.details.add(detail);
  return true;
}

function takeCloth({ match, wish, reading }: Place): boolean {
  const fabric = meaningOf(match, 'fabric');
  const print = meaningOf(match, 'print');
  const part = fabric && trimOf(match, reading);
  if (fabric && part) return takeTrim(wish, fabric.id, part);
  if (print) wish.print ??= print.id;
  if (fabric?.id === 'lace' && wish.fabric) wish.details.add('lace-trim');
  else if (fabric) wish.fabric ??= fabric.id;
  return fabric !== undefined || print !== undefined;
}

/** Sleeves of another cloth, and lace anywhere; other parts are of the garment's own. */
function takeTrim(wish: Wish, fabric: FabricId, part: OutfitMatch): boolean {
  if (part.phrase.endsWith('sleeve')) {
    wish.sleeveFabric ??= fabric;
    return true;
  }
  if (fabric === 'lace') wish.details.add('lace-trim');
  return fabric === 'lace';
}

function takeColour({ match, wish, reading }: Place): boolean {
  const next = reading.wishes.find(({ from }) => from === match.to);
  const modifies = meaningOf(match, 'modifier') !== undefined && next !== undefined;
  const named = modifiedColour(match, { found: reading.wishes, tokens: reading.tokens });
  if (!named)
    return modifies && (meaningOf(next, 'colour') ?? meaningOf(next, 'modifier')) !== undefined;
  const { colour } = named;
  if (meaningOf(next, 'trait')) return true;
  const part = trimOf(match, reading);
  if (meaningOf(part, 'undrawn')) return false;
  if (meaningOf(part, 'detail')?.detail === 'top-stitching') wish.thread ??= colour;
  else if (part) wish.trim ??= colour;
  else if (meaningOf(next, 'print') && wish.colours.length > 0) wish.printColour ??= colour;
  else wish.colours.push(colour);
  return true;
}

const PARTS: ReadonlySet<string> = new Set(['feature-noun', 'detail', 'feature', 'undrawn']);

/** "A blouse with a white lace collar": the part that a word is said of, where it is not the whole. */
function trimOf(match: OutfitMatch, reading: OutfitReading): OutfitMatch | undefined {
  const owner = ownerOf(match, reading);
  if (owner === undefined) return undefined;
  if (owner > match.from && leadsTo(match, owner, reading)) return undefined;
  let next = reading.wishes.find(({ from }) => from === match.to);
  while (next && (meaningOf(next, 'colour') || meaningOf(next, 'fabric'))) {
    const { to } = next;
    next = reading.wishes.find(({ from }) => from === to);
  }
  const isPart = next?.meanings.some(({ is }) => PARTS.has(is));
  return isPart ? next : undefined;
}
