import { type Pixels, type Seams, seamScore } from './seam-score.ts';

/** Share of a side that is laid over the other one, where the join is looked for. */
const OVERLAP = 1 / 6;
/** Pixels on either side of the join over which the two parts are mixed. */
const FEATHER_PX = 2;
/** A join may exceed the interior's largest step by this factor, for rounding. */
const TOLERANCE = 1.02;

/** A tile whose sides meet, and the measure of its joins. */
export type JoinedTile = { pixels: Pixels; seam: Seams };

const distance = (data: Pixels['data'], a: number, b: number) =>
  Math.abs(data[a] - data[b]) +
  Math.abs(data[a + 1] - data[b + 1]) +
  Math.abs(data[a + 2] - data[b + 2]);

/** Differences (0 to 765) between the left strip and the one that is laid over it, row by row. */
function compareStrips({ data, width, height }: Pixels, overlap: number): Float64Array {
  const differences = new Float64Array(overlap * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < overlap; x += 1) {
      const left = (y * width + x) * 4;
      const right = (y * width + width - overlap + x) * 4;
      differences[y * overlap + x] = distance(data, left, right);
    }
  }
  return differences;
}

/**
 * The path from top to bottom through a strip along which the differences add up to the least, by
 * row. A step goes at most one pixel aside, and the path ends in the column where it began, so that
 * it closes over the join above and below.
 */
function findPath(differences: Float64Array, overlap: number, height: number): Uint32Array {
  const first = bestPath(differences, { overlap, height });
  const start = first[0] ?? 0;
  return first[height - 1] === start ? first : bestPath(differences, { overlap, height, start });
}

type Strip = { overlap: number; height: number; start?: number };

function bestPath(differences: Float64Array, { overlap, height, start }: Strip): Uint32Array {
  const sums = differences.slice();
  for (let x = 0; x < overlap; x += 1) {
    if (start !== undefined && Math.abs(x - start) > 0) sums[x] = Number.POSITIVE_INFINITY;
  }
  const steps = new Int8Array(overlap * height);
  for (let y = 1; y < height; y += 1) {
    for (let x = 0; x < overlap; x += 1) {
      let step = 0;
      for (const aside of [-1, 1]) {
        const from = x + aside;
        if (from < 0 || from >= overlap) continue;
        if (sums[(y - 1) * overlap + from] < sums[(y - 1) * overlap + x + step]) step = aside;
      }
      steps[y * overlap + x] = step;
      sums[y * overlap + x] += sums[(y - 1) * overlap + x + step];
    }
  }
  const path = new Uint32Array(height);
  const last = (height - 1) * overlap;
  let at = start ?? 0;
  if (start === undefined) {
    for (let x = 1; x < overlap; x += 1) if (sums[last + x] < sums[last + at]) at = x;
  }
  for (let y = height - 1; y >= 0; y -= 1) {
    path[y] = at;
    at += steps[y * overlap + at];
  }
  return path;
}

type Joined = { pixels: Pixels; meanDifference: number };

/** Lays the right side over the left one, cut along the path on which they differ least. */
function joinLeftToRight(source: Pixels): Joined {
  const { data, width, height } = source;
  const overlap = Math.max(2, Math.round(width * OVERLAP));
  const differences = compareStrips(source, overlap);
  const path = findPath(differences, overlap, height);
  const joinedWidth = width - overlap;
  const joined = new Uint8Array(joinedWidth * height * 4);
  let sum = 0;
  for (let y = 0; y < height; y += 1) {
    const cut = path[y];
    sum += differences[y * overlap + cut] / 3;
    for (let x = 0; x < joinedWidth; x += 1) {
      const to = (y * joinedWidth + x) * 4;
      const own = (y * width + x) * 4;
      // Left of the cut lies what continues the right side; right of it the tile's own.
      const laid = (y * width + joinedWidth + x) * 4;
      const share = x < overlap ? Math.min(1, Math.max(0, (x - cut) / (2 * FEATHER_PX) + 0.5)) : 1;
      for (let channel = 0; channel < 4; channel += 1) {
        const other = share < 1 ? data[laid + channel] : 0;
        joined[to + channel] = Math.round(data[own + channel] * share + other * (1 - share));
      }
    }
  }
  return {
    pixels: { data: joined, width: joinedWidth, height },
    meanDifference: sum / height,
  };
}

function transpose({ data, width, height }: Pixels): Pixels {
  const from = new Uint32Array(data.slice().buffer);
  const turned = new Uint32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) turned[x * height + y] = from[y * width + x];
  }
  return { data: new Uint8Array(turned.buffer), width: height, height: width };
}

/**
 * A picture as a tile that meets itself on all sides, a sixth smaller each way unless it does
 * already: each side is laid over the opposite one and cut along the line on which both differ least
 * (minimum error boundary cut: Efros and Freeman, Image Quilting, SIGGRAPH 2001). The measure of
 * each join is the difference along its cut; where that stands out from the interior's steps, the
 * tile is not called seamless.
 */
export function joinSides(picture: Pixels): JoinedTile {
  const before = seamScore(picture);
  if (before.seamless) return { pixels: picture, seam: before };
  const across = joinLeftToRight(picture);
  const down = joinLeftToRight(transpose(across.pixels));
  const pixels = transpose(down.pixels);
  const after = seamScore(pixels);
  const wrapX = Math.max(after.wrapX, across.meanDifference);
  const wrapY = Math.max(after.wrapY, down.meanDifference);
  const seamless = wrapX <= after.interiorX * TOLERANCE && wrapY <= after.interiorY * TOLERANCE;
  return { pixels, seam: { ...after, wrapX, wrapY, seamless } };
}
