import type { ParsedPerson } from '../parse/parse-person.ts';
import type { Superpixels } from '../superpixels/superpixels.ts';
import type { Dot } from './dots.ts';

/** A dot and what lies under it. */
export type PlacedDot = Dot & {
  piece: number;
  /** Of the piece, see PARTS. */
  part: number;
  isInSubject: boolean;
};

/** Least share of the subject in a superpixel: with less it belongs to the ground. */
const LEAST_PART = 0.4;

/** Dots with the pieces of the photo under them. */
export const placeDots = (
  dots: readonly Dot[],
  { ids, width, subject }: Superpixels,
  { parts }: Pick<ParsedPerson, 'parts'>,
): PlacedDot[] =>
  dots.map(({ x, y }) => {
    const piece = ids[y * width + x];
    return { x, y, piece, part: parts[piece], isInSubject: subject[piece] > LEAST_PART };
  });
