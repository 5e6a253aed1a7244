import sharp from 'sharp';

/** Pixels of four bytes, row by row, without transparency. */
export type OpaquePixels = { data: Uint8ClampedArray; width: number; height: number };

type Pixels = OpaquePixels & {
  /** True where the fourth byte is alpha; otherwise it is left out. */
  isSeeThrough?: boolean;
};

/** Encodes a finished picture as an sRGB PNG, in the thread that it has. */
export async function encodePng({
  data,
  width,
  height,
  isSeeThrough = false,
}: Pixels): Promise<Uint8Array> {
  const pixels = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  const image = sharp(pixels, { raw: { width, height, channels: 4 } });
  const png = await (isSeeThrough ? image : image.removeAlpha())
    .png({ compressionLevel: 6 })
    .toBuffer();
  return new Uint8Array(png);
}
