import type { FabricId } from '../../../core/fabrics/fabric.ts';
import { isRegionOf, type PartId } from '../../../sketch/garments/part-ids.ts';
import { meaningOf, type OutfitMatch } from '../../../sketch/outfit/outfit-meaning.ts';
import type { OutfitReading } from '../../../sketch/outfit/read-outfit.ts';
import { unreadWishes } from '../../../sketch/outfit/unread-wishes.ts';
import { isNegated } from '../../../words/drop-negated.ts';
import type { BoundCloths } from './bind-cloths.ts';
import { CLOTH_ADJECTIVES } from './cloth-adjectives.ts';
import type { DrawnThings } from './drawn-things.ts';
import { isFringe } from './find-nouns.ts';

/** What a picture of a drawing shows. */
export type ShownClothes = {
  cloths: BoundCloths;
  drawn: DrawnThings;
  /** True where the drawing has a print or embroidery, which is carried over. */
  isPrinted: boolean;
  /** True where the parts of the drawing are known. */
  isMapped: boolean;
};

/**
 * Words about clothes that the picture does not answer: words without a meaning, colours and cloths
 * of things that are not drawn, patterns that no cloth shows, and details that the drawing has not.
 */
export function unreadOfClothes(words: OutfitReading, shown: ShownClothes): string[] {
  const { cloths, isPrinted } = shown;
  const isMissing = (match: OutfitMatch) =>
    cloths.unbound.has(match) ||
    OF_SKETCHES.has(match.phrase) ||
    isUndrawn(match, shown) ||
    (!isPrinted && !isLaid(match, shown) && isPattern(match, words, shown));
  const wishes = words.wishes.filter((match) => !isMissing(match));
  const refusals = words.refusals.filter((match) => !(isPrinted && isPrint(match)));
  const inNames = words.inNames.filter((match) => !isPrint(match) || isPrinted);
  const further = readPlaces(words, shown).map(fillerAt);
  const named = words.garments.filter(({ match }) => !cloths.unbound.has(match));
  const unread = unreadWishes(
    { ...words, wishes: [...wishes, ...further] },
    {
      pieces: named.map(({ id }) => ({ garment: { id } })),
      answered: new Set([...wishes, ...inNames, ...refusals]),
    },
  );
  return [...new Set([...unread, ...refusedWearers(words.tokens, shown)])];
}

const WEARERS: ReadonlySet<string> = new Set([
  'model',
  'models',
  'person',
  'people',
  'figure',
  'woman',
  'man',
  'body',
  'mannequin',
]);

/** "No model": the wearer of a drawing stays in its rendering. */
const refusedWearers = (tokens: readonly string[], { drawn }: ShownClothes): string[] =>
  drawn.hasShoes ? tokens.filter((word, at) => WEARERS.has(word) && isNegated(tokens, at)) : [];

/** Words that a sketch answers by itself, and a rendering does not. */
const OF_SKETCHES: ReadonlySet<string> = new Set([
  'red carpet',
  'hold',
  'holding',
  'office',
  'street style',
  'lined',
  'exposed',
  'walking towards us',
]);

/** Words about how a picture is looked at, which every picture answers. */
const SEEN: ReadonlySet<string> = new Set([
  'visible',
  'showing',
  'shown',
  'seen',
  'see',
  'who',
  'laid',
  'layered',
  'render',
  'rendered',
  'rendering',
  'realistic',
  'photorealistic',
]);

const fillerAt = (from: number): OutfitMatch => ({
  from,
  to: from + 1,
  phrase: '',
  plural: false,
  meanings: [{ is: 'filler' }],
});

/** Places of words that a cloth answers by its looks: "brushed" wool. */
function readPlaces({ tokens }: OutfitReading, { cloths }: ShownClothes): number[] {
  const fabrics = new Set<FabricId>([
    ...[cloths.shoes, ...cloths.accessories.values()].flatMap(({ fabric }) => fabric ?? []),
    ...cloths.wear.flatMap(({ wish }) => [
      ...(wish.fabric ? [wish.fabric] : []),
      ...[...wish.parts.values()].flatMap(({ fabric }) => fabric ?? []),
    ]),
  ]);
  const isLooks = (word: string) =>
    Object.hasOwn(CLOTH_ADJECTIVES, word) && CLOTH_ADJECTIVES[word].some((id) => fabrics.has(id));
  const isRead = (word: string) => SEEN.has(word) || isLooks(word);
  return [...cloths.read, ...[...tokens.keys()].filter((at) => isRead(tokens[at]))];
}

/** True for a pattern that is laid on plain cloth, and for the colours before it. */
const isLaid = (match: OutfitMatch, { cloths: { wear, prints } }: ShownClothes): boolean =>
  meaningOf(match, 'detail')?.detail !== 'embroidery' &&
  wear.some(({ wish }, at) => prints.has(at) && wish.answered.has(match));

const isPrint = (match: OutfitMatch): boolean =>
  meaningOf(match, 'print') !== undefined || meaningOf(match, 'detail')?.detail === 'embroidery';

/** A pattern, or a colour of one: "navy with white stripes". */
function isPattern(
  match: OutfitMatch,
  { wishes }: OutfitReading,
  { cloths }: ShownClothes,
): boolean {
  if (isPrint(match)) return true;
  if (!meaningOf(match, 'colour')) return false;
  const next = wishes.find(({ from }) => from === match.to);
  const isOfPrint =
    meaningOf(next, 'print') !== undefined || meaningOf(next, 'detail')?.detail === 'embroidery';
  const owner = cloths.wear.find(({ wish }) => wish.answered.has(match));
  const hasOther = wishes.some(
    (other) =>
      other.from < match.from && meaningOf(other, 'colour') && owner?.wish.answered.has(other),
  );
  return isOfPrint && (hasOther || owner === undefined);
}

/** Regions by which a drawing shows a detail. Details without an entry are strokes, which the drawing has or has not. */
const DETAIL_PARTS: Partial<Readonly<Record<string, readonly PartId[]>>> = {
  buttons: ['button'],
  zips: ['zip'],
  feathers: ['feather'],
  cuffs: ['cuff'],
  bow: ['bow'],
  epaulettes: ['epaulette'],
};

/** Traits of the person that a rendering cannot change: they are the drawing's. */
const PERSONAL: ReadonlySet<string> = new Set([
  'people',
  'age',
  'shape',
  'beard',
  'hair',
  'gaze',
  'pose',
]);

/** Regions by which a drawing shows a value of a cut. Values without an entry cannot be looked for. */
const CUT_PARTS: Partial<Readonly<Record<string, readonly PartId[]>>> = {
  hood: ['hood'],
  fur: ['collar', 'hood', 'edge'],
  belt: ['belt'],
  sash: ['belt'],
  obi: ['belt'],
  ruff: ['collar'],
  zip: ['zip'],
  toggles: ['button', 'frog'],
  frogs: ['frog', 'button'],
};

/** True for a detail of clothes or of the person that the drawing is known not to have. */
function isUndrawn(match: OutfitMatch, { cloths, drawn, isMapped }: ShownClothes): boolean {
  if (!isMapped) return false;
  const trait = meaningOf(match, 'trait')?.trait;
  if (isFringe(match) && cloths.fringes.size > 0) return false;
  if (trait && PERSONAL.has(trait)) return true;
  const detail = meaningOf(match, 'detail')?.detail;
  const hasRegion = (part: PartId) =>
    drawn.garments.some(({ parts }) => [...parts].some((region) => isRegionOf(part, region)));
  if (detail === 'train' || isTrain(match)) {
    return !drawn.garments.some(({ parts }) => parts.has('train'));
  }
  if (isBarefoot(match)) return drawn.hasShoes;
  if (isTiered(match)) return !drawn.garments.some(({ parts }) => parts.has('tier 1'));
  const value = match.meanings.flatMap((one) => (one.is === 'feature' ? [one.value] : []))[0];
  const parts = (detail && DETAIL_PARTS[detail]) ?? (value && CUT_PARTS[value]);
  return parts !== undefined && drawn.garments.length > 0 && !parts.some(hasRegion);
}

const isBarefoot = (match: OutfitMatch): boolean =>
  match.meanings.some((one) => one.is === 'trait' && one.id === 'barefoot');

const isTiered = (match: OutfitMatch): boolean =>
  match.meanings.some((one) => one.is === 'feature' && one.value === 'tiered');

const isTrain = (match: OutfitMatch): boolean =>
  match.meanings.some((one) => one.is === 'feature' && one.value === 'train');
