import { PICTURE_MIN_SIDE_PX } from '@toile/contract';
import { EngineError } from '@toile/engines';
import type { PixelSize } from '@toile/tools';
import sharp from 'sharp';

/** Red, green and blue from 0 to 1, pixel by pixel. */
export type Picture = PixelSize & { rgb: Float32Array };

/**
 * Decodes an upload and fits it whole into the page, on paper of the colour of its own margin.
 * Throws a `refused` EngineError: 'undecodable', 'too-small'.
 */
export async function readPicture(bytes: Uint8Array, size: PixelSize): Promise<Picture> {
  const { data, info } = await decode(bytes, size);
  const rgb = new Float32Array(size.width * size.height * 3);
  const paper = marginColour(data, info);
  const left = Math.floor((size.width - info.width) / 2);
  const top = Math.floor((size.height - info.height) / 2);
  for (let i = 0; i < rgb.length; i += 1) rgb[i] = paper[i % 3];
  for (let y = 0; y < info.height; y += 1) {
    let to = ((y + top) * size.width + left) * 3;
    for (let i = y * info.width * 3; i < (y + 1) * info.width * 3; i += 1, to += 1) {
      rgb[to] = data[i] / 255;
    }
  }
  return { ...size, rgb };
}

async function decode(bytes: Uint8Array, size: PixelSize) {
  try {
    const image = sharp(bytes, { limitInputPixels: 80_000_000 });
    const { width, height } = await image.metadata();
    if (Math.min(width, height) < PICTURE_MIN_SIDE_PX) throw tooSmall(width, height);
    return await image
      .rotate()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .removeAlpha()
      .resize(size.width, size.height, { fit: 'inside' })
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    if (cause instanceof EngineError) throw cause;
    throw new EngineError('refused', 'The sketch cannot be decoded', {
      reason: 'undecodable',
      cause,
    });
  }
}

const tooSmall = (width: number, height: number) =>
  new EngineError('refused', `A sketch of ${width} × ${height} pixels`, { reason: 'too-small' });

/** The median colour of the outermost pixels. */
function marginColour(data: Buffer, { width, height }: PixelSize): [number, number, number] {
  const found: [number[], number[], number[]] = [[], [], []];
  const take = (x: number, y: number) => {
    for (const c of [0, 1, 2] as const) found[c].push(data[(y * width + x) * 3 + c]);
  };
  for (let x = 0; x < width; x += 4) {
    take(x, 2);
    take(x, height - 3);
  }
  for (let y = 0; y < height; y += 4) {
    take(2, y);
    take(width - 3, y);
  }
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] / 255;
  return [median(found[0]), median(found[1]), median(found[2])];
}
