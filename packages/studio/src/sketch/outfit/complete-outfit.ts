import { createRng, type Rng } from '../../core/rng.ts';
import { BREAK } from '../../words/tokens.ts';
import { TIE_IDS } from '../figure/accessories/neckwear.ts';
import type { BodyKind } from '../figure/body.ts';
import type { Garment, Place } from '../garments/garment.ts';
import { SUIT_JACKETS } from '../garments/suit-jackets.ts';
import type { Worn } from './gather-wish.ts';
import { meaningOf, type OutfitMatch } from './outfit-meaning.ts';
import type { OutfitReading } from './read-outfit.ts';
import { suitedGarments } from './suited-garments.ts';

type Ids = readonly string[];

/** What goes with a garment, likeliest first; by the garment's id, else by where it is worn. */
const BELOW: Readonly<Record<string, Ids>> = {
  blouse: ['trousers', 'skirt', 'trousers', 'jeans'],
  hoodie: ['joggers', 'cargo', 'jeans', 'shorts'],
  sweatshirt: ['joggers', 'jeans', 'cargo', 'leggings'],
  corset: ['trousers', 'skirt', 'jeans', 'skirt'],
  coat: ['trousers', 'trousers', 'jeans', 'skirt'],
  blazer: ['trousers', 'trousers', 'skirt', 'jeans'],
  upper: ['trousers', 'jeans', 'skirt', 'trousers'],
  outer: ['trousers', 'jeans', 'trousers', 'skirt'],
  kurta: ['trousers', 'leggings', 'palazzos', 'trousers'],
  tunic: ['leggings', 'trousers'],
  'sports-bra': ['leggings', 'joggers', 'leggings', 'shorts'],
  'tuxedo-jacket': ['trousers'],
  tailcoat: ['trousers'],
  'morning-coat': ['trousers'],
};
const ABOVE: Readonly<Record<string, Ids>> = {
  jeans: ['t-shirt', 'shirt', 'knit', 'blouse'],
  cargo: ['t-shirt', 'top', 'hoodie', 'knit'],
  joggers: ['sweatshirt', 'hoodie', 't-shirt', 't-shirt'],
  leggings: ['sweatshirt', 't-shirt', 'top', 'hoodie'],
  shorts: ['shirt', 't-shirt', 'top', 'blouse'],
  skirt: ['blouse', 'knit', 'top', 'shirt'],
  outer: ['shirt', 'knit', 't-shirt', 'top'],
  'tuxedo-jacket': ['shirt', 'shirt', 'blouse', 'shirt'],
  tailcoat: ['shirt'],
  'morning-coat': ['shirt'],
  sarong: ['crop-top', 'top', 'shirt', 'bralette'],
  lower: ['blouse', 'shirt', 'knit', 't-shirt'],
};
const UNASKED: Readonly<Record<BodyKind, Ids>> = {
  woman: ['dress', 'gown', 'trench', 'jumpsuit', 'blazer', 'coat', 'blouse'],
  man: ['blazer', 'overcoat', 'shirt', 'knit', 'bomber'],
  girl: ['dress', 'hoodie', 'coat', 'dungarees'],
  boy: ['hoodie', 't-shirt', 'bomber', 'shirt'],
};
/** What is worn in the warm half of the year where the prompt speaks of it and names no garment. */
const IN_SUMMER: Readonly<Record<BodyKind, Ids>> = {
  woman: ['sundress', 'slip-dress', 'jumpsuit', 'kaftan', 'dress', 'top'],
  man: ['shirt', 'polo', 't-shirt', 'shorts'],
  girl: ['sundress', 't-shirt', 'dungarees'],
  boy: ['t-shirt', 'shorts', 'polo'],
};
const SUMMERY: ReadonlySet<string> = new Set(['summer', 'beach', 'holiday', 'vacation', 'resort']);

const unaskedOf = ({ tokens }: OutfitReading, body: BodyKind): Ids =>
  tokens.some((token) => SUMMERY.has(token)) ? IN_SUMMER[body] : UNASKED[body];

/** Under a man's jacket of a suit. */
const UNDER_A_SUIT: Ids = ['shirt', 'shirt', 'knit', 'shirt'];
const NOT_FOR_MEN: ReadonlySet<string> = new Set([
  'skirt',
  'blouse',
  'top',
  'corset',
  'leggings',
  'palazzos',
  'crop-top',
  'bralette',
  'sports-bra',
]);

export type Wardrobe = ReadonlyMap<string, Garment>;
type Completing = {
  wardrobe: Wardrobe;
  body: BodyKind;
  seed: string;
  turn: number;
  /** Nothing is added to what is named: a technical flat shows that alone. */
  isAlone: boolean;
};

/** The garments that the prompt names, one for each place, and what a whole outfit needs besides. */
export function completeOutfit(reading: OutfitReading, all: Completing): Worn[] {
  const clues = { ...all, wardrobe: withoutRefused(all.wardrobe, reading) };
  const outfit = namedPieces(reading, all.wardrobe);
  const rng = createRng(`${clues.seed}|company`);
  if (outfit.length === 0) add(outfit, suitedIds(reading, clues), { ...clues, rng });
  if (clues.isAlone) return outfit;
  const has = (place: Place) => outfit.some(({ garment }) => garment.place === place);
  const top = outfit.find(({ garment }) => garment.place === 'upper' || garment.place === 'outer');
  if (!has('full') && !has('lower')) add(outfit, companyOf(BELOW, top), { ...clues, rng });
  if (!has('full') && !has('upper') && !isBareBelow(reading, outfit, clues.body)) {
    const other = outfit.find(({ garment }) => garment.place === 'outer') ?? outfit[0];
    const hasJacket = outfit.some(({ garment }) => SUIT_JACKETS.has(garment.id));
    const isMansSuit = clues.body === 'man' && hasJacket;
    const isDressCoat = hasJacket && outfit.every(({ garment }) => garment.id !== 'blazer');
    const isEvening =
      isDressCoat || reading.garments.some(({ id, colour }) => id === other.garment.id && colour);
    const isTied = TIE_IDS.has(reading.traits.get('accessory') ?? '');
    const suited = isEvening ? ['shirt'] : UNDER_A_SUIT;
    const company = isMansSuit ? suited : companyOf(ABOVE, other);
    add(outfit, isTied ? ['shirt'] : company, { ...clues, rng });
  }
  return outfit;
}

const SHIRTS: ReadonlySet<string> = new Set(['shirt', 'top', 'blouse', 't-shirt']);

/** Whether a jacket is to be worn on the skin: "tuxedo jacket, no shirt". */
function isBareBelow(
  { refusals }: OutfitReading,
  outfit: readonly Worn[],
  body: BodyKind,
): boolean {
  const isGrown = body === 'woman' || body === 'man';
  const hasJacket = outfit.some(({ garment }) => SUIT_JACKETS.has(garment.id));
  const ids = refusals.map((match) => meaningOf(match, 'garment')?.id ?? '');
  return isGrown && hasJacket && ids.some((id) => SHIRTS.has(id));
}

/** What is worn where the prompt names no garment, and suits what it says of one. */
function suitedIds(reading: OutfitReading, { wardrobe, body }: Completing): Ids {
  const usual = unaskedOf(reading, body).flatMap((id) => wardrobe.get(id) ?? []);
  return suitedGarments(usual, reading).map(({ id }) => id);
}

/** Without what the prompt does not want: "skirt, no blouse". */
function withoutRefused(wardrobe: Wardrobe, { refusals }: OutfitReading): Wardrobe {
  const refused = new Set(refusals.map((match) => meaningOf(match, 'garment')?.id));
  return new Map([...wardrobe].filter(([id]) => !refused.has(id)));
}

/**
 * The first garment named for each place; a dress leaves no place for tops, skirts and trousers.
 * A suit's own trousers give way to shorts or a skirt that are named with it.
 */
function namedPieces({ garments, tokens }: OutfitReading, wardrobe: Wardrobe): Worn[] {
  const outfit: Worn[] = [];
  const isFree = ({ id, place }: Garment, from: number) =>
    outfit.every(({ garment }) => garment.place !== place) &&
    (place === 'outer' ||
      (place === 'lower' && outfit.some(({ garment }) => SWIMWEAR.has(garment.id))) ||
      (SWIMWEAR.has(id) &&
        outfit.every(({ garment }) => garment.place === 'outer' || garment.place === 'lower')) ||
      outfit.every(({ garment }) =>
        place === 'full' ? garment.place === 'outer' : garment.place !== 'full',
      ) ||
      outfit.every(
        (one) => one.garment.place === 'outer' || isLayered(one, { place, from, tokens }),
      ));
  const isOfSet = (match: OutfitMatch) => meaningOf(match, 'set') !== undefined;
  const isReplaced = (place: Place) =>
    garments.some(({ id, match }) => !isOfSet(match) && wardrobe.get(id)?.place === place);
  for (const { id, match } of garments) {
    const garment = wardrobe.get(id);
    if (!garment || (isOfSet(match) && isReplaced(garment.place))) continue;
    const isOverVest =
      SUIT_JACKETS.has(garment.id) && outfit.some((one) => one.garment.id === 'vest');
    const isOpen = isFree(garment, match.from);
    const layered = isOpen || isOverVest ? undefined : layersOf(outfit, garment);
    if (layered && liesOver(tokens, layered.over, match)) {
      layered.over.isOpen = true;
      outfit.push({ garment, from: match.from, isInner: true });
    } else if (!layered && (isOpen || isOverVest || isOverAll(garment, outfit))) {
      outfit.push({ garment, from: match.from });
    }
  }
  return outfit;
}

type Layer = { place: Place; from: number; tokens: readonly string[] };

/** "A jumper over a slip dress", "a slip dress under a jumper": a top and a dress that the words lay over one another. */
function isLayered({ garment, from: at }: Worn, { place, from, tokens }: Layer): boolean {
  if (at === undefined) return false;
  const isPair =
    (garment.place === 'upper' && place === 'full') ||
    (garment.place === 'full' && place === 'upper');
  const between = new Set(tokens.slice(at, from));
  const word = place === 'full' ? 'over' : 'under';
  return isPair && between.has(word) && !between.has(BREAK);
}

/** An apron is tied over whatever else is worn. */
const isOverAll = ({ id }: Garment, outfit: readonly Worn[]): boolean =>
  id === 'apron' && outfit.every(({ garment }) => garment.id !== id);

/** What a skirt is tied over. */
const SWIMWEAR: ReadonlySet<string> = new Set(['swimsuit', 'bikini', 'tankini']);

/** What can be worn under an open shirt. */
const INNER: ReadonlySet<string> = new Set(['top', 't-shirt', 'knit']);
const OVER_INNER: ReadonlySet<string> = new Set(['shirt']);

/** The shirt that an undershirt may go below: "shirt over a white tank top". */
function layersOf(outfit: readonly Worn[], inner: Garment): { over: Worn } | undefined {
  const over = outfit.find(({ garment }) => OVER_INNER.has(garment.id));
  const hasInner = outfit.some(({ isInner }) => isInner);
  return over && INNER.has(inner.id) && !hasInner ? { over } : undefined;
}

const liesOver = (tokens: readonly string[], over: Worn, { from }: OutfitMatch): boolean =>
  over.from !== undefined && tokens.slice(over.from, from).some((token) => token === 'over');

const companyOf = (table: Readonly<Record<string, Ids>>, to: Worn | undefined): Ids =>
  to ? (table[to.garment.id] ?? table[to.garment.place] ?? []) : [];

function add(
  outfit: Worn[],
  ids: Ids,
  { wardrobe, body, turn, rng }: Completing & { rng: Rng },
): void {
  const isWorn = (id: string) => body === 'woman' || body === 'girl' || !NOT_FOR_MEN.has(id);
  const known = ids.filter(isWorn).flatMap((id) => wardrobe.get(id) ?? []);
  if (known.length === 0) return;
  const start = rng.int(0, known.length - 1);
  outfit.push({ garment: known[(start + turn) % known.length] });
}
