import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../apps/server/src/platform/database.ts';
import type { EmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres/embedded-postgres.ts';
import { retryWhileAway } from '../../apps/server/src/platform/retry.ts';
import { isWell } from '../../apps/server/src/testing/server-process.ts';
import { type FrozenAnswer, freezeDatabase } from './frozen-database.ts';
import type { Fault } from './plan.ts';
import type { Death, Part } from './product.ts';

/** A slot that a worker held when the worker was stopped. */
export type FrozenClaim = { jobId: string; index: number; attempt: number };

export type Stage = {
  origin: string;
  database: Database;
  postgres: EmbeddedPostgres;
  api: Part;
  workers: Part[];
  leaseSeconds: number;
};

/** Counts of the faults caused, for the table at the end. */
export type ChaosRecord = {
  workerKills: number;
  slotsUnderKilledWorkers: number;
  /** Each death of the API: its kind, and milliseconds until it answered again. */
  apiReturns: { death: Death; afterMs: number }[];
  databaseRestarts: number;
  /** Answer to a request during each stop of the database. */
  databaseFreezes: FrozenAnswer[];
  freezes: number;
  /** Claims that each stopped worker held. */
  frozenClaims: FrozenClaim[][];
};

/** Attempts to stop a busy worker before the suite gives up. */
const STOP_TRIES = 20;
const PATIENCE_MS = 60_000;

async function findClaims(database: Database, pid: number): Promise<FrozenClaim[]> {
  const { rows } = await retryWhileAway(
    () =>
      database.execute<FrozenClaim>(sql`
        select job_id as "jobId", index, attempt from slots
        where state = 'running' and split_part(worker_id, ':', 2) = ${String(pid)}`),
    { giveUpAfterMs: PATIENCE_MS },
  );
  return rows;
}

/** A worker that holds slots, if there is one soon. */
async function findBusyWorker({ database, workers }: Stage) {
  for (let tries = 0; tries < 200; tries += 1) {
    const worker = workers[tries % workers.length];
    if (!worker) break;
    const pid = await worker.ready();
    const claims = await findClaims(database, pid);
    if (claims.length > 0) return { worker, pid, claims };
    await sleep(50);
  }
  throw new Error('No worker is at work: the faults would prove nothing');
}

async function killWorker(stage: Stage, record: ChaosRecord): Promise<void> {
  const { worker, claims } = await findBusyWorker(stage);
  await worker.kill('SIGKILL');
  record.workerKills += 1;
  record.slotsUnderKilledWorkers += claims.length;
}

async function waitUntilServing(origin: string): Promise<void> {
  while (!(await isWell(`${origin}/healthz`))) await sleep(20);
}

async function killApi({ api, origin }: Stage, { apiReturns }: ChaosRecord, death: Death) {
  const diedAt = await api.kill(death);
  await waitUntilServing(origin);
  apiReturns.push({ death, afterMs: performance.now() - diedAt });
}

async function restartDatabase(
  { postgres, database }: Stage,
  record: ChaosRecord,
  signal: NodeJS.Signals,
): Promise<void> {
  const { pid } = postgres;
  if (!pid) throw new Error('The database has no process');
  process.kill(pid, signal);
  while (postgres.pid === pid) await sleep(20);
  await retryWhileAway(() => database.execute(sql`select 1`), { giveUpAfterMs: PATIENCE_MS });
  record.databaseRestarts += 1;
}

/**
 * Stops a worker that holds slots. One whose last statements ended all of them is resumed: stopping
 * it would prove nothing.
 */
async function stopBusyWorker(stage: Stage) {
  for (let tries = 0; tries < STOP_TRIES; tries += 1) {
    const { worker, pid } = await findBusyWorker(stage);
    worker.signal('SIGSTOP');
    // The database may still execute its last statements.
    await sleep(500);
    const claims = await findClaims(stage.database, pid);
    if (claims.length > 0) return { worker, claims };
    worker.signal('SIGCONT');
  }
  throw new Error('No stopped worker held a slot: the stop would prove nothing');
}

/** Stops a worker (SIGSTOP) until long after its leases have run out, then resumes it. */
async function freezeWorker(stage: Stage, record: ChaosRecord): Promise<void> {
  const { worker, claims } = await stopBusyWorker(stage);
  await sleep((stage.leaseSeconds + 3) * 1000);
  worker.signal('SIGCONT');
  record.freezes += 1;
  record.frozenClaims.push(claims);
}

export async function applyFault(stage: Stage, record: ChaosRecord, fault: Fault): Promise<void> {
  switch (fault.kind) {
    case 'kill-worker':
      return killWorker(stage, record);
    case 'kill-api':
      return killApi(stage, record, fault.death);
    case 'restart-database':
      return restartDatabase(stage, record, fault.signal);
    case 'freeze-database':
      record.databaseFreezes.push(await freezeDatabase(stage));
      return;
    case 'freeze-worker':
      return freezeWorker(stage, record);
  }
}
