import { lerp } from '../../../core/interpolate.ts';
import type { Pen } from '../../paint/pen.ts';
import { cut } from './engrave.ts';

/** A floating piece of ground under a scene: broken lines that fade downwards, tufts on its rim. */
export function island(pen: Pen, width: number): void {
  const { rng } = pen;
  for (let row = 0; row < 15; row += 1) {
    const t = row / 14;
    const reach = width * 0.5 * (1 - t * 0.78) * rng.range(0.86, 1.05);
    const shift = rng.range(-0.06, 0.06) * width;
    const y = width * 0.16 * t;
    for (const [from, to] of row === 0
      ? [[-1, 1]]
      : [
          [-1, rng.range(-0.4, 0.2)],
          [rng.range(0.24, 0.4), 1],
        ]) {
      const [x0, x1] = [shift + reach * from, shift + reach * to];
      cut(
        pen,
        [
          [x0, y + rng.range(-1, 1)],
          [lerp(x0, x1, 0.4), y + rng.range(-2, 2)],
          [x1, y + rng.range(-1, 1)],
        ],
        { width: row === 0 ? 1.4 : 0.9, alpha: 1 - t * 0.4 },
      );
    }
  }
  for (let i = 0; i < 26; i += 1) {
    const [x, y] = [rng.range(-0.48, 0.48) * width, rng.range(0, 0.06) * width];
    const size = width * rng.range(0.012, 0.03);
    for (const lean of [-0.6, 0, 0.5])
      cut(
        pen,
        [
          [x, y],
          [x + lean * size * 0.5, y - size * 0.6],
          [x + lean * size, y - size],
        ],
        { width: 0.9 },
      );
  }
}

/** A paling fence of `posts` posts, from (0, 0) to the right. */
export function fence(pen: Pen, { posts, size }: { posts: number; size: number }): void {
  for (let i = 0; i < posts; i += 1) {
    const lean = pen.rng.range(-1.5, 1.5);
    cut(
      pen,
      [
        [i * size * 0.6, 0],
        [i * size * 0.6 + lean, -size],
      ],
      { width: 2, straight: true },
    );
  }
  for (const y of [-0.4, -0.78])
    cut(
      pen,
      [
        [-size * 0.2, y * size],
        [(posts - 0.6) * size * 0.6, y * size + pen.rng.range(-2, 2)],
      ],
      { width: 1.4, straight: true },
    );
}

/** Birds far off in the sky. */
export function flock(pen: Pen, size: number): void {
  for (const [x, y, s] of [
    [0, 0, 1],
    [1.8, -0.9, 0.75],
    [-1.4, -1.1, 0.65],
    [0.6, -2, 0.5],
  ]) {
    const [cx, cy, r] = [x * size, y * size, s * size];
    cut(
      pen,
      [
        [cx - r, cy - r * 0.4],
        [cx - r * 0.45, cy - r * 0.5],
        [cx, cy],
        [cx + r * 0.5, cy - r * 0.55],
        [cx + r, cy - r * 0.32],
      ],
      { width: 1.4 },
    );
  }
}
