import { describe, expect, it } from 'vitest';
import { fillGaps } from './fill-gaps.ts';
import { createRng } from './rng.ts';
import { scatterSlender } from './scatter-slender.ts';
import { createUnit, imagesInUnit } from './unit.ts';

describe.each(['straight', 'half-drop', 'brick', 'mirror'] as const)('%s', (repeat) => {
  const unit = createUnit(repeat, { columns: 2, rows: 1 });

  it('fills gaps without coming near what lies there, copies included', () => {
    const taken = [{ x: 10, y: 20, radius: 90 }];
    const placed = fillGaps(unit, {
      taken,
      sizes: [{ name: 'small', radius: 20 }],
      rng: createRng(repeat),
    });
    expect(placed.length).toBeGreaterThan(50);
    for (const at of placed) {
      for (const copy of imagesInUnit(unit, taken[0], 400)) {
        expect(Math.hypot(copy.x - at.x, copy.y - at.y)).toBeGreaterThanOrEqual(110);
      }
    }
  });

  it('lays long things apart', () => {
    const placed = scatterSlender(unit, {
      sizes: [{ name: 'long', length: 200, jitter: 0, breadth: 0.3 }],
      gap: 1,
      rng: createRng(repeat),
    });
    expect(placed.length).toBeGreaterThan(8);
    const distances = placed.flatMap((a) =>
      placed.filter((b) => b !== a).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
    );
    expect(Math.min(...distances)).toBeGreaterThan(30);
  });
});
