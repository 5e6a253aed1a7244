import { isWornPart } from '../parts/parts.ts';
import type { PlacedDot } from './placed-dot.ts';

/** Largest distance in pixels between dots along a drawn line; a quick hand leaves some out. */
const STEP_PX = 60;
const LEAST_DOTS = 3;

/**
 * Dots that follow one another as those along a line do that runs over a garment; dots are in the
 * order in which they were set. Any other was set by itself.
 */
export function dotsOnLines(dots: readonly PlacedDot[]): ReadonlySet<PlacedDot> {
  const runs: PlacedDot[][] = [];
  for (const dot of dots) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && Math.hypot(dot.x - last.x, dot.y - last.y) <= STEP_PX) run.push(dot);
    else runs.push([dot]);
  }
  return new Set(runs.filter((run) => run.length >= LEAST_DOTS && run.some(isOnGarment)).flat());
}

const isOnGarment = ({ part }: PlacedDot): boolean => isWornPart(part);
