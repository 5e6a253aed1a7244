import type { PixelSize } from '@toile/tools';
import type { BodyFrame } from '../parse/body-frame.ts';
import { PART } from '../parts/parts.ts';
import type { Superpixels } from '../superpixels/superpixels.ts';
import { dotsOnLines } from './dots-on-lines.ts';
import { dropOutside } from './drop-outside.ts';
import { dropSlippedGroups, isPersonMeant } from './drop-strays.ts';
import { type DotGroup, groupGarments } from './group-garments.ts';
import { isPointed } from './is-pointed.ts';
import { isWithin } from './is-within.ts';
import { overshootPx } from './overshoot-px.ts';
import type { PlacedDot } from './placed-dot.ts';

/** Extent of a selection: the whole subject, garments, or a region of one colour. */
export type Extent = 'subject' | 'garment' | 'region';

/** The extent that dots select, and the dots behind it: one group for each garment, else one group. */
export type Wish = { extent: Extent; groups: readonly DotGroup[] };

/** A photo as far as the meaning of dots depends on it. */
export type DottedPhoto = {
  size: PixelSize;
  pieces: Superpixels;
  frame: BodyFrame;
  isPerson: boolean;
  /** Test for a pixel of the subject. */
  isSubject: (i: number) => boolean;
  /** Test for a pixel of the garment that the dots of a group select. */
  isSelected: (group: DotGroup, i: number) => boolean;
};

/**
 * Extent of wanted dots: the colour of the ground where most dots are on it; the whole of a subject
 * that is no person; the garments under the dots; the whole person where any dot is on skin or hair
 * too, unless that dot is a slip of the hand.
 */
export function chooseExtent(dots: readonly PlacedDot[], photo: DottedPhoto): Wish {
  const { size, pieces, frame, isSubject, isSelected } = photo;
  const reach = { reachPx: overshootPx(size, frame), size };
  const kept = dropOutside(dots, (dot) => isWithin(dot, reach, isSubject));
  if (kept.some(({ isInSubject }) => !isInSubject)) return { extent: 'region', groups: [kept] };
  const subject: Wish = { extent: 'subject', groups: [kept] };
  if (!photo.isPerson) return subject;
  const garments = groupGarments(kept, pieces);
  if (garments.length === 0) return subject;
  const isNear = (dot: PlacedDot, groups: readonly DotGroup[]) =>
    isWithin(dot, reach, (i) => groups.some((group) => isSelected(group, i)));
  const body = kept.filter(({ part }) => part === PART.skin || part === PART.hair);
  const drawn = dotsOnLines(dots);
  const isMeant = (dot: PlacedDot, groups: readonly DotGroup[]) => {
    const isGarment = (i: number) => groups.some((group) => isSelected(group, i));
    const around = { size, overshootPx: reach.reachPx, isGarment, isSubject };
    return !drawn.has(dot) && isPointed(dot, around);
  };
  const isOnHead = (dot: PlacedDot) => dot.part === PART.hair || isAtFace(dot, frame);
  if (isPersonMeant(body, garments, { isNear, isOnHead, isMeant })) return subject;
  return { extent: 'garment', groups: dropSlippedGroups(garments, { isNear, isMeant }) };
}

/** Reach of a face from its middle, in half widths of the face. */
const FACE_REACH = 1.7;

const isAtFace = ({ x, y }: PlacedDot, { head, facePx, isFaceSeen }: BodyFrame): boolean =>
  isFaceSeen && Math.hypot(x - head.x, y - head.y) < facePx * FACE_REACH;
