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
  /** How far the new sleeves reach along the arms; undefined without one. */
  sleeveEndsPx: Pairwise<number | undefined>;
};

/** Without a sleeve the arm is bare from here on; its root belongs to the shoulder. */
const BARE = 0.34;

/** Fingers end by this part of the way from shoulder to hand. */
const FINGERS = 1.13;

/** 1 for what of the mask lies before the garment: hair, hands, what they hold, bare arms across the trunk. */
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
