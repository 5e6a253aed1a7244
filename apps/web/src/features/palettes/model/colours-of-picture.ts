import { errorWords, type NewPaletteColour } from '@toile/contract';
import { findPalette } from '@toile/raster';
import { CanvasFault } from '../../../lib/pictures/canvas-fault.ts';
import { loadFile } from '../../../lib/pictures/load-picture.ts';

/** Largest side at which a picture is asked for its colours: they need no detail. */
const LARGEST_PX = 512;
const MOST_COLOURS = 12;

/**
 * The colours that a picture is made of, the widest first.
 * @throws CanvasFault where it is no picture that this browser reads
 */
export async function coloursOfPicture(file: Blob, message: string): Promise<NewPaletteColour[]> {
  const image = await loadFile(file, message);
  const scale = Math.min(1, LARGEST_PX / Math.max(image.naturalWidth, image.naturalHeight));
  const width = Math.max(1, Math.round(image.naturalWidth * scale));
  const height = Math.max(1, Math.round(image.naturalHeight * scale));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new CanvasFault(errorWords.canvasContext);
  // What is transparent counts as white, as it is shown.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const found = findPalette({ data, width, height }, { most: MOST_COLOURS });
  return found.map(({ hex }) => ({ hex, name: '' }));
}
