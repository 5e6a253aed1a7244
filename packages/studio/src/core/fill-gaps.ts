import { createCrowd } from './crowd.ts';
import type { Rng } from './rng.ts';
import type { Placed, ScatterSize } from './scatter.ts';
import { ownCopyDistance, type Point, type Unit } from './unit.ts';

export type Circle = Point & { radius: number };

export type GapOptions<Name extends string> = {
  /** Objects on the unit already, as circles that together cover them. */
  taken: readonly Circle[];
  /** Sizes to place, largest first. */
  sizes: readonly ScatterSize<Name>[];
  rng: Rng;
};

/** Scatters things into the room that is left around others, copies across the joins included. */
export function fillGaps<Name extends string>(
  unit: Unit,
  { taken, sizes, rng }: GapOptions<Name>,
): Placed<Name>[] {
  const largest = Math.max(
    ...taken.map(({ radius }) => radius),
    ...sizes.map(({ radius, jitter = 0 }) => radius * (1 + jitter)),
  );
  const crowd = createCrowd(unit, 2.4 * largest);
  for (const circle of taken) crowd.add(circle);
  return sizes.flatMap((size) => {
    const placed: Placed<Name>[] = [];
    for (let failures = 0; failures < (size.tries ?? 160); ) {
      const at = drawSpot(unit, size, rng);
      const { gap = 1 } = size;
      if (ownCopyDistance(unit, at) < 2 * at.radius * gap || crowd.isTooNear(at, gap)) {
        failures += 1;
        continue;
      }
      failures = 0;
      crowd.add(at);
      placed.push(at);
    }
    return placed;
  });
}

function drawSpot<Name extends string>(
  unit: Unit,
  { name, radius, jitter = 0 }: ScatterSize<Name>,
  rng: Rng,
): Placed<Name> {
  return {
    name,
    x: rng.next() * unit.width,
    y: rng.next() * unit.height,
    radius: radius * rng.range(1 - jitter, 1 + jitter),
    turn: rng.range(0, Math.PI * 2),
    seed: rng.seed(),
  };
}
