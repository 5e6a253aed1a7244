import type { Light } from '../../core/linear.ts';
import type { Layer } from '../optics/layer.ts';

/** An ellipse: middle and half axes in pixels, angle of the first axis, colour, coverage. */
export type Dab = {
  x: number;
  y: number;
  rx: number;
  ry: number;
  angle?: number;
  light: Light;
  alpha?: number;
  /** True where its ends are pointed and its halves fold along the middle, as a leaf's do. */
  isPointed?: boolean;
};

/** Lays a small soft-edged ellipse over a layer: a leaf, a stone, a petal, a glint. */
export function dab(
  layer: Layer,
  { x, y, rx, ry, angle = 0, light, alpha = 1, isPointed }: Dab,
): void {
  const { width, height, data } = layer;
  const reach = Math.max(rx, ry) + 0.7;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const left = Math.max(0, Math.ceil(x - reach));
  const right = Math.min(width - 1, Math.floor(x + reach));
  const top = Math.max(0, Math.ceil(y - reach));
  const bottom = Math.min(height - 1, Math.floor(y + reach));
  const soft = 1 / Math.max(1, Math.min(rx, ry));
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) {
      const dx = column - x;
      const dy = row - y;
      const along = (cos * dx + sin * dy) / Math.max(rx, 0.5);
      const aside = (cos * dy - sin * dx) / Math.max(ry, 0.5);
      const form = isPointed
        ? 1 - along * along - Math.abs(aside + along * along * 0.3)
        : 1 - Math.sqrt(along * along + aside * aside);
      const inside = form / soft + 0.5;
      const shade = isPointed ? foldShade(along, aside) : 1;
      if (inside <= 0) continue;
      const cover = alpha * Math.min(1, inside) * Math.min(1, ry * 2) * Math.min(1, rx * 2);
      const to = (row * width + column) * 4;
      const rest = 1 - cover;
      data[to] = data[to] * rest + light[0] * shade * cover;
      data[to + 1] = data[to + 1] * rest + light[1] * shade * cover;
      data[to + 2] = data[to + 2] * rest + light[2] * shade * cover;
      data[to + 3] = data[to + 3] * rest + cover;
    }
  }
}

/** One half lies in the light, the other away from it; the rib between is dark. */
const foldShade = (along: number, aside: number) =>
  (aside > 0 ? 1.12 : 0.74) * (Math.abs(aside) < 0.12 ? 0.7 : 1) * (0.9 + 0.16 * along);
