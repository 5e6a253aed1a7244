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
  const found = BALLS_PX.map((radius) => figurePxOf(roll(toSmall, radius / 2, small.size)));
  const most = Math.max(...found);
  const chosen = found.findIndex((figurePx) => figurePx >= most * ENOUGH);
  return roll(distanceTo(lines, size), BALLS_PX[chosen], size);
}

/** Pieces of ground at least this large are looked at again. */
const LEAST_LEAK_PX = 500;
/** A part of the page that no sleeve or leg fills. */
const WIDE_WASH = 0.055;

/**
 * Gives back to the figure what leaked out of it through a gap: pieces of ground that a large
 * ball cannot enter though there is room for it, or whose colour is not the ground's.
 */
export function closeLeaks(
  ground: Uint8Array,
  {
    lines,
    size,
    isGroundAt,
  }: {
    lines: Uint8Array;
    size: PixelSize;
    /** Whether a pixel has a colour of the ground at its height. */
    isGroundAt: (i: number) => boolean;
  },
): void {
  const largest = BALLS_PX[BALLS_PX.length - 1];
  const toLine = distanceTo(lines, size);
  const outside = roll(toLine, largest, size);
  const shut = ground.map((is, i) => (is && !outside[i] ? 1 : 0));
  const { labels, list } = components(shut, size);
  const seen = list.map(() => ({ px: 0, freePx: 0, alikePx: 0, roomPx: 0, rimPx: 0, openPx: 0 }));
  for (let i = size.width; i < labels.length - size.width; i += 1) {
    if (labels[i] === 0) continue;
    const one = seen[labels[i] - 1];
    one.px += 1;
    if (toLine[i] > largest) one.roomPx += 1;
    if (!lines[i] && i % 13 === 0) {
      one.freePx += 1;
      if (isGroundAt(i)) one.alikePx += 1;
    }
    for (const next of [i + 1, i - 1, i + size.width, i - size.width]) {
      if (labels[next] === labels[i]) continue;
      one.rimPx += 1;
      if (outside[next]) one.openPx += 1;
    }
  }
  const leaked = seen.map(({ px, freePx, alikePx, roomPx, rimPx, openPx }) => {
    // Washes behind a figure are wide and without folds.
    if (
      px < LEAST_LEAK_PX ||
      openPx > rimPx * 0.25 ||
      (px > ground.length * WIDE_WASH && roomPx > px * 0.55)
    )
      return false;
    return alikePx < freePx * 0.35 || (roomPx > 60 && openPx < rimPx * 0.1);
  });
  for (let i = 0; i < labels.length; i += 1) {
    if (labels[i] !== 0 && leaked[labels[i] - 1]) ground[i] = 0;
  }
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

function figurePxOf(ground: Uint8Array): number {
  let px = 0;
  for (const is of ground) px += 1 - is;
  return px;
}

function roll(toLine: Float32Array, radius: number, size: PixelSize): Uint8Array {
  const room = new Uint8Array(toLine.length);
  for (let i = 0; i < room.length; i += 1) room[i] = toLine[i] > radius ? 1 : 0;
  const { labels, list } = components(room, size);
  const reached = new Uint8Array(room.length);
  for (let i = 0; i < room.length; i += 1) {
    if (labels[i] !== 0 && list[labels[i] - 1].touchesEdge) reached[i] = 1;
  }
  const toReached = distanceTo(reached, size);
  // The middle of a line is the outline: half of its width belongs to the ground.
  return Uint8Array.from(toReached, (off) => (off <= radius + 0.6 ? 1 : 0));
}
