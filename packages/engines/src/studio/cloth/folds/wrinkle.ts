import { type Fold, OUTSIDE } from './fold.ts';
import { createNoise } from './noise.ts';

type WrinkleOptions = {
  /** Size of a wrinkle across and down, in centimetres. */
  acrossCm?: number;
  downCm?: number;
};

/** The liveliness of cloth that lies loose: broad soft noise, bent by itself. */
export const wrinkle =
  (heightCm: number, { acrossCm = 9, downCm = 14 }: WrinkleOptions = {}): Fold =>
  (field) => {
    const { widthPx, heightPx, pxPerCm, leftCm, topCm, heights, s, fabric, rng } = field;
    const noise = createNoise(rng.seed());
    const height = heightCm * fabric.wrinkle;
    for (let y = 0; y < heightPx; y += 1) {
      const v = (topCm + y / pxPerCm) / downCm;
      for (let x = 0; x < widthPx; x += 1) {
        const i = y * widthPx + x;
        if (s[i] === OUTSIDE) continue;
        const u = (leftCm + x / pxPerCm) / acrossCm;
        const bend = noise(u * 0.5 + 31, v * 0.5) * 1.6;
        const broad = noise(u + bend, v + bend * 0.6);
        const fine = noise(u * 2.3 - bend, v * 2.1 + 7);
        heights[i] += height * (broad * 1.1 + (0.25 - Math.abs(fine)) * 0.45);
      }
    }
  };
