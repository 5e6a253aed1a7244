import type { Kind } from '../core/kind.ts';
import { chooseWear } from './swap/choose-wear.ts';
import { fullSize } from './swap/full-size.ts';
import { readSwap } from './swap/read-swap.ts';
import { swapGarment } from './swap/swap-garment.ts';

/**
 * The garment of a flat-lay on the person of a photo, in the size of the photo. Nothing outside the
 * mask changes. Throws a `refused` EngineError: no person, no garment, a mask that is blank or of
 * another size than the photo.
 */
export const swapGarmentKind: Kind = async ({ images }, draw) => {
  const { original, marked, order } = await readSwap(images);
  const { size, photo } = order.target;
  const swapped = await swapGarment({ ...order, wear: chooseWear(draw) });
  const data = await fullSize({
    original,
    size,
    mask: marked.inside,
    ...(marked.levels && { levels: marked.levels }),
    from: photo,
    to: swapped.photo,
  });
  return { data, ...size, unread: [], choices: swapped.choices };
};
