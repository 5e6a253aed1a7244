import type { Photo } from '../../core/photo.ts';
import type { Superpixels } from '../superpixels/superpixels.ts';
import { readFlatLay } from '../swap/source/read-flat-lay.ts';
import { clothPieces } from './cloth-pieces.ts';
import type { Worn } from './find-garment.ts';
import { isOtherCloth } from './is-other-colour.ts';
import type { Wish } from './read-wish.ts';
import { refusedWish } from './refuse-wish.ts';

type Alone = {
  pieces: Superpixels;
  /** Alpha of the garment, one byte a pixel, 0–255. */
  levels: Uint8Array;
  photo: Photo;
  type?: Worn;
};

/**
 * Throws a `refused` EngineError where a garment that nobody wears surely is another than the one
 * that is named: 'garment-sleeved', 'garment-colour'.
 */
export function checkAlone(
  { garment, colours }: Wish,
  { pieces, levels, photo, type }: Alone,
): void {
  if (garment?.worn === 'lower' || type === 'lower') {
    const { isLegs, sleeves } = readFlatLay({ photo, alpha: levels });
    if (!isLegs && sleeves.some((sleeve) => sleeve)) throw refusedWish('garment-sleeved');
  }
  if (
    isOtherCloth(
      colours,
      clothPieces(pieces, () => true),
    )
  )
    throw refusedWish('garment-colour');
}
