import sharp from 'sharp';
import type { UploadCase } from '../../apps/server/src/testing/uploads/upload-case.ts';
import type { Way } from './try-upload.ts';

/** Cases whose run is drawn to its end; for the others acceptance is enough. */
const DRAWN = /^(kind|metadata|marker|size): /;

const PATTERN = { ai_model: 'pattern-to-image', text_prompt: 'wrap dress' };

/** A mask of a picture's size that selects its middle. */
async function paintMask({ width, height }: { width: number; height: number }): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const isInside = y > height / 8;
    data.fill(isInside ? 255 : 0, (y * width + (width >> 2)) * 4, (y * width + (width >> 1)) * 4);
  }
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

/** Ways to send a file: as a cloth and, where its size is known, as a photo with a mask. */
export async function waysOf({ name, wanted, size }: UploadCase): Promise<Way[]> {
  const isDrawn = wanted === 'taken' && DRAWN.test(name);
  const asCloth: Way = { name: 'as a cloth', field: 'source_image', fields: PATTERN, isDrawn };
  if (!size) return [asCloth];
  const fields = {
    ai_model: 'create-background',
    text_prompt: 'sunny beach',
    binary_mask_image: await paintMask(size),
  };
  const asPhoto: Way = { name: 'as a photo', field: 'original_target_image', fields, isDrawn };
  return [asCloth, asPhoto];
}
