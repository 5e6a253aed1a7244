import type { Length, Sleeve } from '../garments/features.ts';
import type { Place } from '../garments/garment.ts';
import type { PartId } from '../garments/part-ids.ts';
import { SUIT_JACKETS } from '../garments/suit-jackets.ts';
import type { Wish, Worn } from './gather-wish.ts';

/** Lengths of what is worn on top that leave a skirt or trousers to be seen. */
const SHORT: readonly Length[] = ['hip', 'waist', 'micro', 'cropped'];

/**
 * Settles cuts that the prompt leaves open so that what it names is seen: a coat stands open over
 * a shirt that is named, a cardigan ends above a skirt, a top is tucked in where a belt is.
 */
export function showNamed(wishes: readonly Wish[], outfit: readonly Worn[]): void {
  const indexOf = (place: Place) => outfit.findIndex(({ garment }) => garment.place === place);
  const [outer, upper, lower, full] = (['outer', 'upper', 'lower', 'full'] as const).map(indexOf);
  const isNamed = (i: number) => outfit[i]?.from !== undefined;
  const isWaistAsked = isNamed(lower) && asksForWaist(wishes[lower]);
  if (outer >= 0 && (isNamed(upper) || isNamed(full) || isWaistAsked))
    openOver(
      wishes[outer],
      outfit[outer],
      isWaistAsked || (isNamed(upper) && isLow(outfit[upper])),
    );
  if (outer >= 0 && wishes[outer].parts.has('lining')) openOver(wishes[outer], outfit[outer], true);
  if (outer >= 0 && upper < 0 && outfit.every(({ garment }) => garment.place !== 'full')) {
    wishes[outer].refusedValues.add('closure open');
  }
  if (outer >= 0 && hasSleeves(outfit[outer])) {
    for (const i of [upper, full].filter((at) => at >= 0)) narrowSleeves(wishes[i]);
  }
  if (outer >= 0 && isNamed(lower)) shorten(wishes[outer], outfit[outer], SHORT);
  if (isWaistAsked && upper >= 0) {
    shorten(wishes[upper], outfit[upper], aboveBelt(outfit[upper]));
    wishes[upper].refusedValues.add('waist peplum');
  }
}

/** The lengths of a top that leave a belt to be seen: knits end above it, the others are tucked in. */
const aboveBelt = ({ garment }: Worn): readonly Length[] =>
  garment.options.length?.includes('cropped') ? ['cropped', 'waist'] : ['waist'];

/** Whether a skirt or trousers have something at the waist that a top would hide. */
const asksForWaist = ({ features, details, parts }: Wish): boolean =>
  features.waist !== undefined ||
  details.has('pleats') ||
  details.has('paperbag') ||
  details.has('zips') ||
  AT_WAIST.some((part) => parts.has(part));

const AT_WAIST: readonly PartId[] = ['belt', 'buckle', 'waistband', 'cord'];

function openOver(
  { features, mentioned, details }: Wish,
  { garment }: Worn,
  isOfSuits: boolean,
): void {
  // Over a top that no closed jacket shows, buttons lie on the edge of the open front.
  const isButtoned = features.closure === 'buttons' || details.has('buttons');
  const isFree = features.closure === undefined || features.closure === 'buttons';
  if (isOfSuits && isButtoned && isFree && garment.options.closure?.includes('open')) {
    details.add('buttons');
    features.closure = 'open';
    return;
  }
  const isSaid = isButtoned || features.closure !== undefined || mentioned.has('closure');
  if (isSaid || (!isOfSuits && SUIT_JACKETS.has(garment.id))) return;
  if (garment.options.closure?.includes('open')) features.closure = 'open';
}

/** Tops that no closed jacket shows: they have no collar and end low. */
const LOW: ReadonlySet<string> = new Set([
  'top',
  't-shirt',
  'crop-top',
  'tube-top',
  'halter-top',
  'bralette',
  'bustier',
  'corset',
  'sports-bra',
]);
const isLow = ({ garment }: Worn): boolean => LOW.has(garment.id);

const hasSleeves = ({ garment }: Worn): boolean =>
  garment.options.sleeve?.some((sleeve) => sleeve !== 'none') ?? false;

/** Sleeves that no coat has room for. */
const FULL_SLEEVES: readonly Sleeve[] = [
  'flutter',
  'puff',
  'bishop',
  'balloon',
  'bell',
  'leg-of-mutton',
  'kimono',
];

/** Gives up the sleeves that would show through the coat worn over them, where the prompt leaves them open. */
function narrowSleeves(wish: Wish): void {
  for (const sleeve of FULL_SLEEVES) wish.refusedValues.add(`sleeve ${sleeve}`);
}

/** Gives up the lengths of a garment but some, where the prompt leaves its length open. */
function shorten(wish: Wish, { garment }: Worn, lengths: readonly Length[]): void {
  const all = garment.options.length ?? [];
  if (wish.features.length !== undefined || !all.some((one) => lengths.includes(one))) return;
  for (const one of all) if (!lengths.includes(one)) wish.refusedValues.add(`length ${one}`);
}
