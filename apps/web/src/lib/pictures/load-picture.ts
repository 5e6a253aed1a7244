import { errorWords } from '@toile/contract';
import { CanvasFault } from './canvas-fault.ts';

/**
 * A picture from an address, an object URL or a data URI, ready to be drawn.
 * @throws where it cannot be loaded
 */
export async function loadPicture(
  url: string,
  message: string = errorWords.loadBase64,
): Promise<HTMLImageElement> {
  const image = new Image();
  // The API then sends the picture itself: pixels of another origin could not be read.
  if (!/^(blob|data):/.test(url)) image.crossOrigin = 'anonymous';
  image.src = url;
  try {
    await image.decode();
  } catch {
    throw new CanvasFault(message);
  }
  return image;
}

/** A picture from a file that the browser stores. */
export async function loadFile(file: Blob, message?: string): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(file);
  try {
    return await loadPicture(url, message);
  } finally {
    URL.revokeObjectURL(url);
  }
}
