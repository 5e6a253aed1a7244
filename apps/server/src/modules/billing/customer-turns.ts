import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database.ts';
import { type CustomerKey, dropLease, takeLease } from './customers.repository.ts';

/**
 * Longest time for which a dead holder keeps a customer. Longer than the calls of one turn take; a
 * holder that loses its lease commits nothing.
 */
const LEASE_SECONDS = 60;

const POLL_MS = 50;

/** A turn at a customer's account, held by one at a time. */
export type Turn = CustomerKey & { token: string };

/** Waits for a customer's turn up to a time limit, runs the work and ends the turn. */
export function createCustomerTurns({ database }: { database: Database }) {
  async function waitForLease(key: CustomerKey, patienceMs: number): Promise<string> {
    const giveUpAt = Date.now() + patienceMs;
    for (;;) {
      const token = await takeLease(database, key, LEASE_SECONDS);
      if (token !== undefined) return token;
      if (Date.now() >= giveUpAt) throw new AppError('unavailable', { retryAfterSeconds: 2 });
      await sleep(POLL_MS);
    }
  }

  /** Queues of this process, so that one at a time asks for the lease. */
  const lines = new Map<string, Promise<unknown>>();

  async function inLine<Result>(customerId: string, work: () => Promise<Result>): Promise<Result> {
    const before = lines.get(customerId);
    const mine = (async () => {
      // The result of the call before does not matter here.
      await before?.catch(() => undefined);
      return work();
    })();
    lines.set(customerId, mine);
    try {
      return await mine;
    } finally {
      if (lines.get(customerId) === mine) lines.delete(customerId);
    }
  }

  async function withLease<Result>(
    key: CustomerKey,
    patienceMs: number,
    work: (turn: Turn) => Promise<Result>,
  ): Promise<Result> {
    const token = await waitForLease(key, patienceMs);
    try {
      return await work({ ...key, token });
    } finally {
      await dropLease(database, key, token);
    }
  }

  /** @throws AppError unavailable when others kept the customer busy for `patienceMs` */
  return function inTurn<Result>(
    key: CustomerKey,
    patienceMs: number,
    work: (turn: Turn) => Promise<Result>,
  ): Promise<Result> {
    return inLine(key.customerId, () => withLease(key, patienceMs, work));
  };
}

export type InTurn = ReturnType<typeof createCustomerTurns>;
