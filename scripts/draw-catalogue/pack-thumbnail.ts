import sharp from 'sharp';

/** Side of a picture of the catalogue, in pixels: twice what it has on a telephone's screen. */
const SIDE_PX = 160;
/** Largest file: the whole catalogue stays under 1.5 MB. */
const MOST_BYTES = 3600;
const QUALITIES = [76, 66, 56, 46, 36, 28, 20, 12];

/** A square picture as WebP, at the best quality whose file is small enough. */
export async function packThumbnail(png: Uint8Array): Promise<Buffer> {
  const small = await sharp(png)
    .flatten()
    .resize(SIDE_PX, SIDE_PX, { fit: 'cover' })
    .png()
    .toBuffer();
  let webp = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    webp = await sharp(small).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (webp.length <= MOST_BYTES) return webp;
  }
  return webp;
}
