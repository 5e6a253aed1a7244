import { makeXmpChunk, PNG_HEADER_BYTES } from '@toile/raster';
import { inSlices } from '../../platform/in-slices.ts';

/**
 * A freshly encoded PNG with an XMP packet added. A photo may have 80 MB as a PNG, so it is copied
 * in slices.
 */
export async function markPicture(png: Uint8Array, xmp: string): Promise<Uint8Array> {
  const chunk = makeXmpChunk(xmp);
  const marked = new Uint8Array(png.length + chunk.length);
  marked.set(png.subarray(0, PNG_HEADER_BYTES));
  marked.set(chunk, PNG_HEADER_BYTES);
  let at = PNG_HEADER_BYTES + chunk.length;
  for await (const slice of inSlices(png.subarray(PNG_HEADER_BYTES))) {
    marked.set(slice, at);
    at += slice.length;
  }
  return marked;
}
