import { EngineError } from '@toile/engines';
import type { Kind } from '../core/kind.ts';
import { readPhoto } from './cache/read-photo.ts';
import { assertFits } from './subject/assert-fits.ts';
import { readMask } from './subject/read-mask.ts';
import { chooseWear } from './swap/choose-wear.ts';
import { fullSize } from './swap/full-size.ts';
import { scaledMask } from './swap/scaled-mask.ts';
import { swapGarment } from './swap/swap-garment.ts';

/**
 * The garment of a flat-lay on the person of a photo, in the size of the photo. Nothing outside the
 * mask changes. Throws a `refused` EngineError: no person, no garment, a mask that is blank or of
 * another size than the photo.
 */
export const swapGarmentKind: Kind = async ({ images }, draw) => {
  const { target, source, mask } = images;
  if (!target || !source || !mask) {
    throw new EngineError('refused', 'A photo, a mask and a flat-lay are needed', {
      reason: 'undecodable',
    });
  }
  const read = await readMask(mask);
  const person = await readPhoto(target);
  const { size, photo } = person;
  assertFits(read, size);
  const garment = await readPhoto(source);
  const swapped = await swapGarment({
    target: person,
    source: garment,
    sourceBytes: source,
    mask: await scaledMask(read, photo),
    wear: chooseWear(draw),
  });
  const data = await fullSize({
    original: target,
    size,
    mask: read.inside,
    from: photo,
    to: swapped.photo,
  });
  return { data, ...size, unread: [], choices: swapped.choices };
};
