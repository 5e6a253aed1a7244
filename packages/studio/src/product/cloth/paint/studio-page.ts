import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { brightness } from '../../../core/brightness.ts';
import { createRng } from '../../../core/rng.ts';
import type { Context } from '../../../core/sheet.ts';
import type { ClothColours } from '../swatch/ground.ts';
import { softShadow } from './soft-shadow.ts';

/** The studio's wall: which side its light comes from, and what is added to its levels. */
export type Wall = { side: -1 | 1; tone: readonly [number, number, number] };

/** Light from the left on grey. */
export const ORDINARY_WALL: Wall = { side: 1, tone: [0, 0, 0] };

/** The soft grey of the studio wall, with a breath of the cloth's colour; darker behind pale cloth. */
function drawWall(
  ctx: Context,
  { width, height }: Canvas,
  { mean, side, tone: added }: Wall & Pick<ClothColours, 'mean'>,
): void {
  const base = 241 - 9 * Math.max(0, (brightness(mean) - 190) / 65);
  const tone = (add: number) =>
    `rgb(${mean.map((value, c) => Math.round(Math.min(252, base + (value - base) * 0.055 + add + added[c]))).join()})`;
  const wall = ctx.createRadialGradient(
    width * (0.5 - side * 0.08),
    height * 0.32,
    width * 0.08,
    width * 0.5,
    height * 0.5,
    height * 0.76,
  );
  wall.addColorStop(0, tone(7));
  wall.addColorStop(0.55, tone(0));
  wall.addColorStop(1, tone(-25));
  ctx.fillStyle = wall;
  ctx.fillRect(0, 0, width, height);
}

/** Shadows on the wall: wide, middle and close; for a page 768 wide. */
const WIDE = [
  { blurPx: 44, dx: 24, dy: 34, alpha: 0.2 },
  { blurPx: 15, dx: 9, dy: 13, alpha: 0.2 },
];
const CLOSE = [{ blurPx: 4, dx: 2, dy: 3.5, alpha: 0.26 }];

/** Puts a garment on the studio's wall. */
export function composePage(
  garment: Canvas,
  { colours, sheer, wall = ORDINARY_WALL }: { colours: ClothColours; sheer: number; wall?: Wall },
): Uint8ClampedArray {
  const { width, height } = garment;
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  drawWall(ctx, canvas, { mean: colours.mean, ...wall });
  const scale = width / 768;
  for (const [layers, shrink] of [
    [WIDE, 6],
    [CLOSE, 2],
  ] as const) {
    const scaled = layers.map(({ blurPx, dx, dy, alpha }) => ({
      blurPx: blurPx * scale,
      dx: dx * scale * wall.side,
      dy: dy * scale,
      alpha: alpha * (1 - sheer),
    }));
    const shadow = softShadow(garment, scaled, shrink);
    ctx.drawImage(shadow.canvas, shadow.left, shadow.top, shadow.width, shadow.height);
  }
  ctx.drawImage(garment, 0, 0);
  const image = ctx.getImageData(0, 0, width, height);
  addGrain(image.data);
  return image.data;
}

/** The grain of a camera: keeps the wall's gradient from banding. */
function addGrain(data: Uint8ClampedArray): void {
  const rng = createRng('grain');
  const noise = Int8Array.from({ length: 4099 }, () => Math.round(rng.gauss() * 1.3));
  for (let i = 0, k = 0; i < data.length; i += 4, k = k === 4098 ? 0 : k + 1) {
    const n = noise[k];
    data[i] += n;
    data[i + 1] += n;
    data[i + 2] += n;
  }
}
