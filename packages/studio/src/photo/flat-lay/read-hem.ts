import type { PixelSize } from '@toile/tools';
import { lerp } from '../../core/interpolate.ts';
import { type GarmentView, PLACE, placeAt, SIDES } from './garment-view.ts';
import type { Heights, Rail, Settled } from './settle-rails.ts';
import { ROWS } from './settle-rails.ts';

/** Lower end of a garment: in sight, tucked into another garment's waist, or outside the photo. */
export type Hem = 'free' | 'tucked' | 'beyond the photo';

type Body = Pick<Settled, 'rails' | 'half'> & { bottom: Heights; armpitRow: number };

/** Width of a tucked top near its hem, as the largest share of its widest row. */
const NARROW = 0.96;

/** Reads the lower end of a garment. */
export function readHem(
  view: GarmentView,
  { rails, half, bottom, armpitRow }: Body,
  photo: PixelSize,
): Hem {
  const ends = SIDES.flatMap((side) =>
    [0.15, 0.3, 0.45, 0.6, 0.75].map((part) =>
      endBelow(view, rails[side][ROWS - 1], { part, y: bottom[side] }),
    ),
  );
  const cut = ends.filter(({ x, y }) => isOutside(view.toPhoto(x, y + 4), photo));
  if (cut.length > ends.length * 0.5) return 'beyond the photo';
  const below = ends.map(({ x, y }) => placeAt(view, x, y + 7));
  const held = below.filter((place) => place === PLACE.garment || place === PLACE.veil);
  const isOverCloth = below.includes(PLACE.garment);
  // What is tucked in is no wider than the waist that holds it.
  const isHeld = SIDES.every((side) => {
    const { x, y } = endBelow(view, rails[side][ROWS - 4], { part: 0.86, y: bottom[side] });
    return placeAt(view, x, y + 9) !== PLACE.ground;
  });
  const hips = (view.joints.leftHip.y + view.joints.rightHip.y) / 2;
  const isHigh = (bottom[-1] + bottom[1]) / 2 < hips + view.torsoPx * 0.06;
  const isNarrow = half[ROWS - 12] < Math.max(...half.slice(armpitRow)) * NARROW;
  return isHeld && isOverCloth && held.length > ends.length * 0.5 && isHigh && isNarrow
    ? 'tucked'
    : 'free';
}

/** The last cloth of a column about the hem. */
function endBelow(
  view: GarmentView,
  { inner, outer }: Rail,
  { part, y }: { part: number; y: number },
) {
  const x = lerp(inner, outer, part);
  const from = Math.round(y - view.torsoPx * 0.1);
  let last = y;
  for (let at = from; at < y + view.torsoPx * 0.1; at += 1) {
    if (placeAt(view, x, at) === PLACE.cloth) last = at;
  }
  return { x, y: last };
}

const isOutside = ({ x, y }: { x: number; y: number }, { width, height }: PixelSize) =>
  y >= height - 2 || x < 1 || x >= width - 1;
