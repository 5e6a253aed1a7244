import { describe, expect, it } from 'vitest';
import { lightness } from '../../../../core/colour.ts';
import { createRng } from '../../../../core/rng.ts';
import type { Patch } from '../../../../core/scene/patch.ts';
import { PRINT_IDS, type Print } from '../../../../core/scene/scene.ts';
import { expectDigests } from '../../../../testing/expect-kept.ts';
import { placePrint } from './place-print.ts';
import { visibleOn } from './visible-on.ts';

const square: Patch = (u, v) => [100 + 200 * u, 100 + 300 * v];
describe('placePrint', () => {
  const place = (id: Print['id']) =>
    placePrint({ id, colours: ['#202020'] }, square, {
      cloth: '#f0e0d0',
      unit: 100,
      rng: createRng('print'),
    });

  it.each(PRINT_IDS)('lays %s over the whole cloth', (id) => {
    const { lines, shapes } = place(id);
    const points = [
      ...lines.map((line) => line.path),
      ...shapes.map((shape) => shape.outline),
    ].flat();
    const xs = points.map(([x]) => x);
    expect(Math.min(...xs)).toBeLessThan(130);
    expect(Math.max(...xs)).toBeGreaterThan(270);
    const ys = points.map(([, y]) => y);
    expect(Math.min(...ys)).toBeLessThan(150);
    expect(Math.max(...ys)).toBeGreaterThan(350);
    expect(points.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
  });

  it('lays prints as it did', () => {
    expectDigests('prints', Object.fromEntries(PRINT_IDS.map((id) => [id, place(id)])));
  });

  it('moves a print of the cloth’s own colour away from it', () => {
    const moved = visibleOn('#203060', '#22305f');
    expect(Math.abs(lightness(moved) - lightness('#203060'))).toBeGreaterThan(0.15);
    expect(visibleOn('#203060', '#ffffff')).toBe('#ffffff');
  });
});
