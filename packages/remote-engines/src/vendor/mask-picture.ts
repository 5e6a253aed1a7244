import { EngineError } from '@toile/engines';
import sharp from 'sharp';

/** Alpha above which a pixel of a mask counts as marked (highlights have 125). */
const ALPHA_CUT = 60;
const GREY_CUT = 127;

/**
 * Meaning of a mask's pixels for a vendor:
 * `white-is-marked` a grey picture; `transparent-is-marked` a picture with holes, as OpenAI wants it.
 */
export type MaskSense = 'white-is-marked' | 'transparent-is-marked';

/**
 * A user's mask in a vendor's sense, as PNG. A mask without transparency marks by its white.
 * @throws EngineError `refused` for what is no picture.
 */
export async function maskPicture(
  mask: Uint8Array,
  { sense, inverted = false }: { sense: MaskSense; inverted?: boolean },
): Promise<Uint8Array> {
  const read = sharp(mask).ensureAlpha().raw();
  const { data, info } = await read
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw new EngineError('refused', 'The mask is no picture', { reason: 'undecodable', cause });
    });
  const { width, height, channels } = info;
  const pixels = width * height;
  let isOpaque = true;
  for (let i = 0; i < pixels && isOpaque; i += 1) isOpaque = data[i * channels + 3] === 255;

  const grey = Buffer.alloc(pixels);
  for (let i = 0; i < pixels; i += 1) {
    const at = i * channels;
    const isMarked = isOpaque ? (data[at + 1] ?? 0) > GREY_CUT : (data[at + 3] ?? 0) > ALPHA_CUT;
    grey[i] = isMarked === inverted ? 0 : 255;
  }
  if (sense === 'white-is-marked') {
    return sharp(grey, { raw: { width, height, channels: 1 } })
      .png()
      .toBuffer();
  }
  // White below the holes: servers that read a mask's brightness mark the same part.
  const holes = Buffer.alloc(pixels * 4);
  for (let i = 0; i < pixels; i += 1) {
    const mark = grey[i] ?? 0;
    holes.fill(mark, i * 4, i * 4 + 3);
    holes[i * 4 + 3] = 255 - mark;
  }
  return sharp(holes, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}
