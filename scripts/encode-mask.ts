import sharp from 'sharp';

/** A mask of 0 and 1 as a PNG: white where it is 1. */
export const encodeMask = (
  mask: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<Buffer> =>
  sharp(
    mask.map((on) => on * 255),
    { raw: { width, height, channels: 1 } },
  )
    .toColourspace('b-w')
    .png()
    .toBuffer();
