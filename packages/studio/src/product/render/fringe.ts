import { createCanvas, ImageData } from '@napi-rs/canvas';
import { createRng } from '../../core/rng.ts';
import type { Stage } from './stage.ts';
import type { Surfaces } from './surfaces.ts';

/** Page pixels of a strand: about 12 cm on a figure of the usual size. */
const LONG_PX = 46;
/** Columns between strands. */
const STEP_PX = 2;

type FringeOrder = { surfaces: Surfaces; seed: string };

/** Draws fringe that hangs from the lower edges of garments, in the picture's colours or in its own. */
export function drawFringe(
  data: Uint8ClampedArray,
  stage: Stage,
  { surfaces, seed }: FringeOrder,
): Uint8ClampedArray {
  if (!surfaces.list.some(({ fringe }) => fringe)) return data;
  const { page, left, top, width } = stage;
  const canvas = createCanvas(page.width, page.height);
  const ctx = canvas.getContext('2d');
  ctx.putImageData(new ImageData(data, page.width, page.height), 0, 0);
  ctx.lineCap = 'round';
  const rng = createRng(`${seed}|fringe`);
  for (const i of knotsOf(stage, surfaces)) {
    const [x, y] = [left + (i % width), top + Math.floor(i / width)];
    const own = surfaces.of(stage.labels[i])?.fringe;
    const at = ((y - 2) * page.width + x) * 4;
    const base = own && own !== 'self' ? own : ([data[at], data[at + 1], data[at + 2]] as const);
    const shade = rng.range(0.7, 1.14);
    const long = LONG_PX * rng.range(0.86, 1.04);
    const lean = rng.range(-2.6, 2.6);
    const tone = base.map((part) => Math.round(Math.min(255, part * shade)));
    ctx.strokeStyle = `rgb(${tone.join(',')})`;
    ctx.lineWidth = rng.range(1.2, 2);
    ctx.beginPath();
    ctx.moveTo(x, y - 2);
    ctx.quadraticCurveTo(x + lean * 0.2, y + long * 0.5, x + lean, y + long);
    ctx.stroke();
  }
  return ctx.getImageData(0, 0, page.width, page.height).data;
}

/** Places where a fringed garment ends and something else lies below, from top to bottom. */
function knotsOf({ labels, width, height }: Stage, surfaces: Surfaces): number[] {
  const knots: number[] = [];
  const garmentAt = (i: number) => surfaces.of(labels[i])?.region.garment;
  for (let y = 4; y < height - LONG_PX - 4; y += 1) {
    for (let x = (y % STEP_PX) + 4; x < width - 4; x += STEP_PX) {
      const i = y * width + x;
      const surface = surfaces.of(labels[i]);
      if (!surface?.fringe) continue;
      const isEnd = [1, 4, 8].every(
        (down) => y + down < height && garmentAt(i + down * width) !== surface.region.garment,
      );
      const isHand =
        surfaces.isSkin[labels[i + width]] === 1 && /front|bodice/.test(surface.region.part);
      if (isEnd && !isHand) knots.push(i);
    }
  }
  return knots;
}
