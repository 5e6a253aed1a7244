import type { Point } from '../../../core/scene/point.ts';
import { createFlutes } from '../folds/flutes.ts';
import { gathers } from '../folds/gathers.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import { stitch } from '../marks/mark.ts';
import { createPanel, type GarmentPart, type Panel } from '../panel.ts';
import { hemBehind } from './hem-behind.ts';
import { mirrored } from './shape.ts';
import { hemOf, type SkirtPlan, sideOf } from './skirt-plan.ts';

/** Tiers gathered onto each other; the lowest lies below. */
export function tieredSkirt(plan: SkirtPlan): GarmentPart[] {
  const count = plan.tiers ?? 3;
  const tiers = Array.from({ length: count }, (_, k) => tier(plan, k, count)).toReversed();
  return [...hemBehind(plan, sideOf(plan, 0, 1)), ...tiers];
}

function tier(plan: SkirtPlan, k: number, count: number): Panel {
  const top = k / count;
  const low = (k + 1) / count;
  const spread = k === 0 ? 0 : 1.1;
  const raw = sideOf(plan, Math.max(0, top - 0.012), low);
  const side = raw.map(
    ([x, y], i): Point => [
      x - spread * Math.min(1, (i / raw.length) * 4) - (0.9 * i) / raw.length,
      y + (k < count - 1 ? (2.2 * i) / raw.length : 0),
    ],
  );
  const flutes = createFlutes({
    seed: `${plan.seed}:tier ${k}`,
    count: 9 + k * 3,
    heightCm: 1.25 + k * 0.25,
    start: -0.25,
    growth: 0.7,
    sway: 0.4,
  });
  const hem = hemOf({ ...plan, seed: `${plan.seed}:${k}` }, { side, flutes });
  return createPanel({
    name: `tier ${k}`,
    left: side,
    right: mirrored(side),
    outlines: [[...side, ...hem.slice(1, -1), ...mirrored(side).toReversed()]],
    cut: { clothAt: [k * 7.3, k * 3.1] },
    bulge: 0.13,
    squareness: 2.3,
    folds: [
      gathers({ edge: 'top', heightCm: 0.7, count: 17 + k * 4, reach: 0.75 }),
      flutes.fold,
      wrinkle(0.2, { acrossCm: 7, downCm: 10 }),
    ],
    cast: 0.6,
    liftCm: 1,
    isDouble: true,
    marks: [stitch(hem.map(([x, y]): Point => [x, y - 1.2]))],
  });
}
