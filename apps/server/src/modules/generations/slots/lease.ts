import { setTimeout as sleep } from 'node:timers/promises';
import { isConnectionLoss } from '../../../platform/connection-loss.ts';

type LeaseOptions = {
  leaseSeconds: number;
  /** Prolongs the lease; false when it is lost. */
  renew: () => Promise<boolean>;
  onLost: () => void;
};

/**
 * Renews a lease every third of its length until the returned function is called. While the
 * database is away nobody else can take the slot either, so that alone does not lose the lease.
 */
export function keepLease({ leaseSeconds, renew, onLost }: LeaseOptions): () => void {
  const ended = new AbortController();

  async function isStillHeld(): Promise<boolean> {
    try {
      return await renew();
    } catch (error) {
      return isConnectionLoss(error);
    }
  }

  async function keep(): Promise<void> {
    while (!ended.signal.aborted) {
      await sleep((leaseSeconds * 1000) / 3, undefined, { signal: ended.signal });
      if (!(await isStillHeld()) && !ended.signal.aborted) return onLost();
    }
  }

  keep().catch(() => undefined);
  return () => ended.abort();
}
