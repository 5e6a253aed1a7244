import { errorWords } from '@toile/contract';
import { CanvasFault } from '../../../lib/pictures/canvas-fault.ts';
import { loadPicture } from '../../../lib/pictures/load-picture.ts';
import type { TilePixels } from './desk-task.ts';

/** Largest side of a tile on screen, in pixels: saving recolours the picture itself. */
const LARGEST_PX = 1024;

/**
 * The pixels of a picture at an address, made smaller where a side has more than `mostPx`.
 * @throws CanvasFault where it cannot be loaded, or read by this browser
 */
export async function readTile(url: string, mostPx = LARGEST_PX): Promise<TilePixels> {
  const image = await loadPicture(url);
  const scale = Math.min(1, mostPx / Math.max(image.naturalWidth, image.naturalHeight));
  const width = Math.max(1, Math.round(image.naturalWidth * scale));
  const height = Math.max(1, Math.round(image.naturalHeight * scale));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new CanvasFault(errorWords.canvasContext);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  return { data: new Uint8ClampedArray(data), width, height };
}
