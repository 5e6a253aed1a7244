import { en } from '@toile/contract';
import { type Engine, listMembers } from '@toile/engines';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { Log } from '../../../platform/log.ts';
import { countWaitingTicks } from '../../../platform/queue.ts';
import { taskOf, wakeWorkers } from '../jobs/run-ticks.ts';
import { closeEndedOrders } from './ended-orders.ts';
import { findStrandedSlots, markServedLanes } from './engine-lanes.repository.ts';
import {
  countDueSlots,
  findExhaustedSlots,
  requeueExpiredSlots,
} from './overdue-slots.repository.ts';
import type { SlotEndings } from './slot-endings.ts';

/** Claims of a slot after which it fails: that many workers have died with it. */
const MAX_ATTEMPTS = 25;

const SWEEP_INTERVAL_MS = 1000;

/**
 * Time in milliseconds after which slots fail whose engine no living worker has: longer than a
 * worker takes to wait for its paid orders, end and start again.
 */
const STRANDED_AFTER_MS = 300_000;

type SweeperOptions = {
  database: Database;
  endings: SlotEndings;
  engine: Engine;
  /** Ids of the engines elsewhere whose orders its worker takes; absent: of all. */
  served?: ReadonlySet<string>;
  workerId: string;
  log: Log;
  /** For tests; `STRANDED_AFTER_MS` where absent. */
  strandedAfterMs?: number;
};

export type Sweeper = {
  /** Repairs once what dead workers left behind. */
  sweep: () => Promise<void>;
  /** Sweeps every second; the returned function stops it. */
  start: () => () => Promise<void>;
};

async function isOnlySweeper(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('toile.sweep')) as locked`,
  );
  return rows[0]?.locked === true;
}

/** Adds missing ticks: every due slot needs one that waits, and ticks die with their worker. */
async function restoreTicks(tx: Transaction): Promise<void> {
  for (const { lane, due } of await countDueSlots(tx)) {
    const missing = due - (await countWaitingTicks(tx, taskOf(lane)));
    if (missing > 0) await wakeWorkers(tx, { lane, count: missing });
  }
}

export function createSweeper(options: SweeperOptions): Sweeper {
  const { database, endings, engine, log, strandedAfterMs = STRANDED_AFTER_MS } = options;
  const startedAt = performance.now();
  const elsewhere = listMembers(engine).filter(
    ({ id, lane }) => lane && (options.served?.has(id) ?? true),
  );

  const markLanes = () =>
    markServedLanes(
      database,
      options.workerId,
      elsewhere.map(({ id, isLeftAlone }) => ({ lane: id, isLeftAlone: isLeftAlone?.() ?? false })),
    );

  /** Fails slots whose engine no worker has shown to have, in all the time that this one has looked. */
  async function failStranded(): Promise<void> {
    if (performance.now() - startedAt < strandedAfterMs) return;
    for (const claim of await findStrandedSlots(database, strandedAfterMs)) {
      log.warn({ ...claim }, 'No worker has the engine of a slot');
      await endings.failStranded(claim, en.errors.slotEngineAway);
    }
  }

  async function sweep(): Promise<void> {
    await markLanes();
    await database.transaction(async (tx) => {
      if (!(await isOnlySweeper(tx))) return;
      const requeued = await requeueExpiredSlots(tx, MAX_ATTEMPTS);
      if (requeued > 0) log.warn({ requeued }, 'Queued slots again whose lease ran out');
      await restoreTicks(tx);
    });
    for (const claim of await findExhaustedSlots(database, MAX_ATTEMPTS)) {
      await endings.failExhausted(claim, en.errors.slotFailed);
    }
    await failStranded();
    await closeEndedOrders({ database, engine, log });
  }

  return {
    sweep,
    start: () => {
      let timer: NodeJS.Timeout;
      let current = Promise.resolve();
      function sweepLater(): void {
        timer = setTimeout(() => {
          current = sweep()
            .catch((error) => log.warn({ err: error }, 'A sweep failed'))
            .then(sweepLater);
        }, SWEEP_INTERVAL_MS);
      }
      sweepLater();
      return async () => {
        clearTimeout(timer);
        await current;
        clearTimeout(timer);
      };
    },
  };
}
