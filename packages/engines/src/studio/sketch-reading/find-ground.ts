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
  const small = halved(lines, size);
  const toSmall = distanceTo(small.lines, small.size);
  const found = BALLS_PX.map((radius) => roll(toSmall, radius / 2, small.size).figurePx);
  const most = Math.max(...found);
  const chosen = found.findIndex((figurePx) => figurePx >= most * ENOUGH);
  return roll(distanceTo(lines, size), BALLS_PX[chosen], size).ground;
}

/** Lines at half the size, where the balls are tried. */
function halved(lines: Uint8Array, { width, height }: PixelSize) {
  const size = { width: width >> 1, height: height >> 1 };
  const half = new Uint8Array(size.width * size.height);
  for (let y = 0, i = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1, i += 1) {
      const at = y * 2 * width + x * 2;
      half[i] = lines[at] | lines[at + 1] | lines[at + width] | lines[at + width + 1];
    }
  }
  return { lines: half, size };
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
