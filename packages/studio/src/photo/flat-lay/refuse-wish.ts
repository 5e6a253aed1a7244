import type { RefusalReason } from '@toile/contract';
import { EngineError } from '@toile/engines';

/** The error for a wish that this photo does not answer. */
export const refusedWish = (reason: RefusalReason): EngineError =>
  new EngineError('refused', `No flat-lay of this photo: ${reason}`, { reason });
