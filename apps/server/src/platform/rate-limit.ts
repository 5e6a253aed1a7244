import { createHash } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { rateCounters } from '../db/schema/index.ts';
import { AppError } from './app-error.ts';
import type { Clock } from './clock.ts';
import type { Database, Queryable, Transaction } from './database.ts';
import { deleteInBatches } from './in-batches.ts';

/** At most `limit` times in a window that opens with the first one. `name` distinguishes limits. */
export type RateLimit = { name: string; limit: number; windowSeconds: number };

type Count = { count: number; resetsAt: Date };

/** Key of a counter. The subject may be personal, so only its hash is stored. */
function keyOf({ name }: Pick<RateLimit, 'name'>, subject: string): string {
  return `${name}:${createHash('sha256').update(subject).digest('base64url')}`;
}

/** Largest number of remembered refusals; beyond it all are read anew. */
const MOST_REMEMBERED = 10_000;

/**
 * Longest time for which a process goes on refusing after another process has cleared the counter.
 */
const REMEMBERED_MS = 5000;

/**
 * A refusal: the end of its window, and the time until which it is remembered, in milliseconds
 * since 1970.
 */
type Refusal = { endMs: number; untilMs: number };

/**
 * Counters in the database, shared by every process. A subject over a limit is refused for some
 * seconds without being counted again: a flood of refusals costs only a statement now and then.
 */
export function createRateLimiter({ database, clock }: { database: Database; clock: Clock }) {
  const refusals = new Map<string, Refusal>();
  /** Number of counts taken back. */
  let takenBack = 0;

  async function count(
    rate: RateLimit,
    subject: string,
    { queryable = database, amount = 1 }: { queryable?: Queryable; amount?: number } = {},
  ): Promise<Count> {
    const now = clock();
    const resetsAt = new Date(now.getTime() + rate.windowSeconds * 1000);
    const isOver = sql`${rateCounters.resetsAt} <= ${now.toISOString()}::timestamptz`;
    const [row] = await queryable
      .insert(rateCounters)
      .values({ key: keyOf(rate, subject), count: amount, resetsAt })
      .onConflictDoUpdate({
        target: rateCounters.key,
        set: {
          count: sql`case when ${isOver} then excluded.count else ${rateCounters.count} + excluded.count end`,
          resetsAt: sql`case when ${isOver} then excluded.resets_at else ${rateCounters.resetsAt} end`,
        },
      })
      .returning({ count: rateCounters.count, resetsAt: rateCounters.resetsAt });
    return row ?? { count: amount, resetsAt };
  }

  function refuseUntil(endMs: number): never {
    const seconds = Math.max(1, Math.ceil((endMs - clock().getTime()) / 1000));
    throw new AppError('tooManyRequests', { values: { seconds }, retryAfterSeconds: seconds });
  }

  function remember(key: string, endMs: number): void {
    if (refusals.size >= MOST_REMEMBERED) refusals.clear();
    const untilMs = Math.min(endMs, clock().getTime() + REMEMBERED_MS);
    refusals.set(key, { endMs, untilMs });
  }

  /**
   * Forgets a refusal, after the statement: a count made before it is then not remembered either.
   */
  function forget(key: string): void {
    takenBack += 1;
    refusals.delete(key);
  }

  async function takeSome(
    rate: RateLimit,
    subject: string,
    counting: { queryable?: Queryable; amount?: number },
  ): Promise<void> {
    const key = keyOf(rate, subject);
    const refusal = refusals.get(key);
    if (refusal && refusal.untilMs > clock().getTime()) refuseUntil(refusal.endMs);
    const before = takenBack;
    const { count: taken, resetsAt } = await count(rate, subject, counting);
    if (taken <= rate.limit) return;
    // A count within a transaction may be rolled back, so it is not remembered.
    if (!counting.queryable && takenBack === before) remember(key, resetsAt.getTime());
    refuseUntil(resetsAt.getTime());
  }

  return {
    /**
     * Counts one; within a transaction only if that commits.
     * @throws AppError tooManyRequests (429, with Retry-After) past the limit.
     */
    async take(rate: RateLimit, subject: string, tx?: Transaction): Promise<void> {
      await takeSome(rate, subject, { queryable: tx });
    },

    /** Counts `amount`; otherwise like `take`. */
    async takeMany(rate: RateLimit, subject: string, amount: number): Promise<void> {
      await takeSome(rate, subject, { amount });
    },

    /** Counts nothing. @throws AppError tooManyRequests where one more would be past the limit. */
    async check(rate: RateLimit, subject: string): Promise<void> {
      const [row] = await database
        .select()
        .from(rateCounters)
        .where(and(eq(rateCounters.key, keyOf(rate, subject)), gt(rateCounters.resetsAt, clock())));
      if (row && row.count >= rate.limit) refuseUntil(row.resetsAt.getTime());
    },

    /** Counts one; returns whether it is within the limit. */
    async tryTake(rate: RateLimit, subject: string): Promise<boolean> {
      return (await count(rate, subject)).count <= rate.limit;
    },

    /** Counts one; returns the present count. For limits that grow instead of ending. */
    async countUp(
      rate: Pick<RateLimit, 'name' | 'windowSeconds'>,
      subject: string,
    ): Promise<number> {
      return (await count({ ...rate, limit: 0 }, subject)).count;
    },

    /** Takes back one that should not have counted. */
    async giveBack(rate: Pick<RateLimit, 'name'>, subject: string): Promise<void> {
      const key = keyOf(rate, subject);
      await database
        .update(rateCounters)
        .set({ count: sql`${rateCounters.count} - 1` })
        .where(and(eq(rateCounters.key, key), gt(rateCounters.count, 0)));
      forget(key);
    },

    /** Clears the counter. */
    async clear(rate: RateLimit, subject: string): Promise<void> {
      const key = keyOf(rate, subject);
      await database.delete(rateCounters).where(eq(rateCounters.key, key));
      forget(key);
    },

    /** Deletes counters whose window is over. */
    async removeExpired(): Promise<void> {
      const now = clock().toISOString();
      // The outer condition is looked at again where a counter begins anew meanwhile.
      await deleteInBatches(async (atMost) => {
        const { rowCount } = await database.execute(sql`
          delete from rate_counters where resets_at <= ${now} and key in (
            select key from rate_counters where resets_at <= ${now} limit ${atMost})`);
        return rowCount ?? 0;
      });
    },
  };
}

export type RateLimiter = ReturnType<typeof createRateLimiter>;
