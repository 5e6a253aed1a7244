import { EngineError } from '@toile/engines';
import type { PixelSize } from '@toile/tools';
import sharp from 'sharp';
import type { Drawn, Kind } from '../core/kind.ts';
import type { Photo } from '../core/photo.ts';
import { readPhoto } from './cache/read-photo.ts';
import { assertFits } from './subject/assert-fits.ts';
import { readMask } from './subject/read-mask.ts';
import { chooseWear } from './swap/choose-wear.ts';
import { swapDoubts } from './swap/doubts/swap-doubts.ts';
import { scaledMask } from './swap/scaled-mask.ts';
import { swapGarment } from './swap/swap-garment.ts';

/** Longest side of a preview, in pixels. */
const LONGEST_PX = 512;

/**
 * The first picture of a swap, small, with doubts about the fit. Throws a `refused` EngineError as
 * the swap itself does.
 */
export const previewSwapKind: Kind = async ({ images }, draw) => {
  const { target, source, mask } = images;
  if (!target || !source || !mask) {
    throw new EngineError('refused', 'A photo, a mask and a flat-lay are needed', {
      reason: 'undecodable',
    });
  }
  const read = await readMask(mask);
  const person = await readPhoto(target);
  assertFits(read, person.size);
  const order = {
    target: person,
    source: await readPhoto(source),
    sourceBytes: source,
    mask: await scaledMask(read, person.photo),
  };
  const { photo, choices } = await swapGarment({ ...order, wear: chooseWear(draw) });
  return { ...(await reduced(photo)), unread: [], choices, doubts: await swapDoubts(order) };
};

async function reduced({ rgb, width, height }: Photo): Promise<PixelSize & Pick<Drawn, 'data'>> {
  const { data, info } = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .resize(LONGEST_PX, LONGEST_PX, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}
