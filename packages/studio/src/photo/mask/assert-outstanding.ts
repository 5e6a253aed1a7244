import { BLANK_MASK_PIXELS } from '@toile/contract';
import { EngineError } from '@toile/engines';

/**
 * Throws a `refused` EngineError, 'nothing-stands-out', for a mask of 0 and 1 that covers all of its
 * photo, as one of a wall or a cloth does: what it leaves out would be no mask itself.
 */
export function assertOutstanding(mask: Uint8Array): void {
  let left = 0;
  for (const on of mask) if (on === 0) left += 1;
  if (left > BLANK_MASK_PIXELS) return;
  throw new EngineError('refused', `A mask of all pixels but ${left}`, {
    reason: 'nothing-stands-out',
  });
}
