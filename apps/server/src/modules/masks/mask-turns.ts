import { AppError } from '../../platform/app-error.ts';

/** Masks of one user that may wait at a time: one is drawn after the other, for all users. */
const MOST_WAITING = 4;

const RETRY_AFTER_SECONDS = 3;

/** Does the work, unless the user has too many pieces of it waiting: then throws `tooManyRequests`. */
export type MaskTurns = <T>(userId: string, work: () => Promise<T>) => Promise<T>;

export function createMaskTurns(): MaskTurns {
  const waiting = new Map<string, number>();

  function leave(userId: string): void {
    const left = (waiting.get(userId) ?? 1) - 1;
    if (left > 0) waiting.set(userId, left);
    else waiting.delete(userId);
  }

  return async (userId, work) => {
    const own = waiting.get(userId) ?? 0;
    if (own >= MOST_WAITING) {
      throw new AppError('tooManyRequests', {
        values: { seconds: RETRY_AFTER_SECONDS },
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    }
    waiting.set(userId, own + 1);
    return work().finally(() => leave(userId));
  };
}
