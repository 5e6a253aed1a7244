import { addHeights, type Fold } from './fold.ts';

type QuiltingOptions = {
  /** Height of one channel of down, in centimetres. */
  channelCm: number;
  heightCm: number;
};

/** Channels filled with down, one above the other: round pillows between rows of stitches. */
export const quilting =
  ({ channelCm, heightCm }: QuiltingOptions): Fold =>
  (field) => {
    const count = Math.max(1, Math.round(field.downCm / channelCm));
    const phase = field.rng.range(0, 6);
    addHeights(field, (s, t) => {
      const pillow = Math.abs(Math.sin(Math.PI * t * count)) ** 0.55;
      const row = Math.floor(t * count);
      // Down is never even: it gathers in lumps, and the stitches pucker the cloth.
      const lumps = 1 + 0.16 * Math.sin(s * 17 + row * 2.3 + phase) * Math.sin(s * 7 + row + phase);
      const pucker = 0.14 * Math.sin(s * 61 + row * 1.7) * (1 - pillow);
      return heightCm * (pillow * lumps + pucker);
    });
  };
