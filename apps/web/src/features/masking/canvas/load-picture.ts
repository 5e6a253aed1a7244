import { en } from '@toile/contract';
import { CanvasFault } from './canvas-fault.ts';

/**
 * A picture from an address, an object URL or a data URI, ready to be drawn.
 * @throws where it cannot be loaded
 */
export async function loadPicture(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    throw new CanvasFault(en.masking.loadFailed);
  }
  return image;
}

/** A picture from a file that the browser keeps. */
export async function loadFile(file: Blob): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(file);
  try {
    return await loadPicture(url);
  } finally {
    URL.revokeObjectURL(url);
  }
}
