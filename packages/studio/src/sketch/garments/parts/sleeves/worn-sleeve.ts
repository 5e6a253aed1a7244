import type { Sleeve } from '../../features.ts';
import type { DressContext } from '../../garment.ts';
import { isSnug } from '../top-room.ts';
import { SLEEVE_FORMS } from './sleeve-forms.ts';

/** Under a coat's long sleeves (a jacket's, where a waistcoat is worn as well) no others are seen; under shorter ones slim sleeves are worn. */
export function wornSleeve({ piece, outfit }: DressContext): { sleeve: Sleeve; isBare: boolean } {
  const { sleeve } = piece.design;
  const coat = outfit.findLast(({ garment }) => garment.place === 'outer');
  const over =
    coat && piece.garment.place === 'upper' ? SLEEVE_FORMS[coat.design.sleeve] : undefined;
  if (!over || sleeve === 'none') return { sleeve, isBare: isSnug(piece.design) };
  if (over.end > 0.9) return { sleeve: 'none', isBare: true };
  return { sleeve: (SLEEVE_FORMS[sleeve]?.end ?? 0) > 0.9 ? 'long' : 'none', isBare: true };
}
