import { BLANK_MASK_PIXELS } from '@toile/contract';
import { EngineError } from '@toile/engines';
import { paintHighlight } from '@toile/raster';
import type { PixelSize } from '@toile/tools';
import sharp from 'sharp';
import { fitPicture, SAME_SHAPE } from './fit-picture.ts';

/** Brightness (0 to 255) above which a pixel of a vendor's mask is selected. */
const BRIGHT = 127;

/**
 * A vendor's mask, white where selected, as the product's own masks are: the highlight, see-through
 * elsewhere, in the size of its photo.
 * @throws EngineError `failed` as `fitPicture` does, and for a mask of nothing or of everything.
 */
export async function maskAnswer(
  vendor: string,
  bytes: Uint8Array,
  size: PixelSize,
): Promise<Uint8Array> {
  const png = await fitPicture(vendor, bytes, { ...size, furthestRatio: SAME_SHAPE });
  const { data, info } = await sharp(png)
    .flatten({ background: '#000' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const mask = new Uint8Array(info.width * info.height);
  let selected = 0;
  for (let i = 0; i < mask.length; i += 1) {
    if ((data[i * info.channels] ?? 0) <= BRIGHT) continue;
    mask[i] = 1;
    selected += 1;
  }
  if (selected <= BLANK_MASK_PIXELS || mask.length - selected <= BLANK_MASK_PIXELS) {
    throw new EngineError('failed', `${vendor} selected ${selected} of ${mask.length} pixels`);
  }
  const { width, height } = info;
  return sharp(paintHighlight(mask), { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}
