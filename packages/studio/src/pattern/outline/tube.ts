import type { PathPoint } from '../../core/smooth-path.ts';
import { type SpinePoint, spine } from './silhouette.ts';

const STEPS = 5;

/** The outline of a limb, tail, neck or stem: a smooth middle line widened to both sides, its ends rounded. */
export function tube(line: string | readonly SpinePoint[]): PathPoint[] {
  const points = typeof line === 'string' ? spine(line) : line;
  const last = (points.length - 1) * STEPS;
  const sections = Array.from({ length: last + 1 }, (_, i) => sectionAt(points, i / STEPS));
  const left = sections.map(({ x, y, half, dx, dy }): PathPoint => [x + dy * half, y - dx * half]);
  const right = sections.map(({ x, y, half, dx, dy }): PathPoint => [x - dy * half, y + dx * half]);
  return [cap(sections[0], -1), ...left, cap(sections[last], 1), ...right.toReversed()];
}

type Section = { x: number; y: number; half: number; dx: number; dy: number };

function sectionAt(points: readonly SpinePoint[], t: number): Section {
  const [x, y, half] = pointOn(points, t);
  const [x0, y0] = pointOn(points, Math.max(0, t - 0.05));
  const [x1, y1] = pointOn(points, Math.min(points.length - 1, t + 0.05));
  const size = Math.hypot(x1 - x0, y1 - y0) || 1;
  return { x, y, half, dx: (x1 - x0) / size, dy: (y1 - y0) / size };
}

const cap = ({ x, y, half, dx, dy }: Section, way: 1 | -1): PathPoint => [
  x + dx * half * 0.7 * way,
  y + dy * half * 0.7 * way,
];

/** The place `t` along a Catmull-Rom line, 1 a step from point to point. */
export function pointOn(points: readonly SpinePoint[], t: number): SpinePoint {
  const i = Math.min(points.length - 2, Math.floor(t));
  const at = (k: number) => points[Math.max(0, Math.min(points.length - 1, k))];
  const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
  const part = (k: 0 | 1 | 2) => catmullRom([a[k], b[k], c[k], d[k]], t - i);
  return [part(0), part(1), Math.max(0, part(2))];
}

function catmullRom([a, b, c, d]: readonly [number, number, number, number], t: number): number {
  const [u, v, w] = [2 * a - 5 * b + 4 * c - d, c - a, 3 * b - a - 3 * c + d];
  return 0.5 * (2 * b + v * t + u * t * t + w * t * t * t);
}
