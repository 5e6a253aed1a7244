import type { PhotoReading } from '../open-reading.ts';
import { colourGap } from '../parse/colour-model.ts';
import { LABEL } from '../parse/labels.ts';
import { type ClothPiece, clothPieces, meanColour } from './cloth-pieces.ts';
import type { Worn } from './find-garment.ts';
import { isOtherCloth, otherPart } from './is-other-colour.ts';
import type { Wish } from './read-wish.ts';
import { refusedWish } from './refuse-wish.ts';

/** The clothes of a person that a run is about. */
export type WornChoice = {
  worn: Worn;
  /** Above and below the waist the clothes have one colour: they may be one garment. */
  isAlike: boolean;
};

/** Least area of a garment, as a share of the other one's: a smaller area is a wrongly labelled rest of the other. */
const REST = 0.06;

/** Distances of two mean colours (CIE Lab): below `ALIKE` they may be one cloth, above `UNLIKE` they are two. */
const ALIKE = 8;
const UNLIKE = 30;

/**
 * The garment of a person that is meant: by the type that was set, else by the prompt's word, else
 * by its colour, else the largest. Throws a `refused` EngineError where the photo contradicts the
 * prompt: 'no-garment-named', 'garment-type', 'garment-one-piece', 'garment-two-pieces', 'garment-colour'.
 */
export async function chooseWorn(
  reading: PhotoReading,
  wish: Wish,
  type?: Worn,
): Promise<WornChoice> {
  const clothes = await clothesOf(reading);
  checkNamed(wish, type);
  if (isOtherType(wish, clothes, type)) throw refusedWish('garment-type');
  const { garment, colours } = wish;
  const wanted = type ?? garment?.worn ?? byColour(wish, clothes);
  const worn = wornAs(wanted, clothes);
  const isPartNamed = garment?.worn === 'upper' && !garment.isOuter;
  if (clothes.isOnePiece && (wanted === 'lower' || isPartNamed)) {
    throw refusedWish('garment-one-piece');
  }
  // Whoever sets the type to a whole body means a dress in two colours.
  if (worn === 'full' && !type && isOneGarment(wish) && clothes.isUnlike) {
    throw refusedWish('garment-two-pieces');
  }
  if (isOtherCloth(colours, clothOf(worn, clothes))) throw refusedWish('garment-colour');
  return { worn, isAlike: clothes.isAlike };
}

/** Throws a `refused` EngineError, 'no-garment-named', where neither words nor type say what is meant. */
export function checkNamed({ garment, colours, unread }: Wish, type?: Worn): void {
  const isSaid = garment !== undefined || type !== undefined || colours.length > 0;
  if (!isSaid && unread.length > 0) throw refusedWish('no-garment-named');
}

/** A dress or a jumpsuit; "outfit" is no garment. */
const isOneGarment = ({ garment }: Wish) =>
  garment?.worn === 'full' && garment.isLegged !== undefined;

type Clothes = {
  upper: ClothPiece[];
  lower: ClothPiece[];
  isOnePiece: boolean;
  isAlike: boolean;
  isUnlike: boolean;
  larger: Worn;
  /** The garment that "full" means for this person: the larger one where the other is a rest of it. */
  whole: Worn;
};

async function clothesOf(reading: PhotoReading): Promise<Clothes> {
  const pieces = await reading.superpixels();
  const { labels, seeds } = await reading.person();
  const [upper, lower] = [LABEL.upper, LABEL.lower].map((label) =>
    clothPieces(pieces, (k) => labels[k] === label),
  );
  const [above, below] = [areaOf(upper), areaOf(lower)];
  const isOnePiece = seeds.isOnePiece && below < above * REST;
  const [one, other] = [meanColour(upper), meanColour(lower)];
  const gap = one && other && colourGap(one, other);
  const isAlike = gap !== undefined && gap < ALIKE;
  const isUnlike = gap !== undefined && gap > UNLIKE;
  const larger: Worn = above >= below ? 'upper' : 'lower';
  const both: Worn = 'full';
  const whole = Math.min(above, below) < Math.max(above, below) * REST ? larger : both;
  return { upper, lower, isOnePiece, isAlike, isUnlike, larger, whole };
}

const areaOf = (cloth: readonly ClothPiece[]) => cloth.reduce((sum, { areaPx }) => sum + areaPx, 0);

/** Least difference between two garments' shares of other colours from which the named colour decides. */
const UNLIKELY = 0.3;

/** The garment that can have the named colour; else the larger one, or the only one. */
function byColour({ colours }: Wish, { isOnePiece, upper, lower, larger }: Clothes): Worn {
  if (isOnePiece) return 'full';
  const more = otherPart(colours, lower) - otherPart(colours, upper);
  if (Math.abs(more) < UNLIKELY) return larger;
  return more > 0 ? 'upper' : 'lower';
}

function wornAs(wanted: Worn, { isOnePiece, whole }: Clothes): Worn {
  if (isOnePiece) return 'upper';
  return wanted === 'full' ? whole : wanted;
}

const clothOf = (worn: Worn, { upper, lower }: Clothes) =>
  ({ upper, lower, full: [...upper, ...lower] })[worn];

/** Contradiction between the type and the word. A coat fits "upper" and "full"; a dress may be asked for as a top. */
function isOtherType({ garment }: Wish, { isOnePiece }: Clothes, type?: Worn): boolean {
  if (!garment || !type || garment.worn === type) return false;
  if (garment.isOuter) return type === 'lower';
  return !(garment.worn === 'full' && isOnePiece && type === 'upper');
}
