import type { PixelSize } from '@toile/tools';
import type { Box } from '../field/bounds.ts';
import { LABEL } from '../parse/labels.ts';
import { limbLength, placeOnLimb } from './body/limb.ts';
import type { ViewedBody } from './body/viewed-body.ts';
import type { LaidCloth } from './warp/lay-cloth.ts';

type Front = {
  labels: Uint8Array;
  mask: Uint8Array;
  seen: Uint8Array;
  body: ViewedBody;
  box: Box;
  size: PixelSize;
  laid: LaidCloth;
};

/** 1 for what of the mask lies before the garment: hair, hands, what they hold, bare arms across the trunk. */
export function inFront({ labels, mask, seen, body, box, size, laid }: Front): Uint8Array {
  const hand = (x: number, y: number, from: number) =>
    body.arms.some((arm) => {
      const { alongPx, asidePx } = placeOnLimb(x, y, arm);
      const isNear = Math.abs(asidePx) < body.shouldersPx * 0.16;
      return isNear && alongPx > limbLength(arm.slice(0, 3)) * from;
    });
  return mask.map((on, i) => {
    if (!on || seen[i]) return 0;
    if (labels[i] === LABEL.hair || labels[i] === LABEL.held) return 1;
    if (labels[i] !== LABEL.skin) return 0;
    const x = (i % size.width) + box.left;
    const y = Math.floor(i / size.width) + box.top;
    // A sleeve covers the forearm, never the hand.
    return hand(x, y, laid.alpha[i] > 0.5 ? 0.93 : 0) ? 1 : 0;
  });
}
