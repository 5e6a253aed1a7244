import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../platform/app-error.ts';
import { isAway } from '../../platform/connection-loss.ts';
import type { Database } from '../../platform/database.ts';
import { retryWhileAway } from '../../platform/retry.ts';
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
  async function waitForLease(turn: Turn, patienceMs: number): Promise<void> {
    const giveUpAt = Date.now() + patienceMs;
    const lease = { token: turn.token, leaseSeconds: LEASE_SECONDS };
    for (;;) {
      if (await takeLease(database, turn, lease)) return;
      if (Date.now() >= giveUpAt) throw new AppError('unavailable', { retryAfterSeconds: 2 });
      await sleep(POLL_MS);
    }
  }

  /**
   * Gives the lease back. While the database is away that is tried again beside the answer: a lease
   * left behind would keep the customer for its whole time.
   */
  async function endTurn(turn: Turn): Promise<void> {
    const drop = () => dropLease(database, turn, turn.token);
    try {
      await drop();
    } catch (error) {
      if (!isAway(error)) throw error;
      const trying = retryWhileAway(drop, { giveUpAfterMs: LEASE_SECONDS * 1000 });
      // After that time the lease has ended by itself.
      void trying.catch(() => undefined);
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
    const turn: Turn = { ...key, token: randomUUID() };
    try {
      await waitForLease(turn, patienceMs);
      return await work(turn);
    } finally {
      // After a failed wait as well: the lease may have been taken, and the answer lost.
      await endTurn(turn);
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
