import type { PixelSize } from '@toile/tools';

/**
 * Columns of the result grid on a wide screen: a landscape needs the width and gets two,
 * a portrait or a square four. A single image stands alone.
 */
export function countColumns({ width, height }: PixelSize, images: number): 1 | 2 | 4 {
  if (images === 1) return 1;
  return width > height ? 2 : 4;
}

/** Width over height, until an image is there; 0.75 where nothing is known. */
export function aspectRatio(size: PixelSize | undefined): number {
  return size ? size.width / size.height : 0.75;
}
