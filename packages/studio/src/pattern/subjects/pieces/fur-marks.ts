import type { Hex } from '../../../core/colour.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import type { Figure } from './figure.ts';

export type FurMarks = {
  colour: Hex;
  count: number;
  /** Way the hair lies, radians from upwards. */
  lie: number;
  /** As a part of the radius. */
  length?: number;
};

/** Short brush strokes strewn over a shape, all lying about one way, such as hair. */
export function furMarks(
  f: Figure,
  shape: readonly PathPoint[],
  { colour, count, lie, length = 0.1 }: FurMarks,
): void {
  if (!f.fine || f.pen.style === 'block') return;
  const { rng } = f.pen;
  const [xs, ys] = [shape.map(([x]) => x), shape.map(([, y]) => y)];
  const [left, right, top, foot] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  f.inside(shape, () => {
    for (let i = 0; i < count; i += 1) {
      const [x, y] = [rng.range(left, right), rng.range(top, foot)];
      const angle = lie + rng.range(-0.35, 0.35);
      const reach = length * rng.range(0.6, 1.2);
      const end: PathPoint = [x + Math.sin(angle) * reach, y - Math.cos(angle) * reach];
      f.line([[x, y], end], { colour, width: 0.02, alpha: 0.55 });
    }
  });
}
