import { type Crowd, createCrowd } from './crowd.ts';
import type { Rng } from './rng.ts';
import { ownCopyDistance, TILE, type Unit } from './unit.ts';

/** One size of thing to scatter; sizes are placed in the order given, largest first. */
export type ScatterSize<Name extends string> = {
  name: Name;
  /** Radius in design units. */
  radius: number;
  /** Spread of the radius, as a part of it. */
  jitter?: number;
  /** Distance kept from others, as a part of the two radii together; below 1 they overlap. */
  gap?: number;
  /** At most so many in a whole tile; without it as many as fit. */
  perTile?: number;
  /** Failed tries in a row after which the size counts as full. */
  tries?: number;
};

export type Placed<Name extends string = string> = {
  name: Name;
  x: number;
  y: number;
  radius: number;
  /** Radians. */
  turn: number;
  seed: number;
};

/** Scatters sizes over the unit so that no two come too close, copies across the joins included. */
export function scatter<Name extends string>(
  unit: Unit,
  sizes: readonly ScatterSize<Name>[],
  rng: Rng,
): Placed<Name>[] {
  const placed: Placed<Name>[] = [];
  const crowd = createCrowd(unit, Math.max(...sizes.map(farthest)));
  for (const size of sizes) fillWith(size, { unit, rng, placed, crowd });
  return placed;
}

/** The greatest distance that two of a size keep from each other. */
const farthest = ({ radius, jitter = 0, gap = 1 }: ScatterSize<string>) =>
  2 * radius * (1 + jitter) * Math.max(1, gap);

type Board<Name extends string> = { unit: Unit; rng: Rng; placed: Placed<Name>[]; crowd: Crowd };

function fillWith<Name extends string>(size: ScatterSize<Name>, board: Board<Name>): void {
  const { unit, rng, placed, crowd } = board;
  const { jitter = 0, gap = 1, tries = 160, perTile = Number.POSITIVE_INFINITY } = size;
  const most = Math.max(1, Math.round((perTile * unit.width * unit.height) / TILE ** 2));
  let failures = 0;
  for (let count = 0; count < most && failures < tries; ) {
    const radius = size.radius * rng.range(1 - jitter, 1 + jitter);
    const spot = { x: rng.next() * unit.width, y: rng.next() * unit.height };
    const tooNear =
      ownCopyDistance(unit, spot) < 2 * radius * gap || crowd.isTooNear({ ...spot, radius }, gap);
    if (tooNear) {
      failures += 1;
      continue;
    }
    failures = 0;
    count += 1;
    crowd.add({ ...spot, radius });
    placed.push({
      name: size.name,
      ...spot,
      radius,
      turn: rng.range(0, Math.PI * 2),
      seed: rng.seed(),
    });
  }
}
