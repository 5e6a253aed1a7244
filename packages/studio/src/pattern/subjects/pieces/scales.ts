import type { Hex } from '../../../core/colour.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import type { Figure } from './figure.ts';

export type Scales = {
  colour: Hex;
  /** Width of one scale as a part of the radius. */
  size: number;
  /** Way the scales open, radians from downwards. */
  turn?: number;
  width?: number;
};

/** Rows of half-round lines over a shape, staggered as scales or breast feathers are. */
export function scales(
  f: Figure,
  shape: readonly PathPoint[],
  { colour, size, turn = 0, width = 0.022 }: Scales,
): void {
  if (!f.fine) return;
  const reach = 1.1;
  f.inside(shape, () =>
    f.at({ turn }, () => {
      for (let row = 0, y = -reach; y < reach; row += 1, y += size * 0.62) {
        for (let x = -reach + ((row % 2) * size) / 2; x < reach; x += size) {
          const arc: PathPoint[] = [
            [x - size / 2, y],
            [x - size * 0.38, y + size * 0.36],
            [x, y + size * 0.52],
            [x + size * 0.38, y + size * 0.36],
            [x + size / 2, y],
          ];
          f.line(arc, { colour, width, alpha: 0.75 });
        }
      }
    }),
  );
}
