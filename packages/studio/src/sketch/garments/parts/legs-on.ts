import { adjust, type Hex, isDark, mix } from '../../../core/colour.ts';
import type { Point } from '../../../core/scene/point.ts';
import type { Piece } from '../garment.ts';
import type { LegShape } from './legs-shape.ts';

/** Places on a leg counted from the outer seam (0) to the inner one (1), and down. */
export type OnLeg = (fromOuter: number, v: number) => Point;

/** Counts places from the outer seam whichever leg it is; a patch counts from the viewer's left. */
export const onLeg = (shape: LegShape): OnLeg =>
  shape.side === 'left' ? shape.patch : (u, v) => shape.patch(1 - u, v);

/** Colour of a garment's visible stitches: named, or one that shows on its cloth. */
export const threadOf = ({ colour, thread }: Piece): Hex => thread ?? threadOn(colour);

const threadOn = (cloth: Hex): Hex =>
  isDark(cloth) ? mix(cloth, '#d9a45b', 0.75) : adjust(cloth, -0.28);
