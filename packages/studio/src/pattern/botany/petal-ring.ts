import { TAU } from '../../core/interpolate.ts';
import { inFrame, type Pen } from '../paint/pen.ts';

/** Runs `draw` once for each of `count` petals set in a ring, each turned to its place and shaken by up to `shake` radians. */
export function petalRing(
  pen: Pen,
  {
    count,
    shake = 0,
    start = pen.rng.range(0, TAU),
  }: { count: number; shake?: number; start?: number },
  draw: (index: number) => void,
): void {
  for (let i = 0; i < count; i += 1) {
    inFrame(pen, { turn: start + (i / count) * TAU + pen.rng.range(-shake, shake) }, () => draw(i));
  }
}
