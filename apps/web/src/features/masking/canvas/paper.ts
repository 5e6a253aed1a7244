import { en } from '@toile/contract';
import type { Size } from '../model/viewport.ts';
import { CanvasFault } from './canvas-fault.ts';
import type { Paper } from './paint-mark.ts';

/**
 * An empty sheet of that size, in pixels.
 * @throws where the browser has no canvas to give
 */
export function createPaper({ width, height }: Size): Paper {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const paper = canvas.getContext('2d');
  if (!paper) throw new CanvasFault(en.masking.noCanvas);
  return paper;
}

/** The sheet as a PNG. */
export function toPng({ canvas }: Paper): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new CanvasFault(en.masking.noBlob));
    }, 'image/png');
  });
}
