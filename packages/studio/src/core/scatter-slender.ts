import { type Crowd, createCrowd } from './crowd.ts';
import type { Rng } from './rng.ts';
import type { Placed } from './scatter.ts';
import { ownCopyDistance, type Unit } from './unit.ts';

/** One size of long thing to scatter. */
export type SlenderSize<Name extends string> = {
  name: Name;
  /** Length in design units, and its spread as a part of it. */
  length: number;
  jitter?: number;
  /** Breadth as a part of the length. */
  breadth: number;
  /** Largest lean from upright, in radians; by default any direction. */
  lean?: number;
  tries?: number;
};

export type SlenderOptions<Name extends string> = {
  sizes: readonly SlenderSize<Name>[];
  /** Distance kept, as a part of the breadths together. */
  gap: number;
  rng: Rng;
};

const DISCS = 4;

/**
 * Scatters long things closely: each covers a row of discs along its length, so that they lie
 * side by side as circles could not. The radius of what is returned is half the length.
 */
export function scatterSlender<Name extends string>(
  unit: Unit,
  { sizes, gap, rng }: SlenderOptions<Name>,
): Placed<Name>[] {
  const longest = Math.max(...sizes.map(({ length }) => length));
  const crowd = createCrowd(unit, longest * 1.5);
  return sizes.flatMap((size) => {
    const placed: Placed<Name>[] = [];
    for (let failures = 0; failures < (size.tries ?? 300); ) {
      const at = drawPlace(unit, size, rng);
      const discs = discsOf(at, size.breadth);
      if (discs.some((disc) => isTaken(crowd, unit, { ...disc, gap }))) {
        failures += 1;
        continue;
      }
      failures = 0;
      for (const disc of discs) crowd.add(disc);
      placed.push(at);
    }
    return placed;
  });
}

function drawPlace<Name extends string>(
  unit: Unit,
  { name, length, jitter = 0.12, lean = Math.PI }: SlenderSize<Name>,
  rng: Rng,
): Placed<Name> {
  return {
    name,
    x: rng.next() * unit.width,
    y: rng.next() * unit.height,
    radius: (length / 2) * rng.range(1 - jitter, 1 + jitter),
    turn: rng.range(-lean, lean),
    seed: rng.seed(),
  };
}

type Disc = { x: number; y: number; radius: number };

function discsOf({ x, y, radius, turn }: Placed, breadth: number): Disc[] {
  const reach = radius * (1 - breadth);
  return Array.from({ length: DISCS }, (_, i) => {
    const along = reach * ((2 * i) / (DISCS - 1) - 1);
    return {
      x: x + Math.sin(turn) * along,
      y: y - Math.cos(turn) * along,
      radius: radius * breadth,
    };
  });
}

const isTaken = (crowd: Crowd, unit: Unit, { gap, ...disc }: Disc & { gap: number }) =>
  ownCopyDistance(unit, disc) < 2 * disc.radius * gap || crowd.isTooNear(disc, gap);
