import { REPEATS } from '@toile/contract';
import { expect, it } from 'vitest';
import { createRng } from './rng.ts';
import { scatter } from './scatter.ts';
import { createUnit, imagesInUnit } from './unit.ts';

const RADIUS = 30;

it.each(REPEATS)(
  'things scattered in a %s repeat keep their distance, copies included',
  (repeat) => {
    const unit = createUnit(repeat, { columns: 2, rows: 2 });
    const points = scatter(unit, [{ name: 'seat', radius: RADIUS }], createRng(5));
    const copies = points.flatMap((point) => imagesInUnit(unit, point, 200));
    expect(points.length).toBeGreaterThan(8);
    for (const { x, y } of points) {
      const distances = copies.map((copy) => Math.hypot(copy.x - x, copy.y - y));
      const nearest = Math.min(...distances.filter((distance) => distance > 1e-6));
      expect(nearest).toBeGreaterThanOrEqual(2 * RADIUS - 1e-6);
    }
  },
);

it('a size is placed no more often than asked for', () => {
  const unit = createUnit('straight', { columns: 1, rows: 1 });
  const placed = scatter(unit, [{ name: 'hero', radius: 20, perTile: 5 }], createRng(1));
  expect(placed).toHaveLength(5);
});
