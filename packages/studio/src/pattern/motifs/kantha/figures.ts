import { TAU } from '../../../core/interpolate.ts';
import type { Rng } from '../../../core/rng.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';

/** Lines of one thread, by its place among the threads. */
type Filling = { lines: PathPoint[][]; thread: number };

const STEPS = 48;

function ring(radius: number, lobes = 0, depth = 0, turn = 0): PathPoint[] {
  return Array.from({ length: STEPS + 1 }, (_, i): PathPoint => {
    const angle = (i / STEPS) * TAU;
    const reach = radius * (1 + depth * Math.cos(lobes * (angle + turn)));
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
}

/** Lines within a petal that points to `angle`, from its rim inwards. */
function petal(
  angle: number,
  { from, to, width }: { from: number; to: number; width: number },
): PathPoint[][] {
  return [1, 0.68, 0.36].map((part) =>
    Array.from({ length: 17 }, (_, i): PathPoint => {
      const t = i / 16;
      const along = from + (to - from) * (1 - (1 - part) * 0.5) * Math.sin(Math.PI * t) ** 0.8;
      const across = Math.cos(Math.PI * t) * width * part;
      return [
        Math.cos(angle) * along - Math.sin(angle) * across,
        Math.sin(angle) * along + Math.cos(angle) * across,
      ];
    }),
  );
}

/** A lotus from above: rings about its middle, two rounds of petals, a lobed rim. */
export function lotusRings(radius: number): Filling[] {
  const count = 8;
  const round = (turn: number, shape: { from: number; to: number; width: number }) =>
    Array.from({ length: count }, (_, i) => petal(((i + turn) / count) * TAU, shape)).flat();
  return [
    { lines: [ring(radius * 0.06), ring(radius * 0.14), ring(radius * 0.22)], thread: 2 },
    { lines: round(0, { from: radius * 0.27, to: radius * 0.6, width: radius * 0.12 }), thread: 0 },
    {
      lines: round(0.5, { from: radius * 0.5, to: radius * 0.88, width: radius * 0.17 }),
      thread: 1,
    },
    { lines: [ring(radius * 0.95, 16, 0.025)], thread: 2 },
  ];
}

/** A leaf filled with lines that follow its edge. */
export function leafRows(radius: number): Filling[] {
  const edge = (part: number, side: number): PathPoint[] =>
    Array.from({ length: 17 }, (_, i): PathPoint => {
      const t = i / 16;
      return [
        side * Math.sin(Math.PI * t ** 0.8) * radius * 0.48 * part,
        radius * 0.9 - t * radius * 1.8,
      ];
    });
  const halves = [1, 0.75, 0.5, 0.25].flatMap((part) => [edge(part, -1), edge(part, 1)]);
  return [
    { lines: [edge(0, 1)], thread: 1 },
    { lines: halves, thread: 0 },
  ];
}

/** Rings within rings from a lobed middle, the thread changing every few. */
export function echoRings(radius: number, rng: Rng): Filling[] {
  const pitch = 10;
  const count = Math.floor(radius / pitch);
  const lobes = rng.int(4, 7);
  return Array.from({ length: count }, (_, i) => ({
    lines: [ring((i + 0.6) * pitch, lobes, 0.16 * (1 - i / count))],
    thread: Math.floor(i / 3),
  }));
}
