import type { PixelSize } from '@toile/tools';

/** A decoded photo: red, green and blue from 0 to 255, pixel by pixel, row by row. */
export type Photo = PixelSize & { rgb: Uint8Array };
