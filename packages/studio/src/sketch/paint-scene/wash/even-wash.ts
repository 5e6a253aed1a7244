import type { Wash } from './wash.ts';

/** Even colour and even shade: what a vector picture shows. */
export const evenWash: Wash = ({ masks, body }, pigment, shadow) => {
  const { paint, shade, width, height } = masks;
  for (let i = 0; i < width * height; i += 1) {
    pigment[i] = paint[i] * (body + shade[i]);
    shadow[i] = paint[i] * shade[i];
  }
};
