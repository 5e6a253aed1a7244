import { createPlaneNoise } from '../../../core/plane-noise.ts';
import { createRng } from '../../../core/rng.ts';
import { type Fold, OUTSIDE } from './fold.ts';

type WrinkleOptions = {
  /** Size of a wrinkle across and down, in centimetres. */
  acrossCm?: number;
  downCm?: number;
};

/** Pixels between the places where wrinkles are computed: they are broad, the rest lies between. */
const STEP = 4;

/** The liveliness of cloth that lies loose: broad soft noise, bent by itself. */
export const wrinkle =
  (heightCm: number, { acrossCm = 9, downCm = 14 }: WrinkleOptions = {}): Fold =>
  (field) => {
    const { widthPx, heightPx, pxPerCm, leftCm, topCm, heights, s, fabric, rng } = field;
    const noise = createPlaneNoise(createRng(rng.seed()));
    const height = heightCm * fabric.wrinkle;
    const across = Math.ceil(widthPx / STEP) + 2;
    const knots = new Float32Array(across * (Math.ceil(heightPx / STEP) + 2));
    for (let k = 0; k < knots.length; k += 1) {
      const u = (leftCm + ((k % across) * STEP) / pxPerCm) / acrossCm;
      const v = (topCm + (Math.floor(k / across) * STEP) / pxPerCm) / downCm;
      const bend = noise(u * 0.5 + 31, v * 0.5) * 1.6;
      const broad = noise(u + bend, v + bend * 0.6);
      const fine = noise(u * 2.3 - bend, v * 2.1 + 7);
      knots[k] = height * (broad * 1.1 + (0.25 - Math.abs(fine)) * 0.45);
    }
    for (let y = 0; y < heightPx; y += 1) {
      const row = Math.floor(y / STEP) * across;
      const fy = (y % STEP) / STEP;
      for (let x = 0; x < widthPx; x += 1) {
        const i = y * widthPx + x;
        if (s[i] === OUTSIDE) continue;
        const k = row + Math.floor(x / STEP);
        const fx = (x % STEP) / STEP;
        const upper = knots[k] + (knots[k + 1] - knots[k]) * fx;
        const lower = knots[k + across] + (knots[k + across + 1] - knots[k + across]) * fx;
        heights[i] += upper + (lower - upper) * fy;
      }
    }
  };
