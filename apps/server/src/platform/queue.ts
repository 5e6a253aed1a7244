import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Logger, type Runner, run, type WorkerEvents } from 'graphile-worker';
import type { Database, Queryable, Transaction } from './database.ts';
import { deleteInBatches } from './in-batches.ts';
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

/** Adds ticks for a task when the transaction commits, to run at once or after a delay. */
export async function addTicks(
  tx: Transaction,
  task: string,
  { count, delayMs = 0 }: { count: number; delayMs?: number },
): Promise<void> {
  await tx.execute(sql`
    select graphile_worker.add_job(${task}, run_at := now() + ${delayMs} * interval '1 ms')
    from generate_series(1, ${count}::int)`);
}

/** Number of ticks that are due and not taken. */
export async function countWaitingTicks(queryable: Queryable, task: string): Promise<number> {
  const { rows } = await queryable.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from graphile_worker.jobs
    where task_identifier = ${task} and locked_at is null and run_at <= now()`);
  return rows[0]?.waiting ?? 0;
}

/** Removes ticks whose task has failed to the last of its tries: nothing takes them any more. */
export async function removeDeadTicks(queryable: Queryable): Promise<void> {
  await deleteInBatches(async (atMost) => {
    const { rowCount } = await queryable.execute(sql`
      select from graphile_worker.complete_jobs(array(
        select id from graphile_worker.jobs
        where attempts >= max_attempts and locked_at is null limit ${atMost}))`);
    return rowCount ?? 0;
  });
}

type Task = () => Promise<void>;

/** Options of a worker: the functions behind the tasks, and the number of tasks at a time. */
type QueueWorkerOptions = {
  database: Pick<Database, '$client'>;
  /** True: the database is reached through a pooler that lends connections for a transaction. */
  isPooled?: boolean;
  tasks: Record<string, Task>;
  concurrency: number;
  log: Log;
};

/** A running queue worker. `stop` takes no new ticks and waits for the running tasks. */
export type QueueWorker = { stop: () => Promise<void> };

const POLL_INTERVAL_MS = 1000;
const RESTART_DELAY_MS = 500;
/** Time for last messages to the database, when the tasks have ended. */
const STOP_PATIENCE_MS = 2000;

function graphileLogger(log: Log): Logger {
  const write = { error: log.warn, warning: log.warn, info: log.debug, debug: log.debug };
  return new Logger(() => (level, message) => write[level].call(log, { from: 'queue' }, message));
}

/** Records the running tasks, so that `stop` can wait for their end. */
function trackTasks(tasks: Record<string, Task>) {
  const running = new Set<Promise<void>>();
  const track = (task: Task) => () => {
    const ended = task().finally(() => running.delete(ended));
    running.add(ended);
    return ended;
  };
  const tracked = Object.entries(tasks).map(([name, task]): [string, Task] => [name, track(task)]);
  return { taskList: Object.fromEntries(tracked), ended: () => Promise.allSettled(running) };
}

/**
 * Starts taking ticks, and starts again whenever graphile-worker gives up, as it does when it
 * cannot report a task's end to a lost database. Its old runner is not waited for: it may never
 * end.
 */
export function startQueueWorker(options: QueueWorkerOptions): QueueWorker {
  const { database, isPooled = false, tasks, concurrency, log } = options;
  const { taskList, ended: tasksEnded } = trackTasks(tasks);
  const stopping = new AbortController();
  const stopped = once(stopping.signal, 'abort');
  let runner: Runner | undefined;

  async function runOnce(): Promise<void> {
    const events: WorkerEvents = new EventEmitter();
    const givesUp = once(events, 'pool:gracefulShutdown');
    runner = await run({
      pgPool: database.$client,
      taskList,
      concurrency,
      events,
      pollInterval: POLL_INTERVAL_MS,
      noHandleSignals: true,
      noPreparedStatements: isPooled,
      parsedCronItems: [],
      logger: graphileLogger(log),
      // Batched answers are retried while the database is away; single ones would end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    runner.promise.catch(() => undefined);
    await Promise.race([givesUp, stopped]);
  }

  async function keepRunning(): Promise<void> {
    while (!stopping.signal.aborted) {
      await runOnce().catch((error: unknown) => {
        log.warn({ err: error }, 'The queue did not start');
      });
      if (!stopping.signal.aborted) log.warn('The queue gave up; starting again');
      await sleep(RESTART_DELAY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const kept = keepRunning();
  return {
    stop: async () => {
      stopping.abort();
      await kept;
      const farewell = runner?.stop().catch(() => undefined);
      await tasksEnded();
      const waiting = new AbortController();
      const patience = sleep(STOP_PATIENCE_MS, undefined, { signal: waiting.signal });
      await Promise.race([farewell, patience]);
      patience.catch(() => undefined);
      waiting.abort();
    },
  };
}
