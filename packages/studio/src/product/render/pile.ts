import { createCanvas, ImageData } from '@napi-rs/canvas';
import { createRng } from '../../core/rng.ts';
import type { Stage } from './stage.ts';

/** Length of the pile in pixels for a label; 0 for smooth cloth. */
export type PileOf = (label: number) => number;

/**
 * Draws the strands of fur and fleece that stand out beyond their outlines, in the colours of
 * the rendered picture, combed downwards. Returns the same bytes where no cloth has a pile.
 */
export function drawPile(
  data: Uint8ClampedArray,
  stage: Stage,
  { pileOf, seed }: { pileOf: PileOf; seed: string },
): Uint8ClampedArray {
  const roots = rootsOf(stage, pileOf);
  if (roots.length === 0) return data;
  const { page, left, top, width } = stage;
  const canvas = createCanvas(page.width, page.height);
  const ctx = canvas.getContext('2d');
  ctx.putImageData(new ImageData(data, page.width, page.height), 0, 0);
  ctx.lineCap = 'round';
  const rng = createRng(`${seed}|pile`);
  for (const { i, dx, dy, pile } of roots) {
    const x = left + (i % width);
    const y = top + Math.floor(i / width);
    const inner = Math.round(y - dy * 3) * page.width + Math.round(x - dx * 3);
    const shade = rng.range(0.82, 1.12);
    const [r, g, b] = [0, 1, 2].map((c) => Math.min(255, data[inner * 4 + c] * shade));
    const long = pile * rng.range(0.45, 1.15);
    const lean = rng.range(-0.5, 0.5);
    const [ux, uy] = [dx - dy * lean, dy + dx * lean + 0.35];
    ctx.strokeStyle = `rgba(${Math.round(r)},${Math.round(g)},${Math.round(b)},0.8)`;
    ctx.lineWidth = rng.range(0.7, 1.4);
    ctx.beginPath();
    ctx.moveTo(x - dx * 4, y - dy * 4);
    ctx.quadraticCurveTo(
      x + ux * long * 0.5,
      y + uy * long * 0.4,
      x + ux * long,
      y + uy * long + long * 0.18,
    );
    ctx.stroke();
  }
  return ctx.getImageData(0, 0, page.width, page.height).data;
}

type Root = { i: number; dx: number; dy: number; pile: number };

/** Places along the outlines of piled cloth, with the direction outwards. */
function rootsOf({ labels, width, height }: Stage, pileOf: PileOf): Root[] {
  const roots: Root[] = [];
  const reach = REACH;
  for (let y = reach; y < height - reach; y += 1) {
    for (let x = reach; x < width - reach; x += 1) {
      const i = y * width + x;
      const pile = pileOf(labels[i]);
      if (
        pile === 0 ||
        (labels[i - 1] !== 0 &&
          labels[i + 1] !== 0 &&
          labels[i + width] !== 0 &&
          labels[i - width] !== 0)
      )
        continue;
      const [sx, sy] = outwards(labels, i, width);
      const length = Math.hypot(sx, sy);
      if (length === 0) continue;
      roots.push({ i, dx: sx / length, dy: sy / length, pile });
      roots.push({ i, dx: sx / length, dy: sy / length, pile: pile * 0.7 });
    }
  }
  return roots;
}

const REACH = 4;

/** Direction from a pixel to the ground around it; its length is no measure. */
function outwards(labels: Uint16Array, i: number, width: number): [number, number] {
  let [sx, sy] = [0, 0];
  for (let dy = -REACH; dy <= REACH; dy += 2) {
    for (let dx = -REACH; dx <= REACH; dx += 2) {
      if (labels[i + dy * width + dx] !== 0) continue;
      sx += dx;
      sy += dy;
    }
  }
  return [sx, sy];
}
