import sharp from 'sharp';
import { PART_CELLS } from '../parts/find-parts.ts';
import { PARTS } from '../parts/parts.ts';

/** A map of parts, see `findParts`, as a grey PNG: one part below the other. */
export const encodeParts = (parts: Uint8Array): Promise<Buffer> =>
  sharp(parts, { raw: { width: PART_CELLS, height: PART_CELLS * PARTS.length, channels: 1 } })
    .toColourspace('b-w')
    .png({ compressionLevel: 9 })
    .toBuffer();

/** The map of parts in a file of `encodeParts`. */
export async function decodeParts(png: Uint8Array): Promise<Uint8Array> {
  const levels = await sharp(png).toColourspace('b-w').extractChannel(0).raw().toBuffer();
  return new Uint8Array(levels);
}

/** A map of parts in which there is ground alone. */
export const noParts = (): Uint8Array =>
  new Uint8Array(PART_CELLS ** 2 * PARTS.length).fill(255, 0, PART_CELLS ** 2);
