import { describe, expect, it } from 'vitest';
import { lightness } from '../../../core/colour.ts';
import { createRng } from '../../../core/rng.ts';
import type { Patch } from '../../../core/scene/patch.ts';
import type { Print } from '../../../core/scene/scene.ts';
import { placePrint } from './prints.ts';
import { visibleOn } from './prints-colours.ts';

const square: Patch = (u, v) => [100 + 200 * u, 100 + 300 * v];
const IDS: Print['id'][] = [
  'stripe',
  'pinstripe',
  'breton',
  'plaid',
  'gingham',
  'floral',
  'dots',
  'leopard',
];

describe('placePrint', () => {
  it.each(IDS)('lays %s over the whole cloth, the same for the same seed', (id) => {
    const place = () =>
      placePrint({ id, colours: ['#202020'] }, square, {
        cloth: '#f0e0d0',
        unit: 100,
        rng: createRng('print'),
      });
    const { lines, shapes } = place();
    const points = [
      ...lines.map((line) => line.path),
      ...shapes.map((shape) => shape.outline),
    ].flat();
    const xs = points.map(([x]) => x);
    expect(Math.min(...xs)).toBeLessThan(130);
    expect(Math.max(...xs)).toBeGreaterThan(270);
    expect(points.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
    expect(place()).toEqual({ lines, shapes });
  });

  it('moves a print of the cloth’s own colour away from it', () => {
    const moved = visibleOn('#203060', '#22305f');
    expect(Math.abs(lightness(moved) - lightness('#203060'))).toBeGreaterThan(0.15);
    expect(visibleOn('#203060', '#ffffff')).toBe('#ffffff');
  });
});
