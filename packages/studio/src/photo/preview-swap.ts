import type { PixelSize } from '@toile/tools';
import sharp from 'sharp';
import type { Drawn, Kind } from '../core/kind.ts';
import type { Photo } from '../core/photo.ts';
import { chooseWear } from './swap/choose-wear.ts';
import { swapDoubts } from './swap/doubts/swap-doubts.ts';
import { readSwap } from './swap/read-swap.ts';
import { swapGarment } from './swap/swap-garment.ts';

/** Longest side of a preview, in pixels. */
const LONGEST_PX = 512;

/**
 * The first picture of a swap, small, with doubts about the fit. Throws a `refused` EngineError as
 * the swap itself does.
 */
export const previewSwapKind: Kind = async ({ images }, draw) => {
  const { order } = await readSwap(images);
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
