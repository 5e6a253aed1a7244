import type { PixelSize } from '@toile/tools';
import { components } from './plane/components.ts';
import { distanceTo } from './plane/distance-to.ts';

/** Radii of the balls that roll over the ground: the larger, the wider the gaps in lines that stop them. */
const BALLS_PX = [1.6, 2.6, 4, 6, 9, 13];
/** A ball is large enough when a larger one would find little more figure. */
const ENOUGH = 0.96;

/**
 * The paper around a drawing: what a ball reaches from the edge of the page without crossing a
 * line. Lines have gaps, so balls grow until the figure no longer leaks. Returns 1 for ground.
 */
export function findGround(lines: Uint8Array, size: PixelSize): Uint8Array {
  const toLine = distanceTo(lines, size);
  const rolled = BALLS_PX.map((radius) => roll(toLine, radius, size));
  const most = Math.max(...rolled.map(({ figurePx }) => figurePx));
  const chosen = rolled.find(({ figurePx }) => figurePx >= most * ENOUGH) ?? rolled[0];
  return chosen.ground;
}

function roll(toLine: Float32Array, radius: number, size: PixelSize) {
  const room = new Uint8Array(toLine.length);
  for (let i = 0; i < room.length; i += 1) room[i] = toLine[i] > radius ? 1 : 0;
  const { labels, list } = components(room, size);
  const reached = new Uint8Array(room.length);
  for (let i = 0; i < room.length; i += 1) {
    if (labels[i] !== 0 && list[labels[i] - 1].touchesEdge) reached[i] = 1;
  }
  const toReached = distanceTo(reached, size);
  const ground = new Uint8Array(room.length);
  let figurePx = 0;
  for (let i = 0; i < ground.length; i += 1) {
    // The middle of a line is the outline: half of its width belongs to the ground.
    if (toReached[i] <= radius + 0.6) ground[i] = 1;
    else figurePx += 1;
  }
  return { ground, figurePx };
}
