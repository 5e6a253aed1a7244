import { type Hex, mix } from '../../../../core/colour.ts';
import { TAU } from '../../../../core/interpolate.ts';
import type { Rng } from '../../../../core/rng.ts';
import type { Point } from '../../../../core/scene/point.ts';
import type { PlacedPrint } from '../../../../core/scene/scene.ts';
import { cellsOf, gridOf, inCell, type Placing, placesOf, type Shape } from './placing.ts';

/** Tapered, wavering stripes from both sides, as a zebra has them. */
export function zebra(placing: Placing): PlacedPrint {
  const { rng, colours } = placing;
  const grid = gridOf(placing, 0.125);
  const shapes: Shape[] = [];
  for (let row = 0; row <= grid.rows; row += 1) {
    const split = rng.range(0.36, 0.64);
    for (const side of [-1, 1]) {
      const [outer, inner] = side < 0 ? [-0.05, split + rng.range(0, 0.14)] : [1.05, split];
      const outline = tapered(rng, {
        from: [outer, (row + rng.range(0.1, 0.35)) / grid.rows],
        to: [inner, (row + rng.range(0.55, 0.95)) / grid.rows],
        thick: rng.range(0.4, 0.62) / grid.rows,
      }).map(([u, v]) => grid.patch(u, v));
      shapes.push({ outline, colour: colours[0] });
    }
  }
  return { lines: [], shapes };
}

type Taper = { from: Point; to: Point; thick: number };

/** A stripe that is thick at `from` and ends in a point at `to`, in the coordinates of the cloth. */
function tapered(rng: Rng, { from, to, thick }: Taper): Point[] {
  const phase = rng.range(0, TAU);
  const steps = Array.from({ length: 11 }, (_, i) => i / 10);
  const middle = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t ** 1.6 + Math.sin(phase + t * 7) * thick * 0.28,
  ];
  const half = (t: number) => (thick / 2) * (1 - t ** 2.2) * (1 + 0.25 * Math.sin(phase + t * 11));
  const edge = (sign: number) =>
    steps.map((t): Point => [middle(t)[0], middle(t)[1] + sign * half(t)]);
  return [...edge(-1), ...edge(1).toReversed()];
}

/** Soft-edged blots of several colours over each other. */
export function camouflage(placing: Placing): PlacedPrint {
  const { rng, colours, unit } = placing;
  const shapes = colours.flatMap((colour) =>
    placesOf(placing, { pitch: 0.27, jitter: 0.42 }).map(
      (at): Shape => ({ outline: blot(rng, at, unit * rng.range(0.07, 0.13)), colour }),
    ),
  );
  return { lines: [], shapes };
}

/** An uneven round about a place; its radius in pixels. */
function blot(rng: Rng, [x, y]: Point, radius: number): Point[] {
  const [a, b] = [rng.range(0, TAU), rng.range(0, TAU)];
  const squash = rng.range(0.5, 0.8);
  return Array.from({ length: 20 }, (_, i): Point => {
    const angle = (i / 20) * TAU;
    const r = radius * (1 + 0.3 * Math.sin(2 * angle + a) + 0.22 * Math.sin(3 * angle + b));
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r * squash];
  });
}

/** Scales in rows, darker in blotches down the cloth. */
export function snakeskin(placing: Placing): PlacedPrint {
  const { cloth, colours, rng } = placing;
  const grid = gridOf(placing, 0.075);
  const tones: readonly Hex[] = [
    mix(cloth, colours[0], 0.25),
    mix(cloth, colours[0], 0.6),
    colours[0],
  ];
  const shapes = cellsOf(grid).map((cell): Shape => {
    const shifted = { ...cell, column: cell.column + (cell.row % 2) / 2 };
    const wave = Math.sin(shifted.column * 0.9) + Math.sin(cell.row * 0.55 + shifted.column * 0.35);
    const tone = tones[Math.min(2, Math.max(0, Math.round(wave + 0.6 + rng.range(-0.4, 0.4))))];
    return { outline: inCell(grid, shifted, SCALE), colour: tone };
  });
  return { lines: [], shapes };
}

const SCALE = [
  [0.5, -0.32],
  [0.92, 0.5],
  [0.5, 1.32],
  [0.08, 0.5],
] as const;
