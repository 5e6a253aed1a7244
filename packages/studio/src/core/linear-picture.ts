/** A picture in linear light: red, green and blue from 0 to 1, pixel by pixel, row by row. */
export type LinearPicture = { width: number; height: number; data: Float32Array };
