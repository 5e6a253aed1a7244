import type { LocalRange } from './local-range.ts';
import { blankLike, type Plane } from './plane.ts';

/** Strength of sharpening against the four neighbours: in even texture, and at an edge. */
const SOFT = 0.055;
const HARD = 0.09;
/** Ranges between which texture becomes edge, of 255. */
const TEXTURE = 32;
const EDGE = 128;

/**
 * Gives a plane back what halving took: each place stands off a little from its four
 * neighbours, edges more than texture, which would turn to noise. Made for a picture that is
 * enlarged next and held within its local range. The strengths gave the best signal-to-noise
 * ratio on halved drawings and photos with no picture worse than without.
 */
export function sharpenEdges(plane: Plane, { least, greatest }: LocalRange): Plane {
  const { values, stride } = plane;
  const sharp = blankLike(plane);
  for (let i = stride; i < values.length - stride; i += 1) {
    const around = values[i - 1] + values[i + 1] + values[i - stride] + values[i + stride];
    sharp[i] = values[i] + strengthAt(greatest[i] - least[i]) * (4 * values[i] - around);
  }
  return { ...plane, values: sharp };
}

function strengthAt(range: number): number {
  if (range <= TEXTURE) return SOFT;
  if (range >= EDGE) return HARD;
  const t = (range - TEXTURE) / (EDGE - TEXTURE);
  return SOFT + (HARD - SOFT) * t * t * (3 - 2 * t);
}
