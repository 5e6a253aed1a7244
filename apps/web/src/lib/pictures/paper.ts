import { errorWords } from '@toile/contract';
import { CanvasFault } from './canvas-fault.ts';

export type Size = { width: number; height: number };

/** A canvas to draw on, by its context. */
export type Paper = CanvasRenderingContext2D;

/**
 * An empty canvas of that size, in pixels; `isRead` where its pixels are read rather than shown.
 * @throws where the browser has no canvas to give
 */
export function createPaper({ width, height }: Size, isRead = false): Paper {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const paper = canvas.getContext('2d', { willReadFrequently: isRead });
  if (!paper) throw new CanvasFault(errorWords.canvasContext);
  return paper;
}

/** The canvas as a PNG. */
export const toPng = (paper: Paper): Promise<Blob> => toFile(paper, 'image/png');

/** The canvas as a JPEG of a quality from 0 to 1. */
export const toJpeg = (paper: Paper, quality: number): Promise<Blob> =>
  toFile(paper, 'image/jpeg', quality);

function toFile({ canvas }: Paper, type: string, quality?: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(blob);
        else reject(new CanvasFault(errorWords.canvasToBlob));
      },
      type,
      quality,
    );
  });
}
