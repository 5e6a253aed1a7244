import { sql } from 'drizzle-orm';
import { Logger, type Runner, run } from 'graphile-worker';
import type { Database, Queryable, Transaction } from './database.ts';
import type { Log } from './log.ts';

/*
 * Glossary.
 * tick    an entry of the queue that says only "there is work"; it names no piece of work
 * task    the function that a tick wakes; it finds the work itself, and may find none
 *
 * graphile-worker wakes tasks quickly and loses no tick of a finished transaction. It neither
 * notices a dead worker (before four hours) nor fences one: whoever needs that keeps the state
 * of the work in rows of its own and counts ticks with `countWaitingTicks`.
 */

/** Adds ticks for a task, to run at once or after a delay, when the transaction commits. */
export async function addTicks(
  tx: Transaction,
  task: string,
  { count, delayMs = 0 }: { count: number; delayMs?: number },
): Promise<void> {
  await tx.execute(sql`
    select graphile_worker.add_job(${task}, run_at := now() + ${delayMs} * interval '1 ms')
    from generate_series(1, ${count}::int)`);
}

/** Ticks that could run now and that nobody has taken. */
export async function countWaitingTicks(queryable: Queryable, task: string): Promise<number> {
  const { rows } = await queryable.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from graphile_worker.jobs
    where task_identifier = ${task} and locked_at is null and run_at <= now()`);
  return rows[0]?.waiting ?? 0;
}

/** What runs in a worker: the functions behind the tasks, and how many at a time. */
type QueueWorkerOptions = {
  database: Database;
  tasks: Record<string, () => Promise<void>>;
  concurrency: number;
  log: Log;
};

/** A running queue worker. `stop` takes no new ticks and waits for the running tasks. */
export type QueueWorker = { stop: () => Promise<void> };

const POLL_INTERVAL_MS = 1000;
const RESTART_DELAY_MS = 500;

function graphileLogger(log: Log): Logger {
  const write = { error: log.warn, warning: log.warn, info: log.debug, debug: log.debug };
  return new Logger(() => (level, message) => write[level].call(log, { from: 'queue' }, message));
}

/**
 * Starts taking ticks, and starts again whenever the queue gives up (as it does when the
 * database is away for long), until stopped.
 */
export function startQueueWorker(options: QueueWorkerOptions): QueueWorker {
  const { database, tasks, concurrency, log } = options;
  let runner: Runner | undefined;
  let isStopping = false;
  let wakeUp: () => void = () => undefined;
  const stopped = new Promise<void>((resolve) => {
    wakeUp = resolve;
  });

  async function runOnce(): Promise<void> {
    runner = await run({
      pgPool: database.$client,
      taskList: tasks,
      concurrency,
      pollInterval: POLL_INTERVAL_MS,
      noHandleSignals: true,
      parsedCronItems: [],
      logger: graphileLogger(log),
      // Batched answers are retried while the database is away; single ones would end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    if (isStopping) await runner.stop();
    await runner.promise;
  }

  async function keepRunning(): Promise<void> {
    while (!isStopping) {
      await runOnce().catch((error) =>
        log.warn({ err: error }, 'The queue stopped; starting again'),
      );
      runner = undefined;
      await Promise.race([stopped, delay(RESTART_DELAY_MS)]);
    }
  }

  const ended = keepRunning();
  return {
    stop: async () => {
      isStopping = true;
      wakeUp();
      await runner?.stop().catch(() => undefined);
      await ended;
    },
  };
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
