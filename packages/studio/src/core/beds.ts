import { type Lattice, type LatticeOptions, lattice } from './lattice.ts';
import type { Unit } from './unit.ts';

/** Distance of the points from the joins, as a share of a cell. */
const OFF_JOIN = 0.23;

/**
 * A staggered lattice for figures that are not symmetrical: no figure stands on a join, and
 * none on the axis of a mirror, where it would meet its own image.
 */
export function beds(unit: Unit, options: Omit<LatticeOptions, 'stagger' | 'paired'>): Lattice {
  const mirrored = unit.repeat === 'mirror';
  const grid = lattice(unit, { ...options, stagger: !mirrored });
  const points = grid.points.map((point) => {
    const drop = mirrored && point.column % 2 === 1 ? grid.cellHeight / 2 : 0;
    return {
      ...point,
      x: point.x + (mirrored ? 0 : OFF_JOIN * grid.cellWidth),
      y: point.y + OFF_JOIN * grid.cellHeight + drop,
    };
  });
  return { ...grid, points };
}
