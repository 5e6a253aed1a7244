import type { UnitGrid } from '../../core/unit.ts';
import type { MotifSpec } from '../motif.ts';

/** A unit of half the tile, long across the way in which the repeat moves it. */
export const halfTile = ({ repeat }: Pick<MotifSpec, 'repeat'>): UnitGrid =>
  repeat === 'brick' ? { columns: 1, rows: 2 } : { columns: 2, rows: 1 };
