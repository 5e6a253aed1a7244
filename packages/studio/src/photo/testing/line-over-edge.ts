import type { PixelSize } from '@toile/tools';
import type { Dot } from '../mask/dots.ts';

/** The end of a garment that a line is drawn over. */
export type GarmentEnd = 'hem' | 'neck' | 'sleeve';

/** The distance between dots along a drawn line. */
const STEP_PX = 40;
const INSIDE_PX = 160;
const AROUND_PX = 60;

type Line = { end: GarmentEnd; overPx: number; size: PixelSize };

/**
 * Dots along a line that begins in a garment, leaves it where it ends over skin, and ends so many
 * pixels behind. Throws where that end of the garment borders on no skin.
 */
export function lineOverEdge(
  garment: Uint8Array,
  skin: Uint8Array,
  { end, overPx, size }: Line,
): Dot[] {
  const edge = endOf(garment, skin, { end, size });
  const inner = middleAround(garment, edge, size);
  const length = Math.hypot(edge.x - inner.x, edge.y - inner.y);
  const [ux, uy] = [(edge.x - inner.x) / length, (edge.y - inner.y) / length];
  const dots: Dot[] = [];
  for (let along = -INSIDE_PX; along < overPx; along += STEP_PX) dots.push(at(along));
  return [...dots, at(overPx)];

  function at(along: number): Dot {
    return { x: Math.round(edge.x + ux * along), y: Math.round(edge.y + uy * along) };
  }
}

function endOf(
  garment: Uint8Array,
  skin: Uint8Array,
  { end, size }: Pick<Line, 'end' | 'size'>,
): Dot {
  const middle = middleOf(garment, size);
  const worth: Record<GarmentEnd, (dot: Dot) => number> = {
    hem: ({ y }) => y,
    neck: ({ x, y }) => -y - Math.abs(x - middle.x),
    sleeve: ({ x }) => Math.abs(x - middle.x),
  };
  let best: Dot | undefined;
  for (let y = 2; y < size.height - 2; y += 1) {
    for (let x = 2; x < size.width - 2; x += 1) {
      if (!garment[y * size.width + x] || !touches(skin, { x, y }, size)) continue;
      if (!best || worth[end]({ x, y }) > worth[end](best)) best = { x, y };
    }
  }
  if (!best) throw new Error(`The garment's ${end} borders on no skin`);
  return best;
}

const touches = (mask: Uint8Array, { x, y }: Dot, { width }: PixelSize) =>
  [-2, 2, -2 * width, 2 * width].some((by) => mask[y * width + x + by]);

function middleOf(mask: Uint8Array, size: PixelSize): Dot {
  return middleAround(mask, { x: size.width / 2, y: size.height / 2 }, size, size.height);
}

function middleAround(
  mask: Uint8Array,
  around: Dot,
  { width }: PixelSize,
  radiusPx = AROUND_PX,
): Dot {
  let [x, y, count] = [0, 0, 0];
  mask.forEach((on, i) => {
    if (!on) return;
    const [column, row] = [i % width, Math.floor(i / width)];
    if (Math.hypot(column - around.x, row - around.y) > radiusPx) return;
    x += column;
    y += row;
    count += 1;
  });
  return { x: x / count, y: y / count };
}
