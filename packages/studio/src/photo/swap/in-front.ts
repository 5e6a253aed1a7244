import type { PixelSize } from '@toile/tools';
import type { Box } from '../field/bounds.ts';
import { LABEL } from '../parse/labels.ts';
import { HAND, limbLength, placeOnLimb } from './body/limb.ts';
import type { ViewedBody } from './body/viewed-body.ts';
import type { Pairwise } from './source/flat-lay.ts';
import type { LaidCloth } from './warp/lay-cloth.ts';

type Front = {
  labels: Uint8Array;
  mask: Uint8Array;
  seen: Uint8Array;
  body: ViewedBody;
  box: Box;
  size: PixelSize;
  laid: LaidCloth;
  /** Lengths of the new sleeves along the arms, in pixels; undefined without a sleeve. */
  sleeveEndsPx: Pairwise<number | undefined>;
};

/** Beginning of the bare arm without a sleeve, as a share of shoulder to wrist: above it is the shoulder. */
const BARE = 0.34;

/** End of the fingers, as a factor of the way from the shoulder to the middle of the hand. */
const FINGERS = 1.13;

/** Plane with 1 for pixels of the mask in front of the garment: hair, hands, held objects, bare arms across the trunk. */
export function inFront(order: Front): Uint8Array {
  const { labels, mask, seen, body, box, size, laid, sleeveEndsPx } = order;
  const lengths = body.arms.map((arm) => limbLength(arm.slice(0, 3)));
  const ends = body.arms.map((arm) => limbLength(arm) * FINGERS);
  const isBeyond = (x: number, y: number, isCovered: boolean) =>
    body.arms.some((arm, side) => {
      const { alongPx, asidePx } = placeOnLimb(x, y, arm);
      if (Math.abs(asidePx) > body.shouldersPx * 0.16 || alongPx > ends[side]) return false;
      const sleeve = sleeveEndsPx[side] ?? lengths[side] * BARE;
      return alongPx > (isCovered ? Math.min(sleeve + 2, lengths[side] * HAND) : 0);
    });
  return mask.map((on, i) => {
    if (!on || seen[i]) return 0;
    if (labels[i] === LABEL.hair || labels[i] === LABEL.held) return 1;
    if (labels[i] !== LABEL.skin) return 0;
    const x = (i % size.width) + box.left;
    const y = Math.floor(i / size.width) + box.top;
    return isBeyond(x, y, laid.alpha[i] > 0.5) ? 1 : 0;
  });
}
