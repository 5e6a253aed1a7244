import { lerp } from '../../../core/interpolate.ts';
import type { Point } from '../../../core/scene/point.ts';
import type { Crease } from '../folds/crease.ts';
import { onSide, type Side } from './shape.ts';

type Edges = { outer: readonly Point[]; inner: readonly Point[] };

/** Collects the creases of a sleeve or a leg: they are laid for the left one, and mirrored for the right. */
export function createLimbCreases(side: Side, { outer, inner }: Edges) {
  const list: Crease[] = [];
  const bends = side === 'left' ? 1 : -1;
  return {
    list,
    /** A place of the left limb: from its outer edge (0) to its inner one (1), and down from 0 to 1. */
    at: (across: number, part: number): Point => {
      const a = outer[Math.round(part * (outer.length - 1))];
      const b = inner[Math.round(part * (inner.length - 1))];
      return [lerp(a[0], b[0], across), lerp(a[1], b[1], across)];
    },
    add: (start: Point, end: Point, { bendCm = 0, ...look }: Omit<Crease, 'from' | 'to'>) => {
      const [from, to] = onSide(side, [start, end]);
      list.push({ from, to, ...look, bendCm: bendCm * bends });
    },
  };
}
