import { createFairTurns, type FairTurns } from '@toile/engines/fair-turns';
import { AppError } from './app-error.ts';

type GateOptions = Parameters<typeof createFairTurns>[0] & {
  /** Waiting pieces of work of one user; no limit by default. */
  mostWaiting?: number;
  /** Seconds after which to ask again for a place in the queue. */
  retryAfterSeconds?: number;
};

/** Owner and size of a piece of work. */
export type GateTurn = { userId: string; size?: number; signal?: AbortSignal };

/**
 * Runs work in its user's turn (see `createFairTurns`). Throws `tooManyRequests` when too much of
 * the user's work waits already, `abandoned` when the signal aborts before the turn.
 */
export type FairGate = <T>(turn: GateTurn, work: () => Promise<T>) => Promise<T>;

/**
 * A queue for a shared resource: nobody waits longer than for the work under way and one turn of
 * each other user.
 */
export function createFairGate({
  mostWaiting = Number.POSITIVE_INFINITY,
  retryAfterSeconds = 5,
  ...limits
}: GateOptions): FairGate {
  const turns: FairTurns = createFairTurns(limits);

  return async ({ userId, size, signal }, work) => {
    if (turns.countWaiting(userId) >= mostWaiting) {
      throw new AppError('tooManyRequests', {
        values: { seconds: retryAfterSeconds },
        retryAfterSeconds,
      });
    }
    let hasBegun = false;
    try {
      return await turns.run({ party: userId, size, signal }, () => {
        hasBegun = true;
        return work();
      });
    } catch (error) {
      throw signal?.aborted && !hasBegun ? new AppError('abandoned') : error;
    }
  };
}
