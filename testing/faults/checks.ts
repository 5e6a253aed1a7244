import { sql } from 'drizzle-orm';
import type { FileStore } from '../../apps/server/src/adapters/files/files-port.ts';
import type { Database } from '../../apps/server/src/platform/database.ts';
import { auditLedger } from '../../apps/server/src/testing/audit-ledger.ts';
import type { ChaosRecord } from './chaos.ts';
import { CUSTOMER_CREDITS, type SeenRun } from './customers.ts';
import type { Fault, FaultPlan } from './plan.ts';

/** Longest time from the API's death to its next answer. */
const LONGEST_RETURN_MS = 5000;

/** One line of the verdict: a condition, with the wanted and the found number. */
export type Check = { what: string; wanted: number; found: number };

export type Evidence = {
  database: Database;
  files: FileStore;
  plan: FaultPlan;
  seen: SeenRun[];
  record: ChaosRecord;
  /** Number of processes with an unexpected end. */
  crashes: number;
};

async function count(database: Database, query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(
    sql`select count(*)::int as count from (${query}) as found`,
  );
  return rows[0]?.count ?? -1;
}

/** Evidence of runs, whatever was done to the product. */
type RunEvidence = Pick<Evidence, 'database' | 'files' | 'plan' | 'seen'>;

async function checkJobs({ database, plan }: RunEvidence): Promise<Check[]> {
  const { images } = plan;
  return [
    {
      what: 'jobs, one for each order however often it was sent',
      wanted: plan.runs.length,
      found: await count(database, sql`select from jobs`),
    },
    {
      what: 'jobs that did not end',
      wanted: 0,
      found: await count(database, sql`select from jobs where state <> 'done'`),
    },
    {
      what: 'slots delivered',
      wanted: images,
      found: await count(database, sql`select from slots where state = 'delivered'`),
    },
    {
      what: 'slots without exactly one generation',
      wanted: 0,
      found: await count(
        database,
        sql`select slots.job_id from slots left join generations
          on generations.job_id = slots.job_id and slot = index
          group by slots.job_id, index having count(generations.id) <> 1`,
      ),
    },
    {
      what: 'generations',
      wanted: images,
      found: await count(database, sql`select from generations`),
    },
    {
      what: 'image rows without a generation',
      wanted: 0,
      found: await count(
        database,
        sql`select from images where id not in (select image_id from generations)`,
      ),
    },
  ];
}

async function checkFiles({ database, files }: RunEvidence): Promise<Check> {
  const { rows } = await database.execute<{ sha256: string }>(
    sql`select distinct sha256 from images`,
  );
  let missing = 0;
  for (const { sha256 } of rows) if (!(await files.has(sha256))) missing += 1;
  return { what: `files missing, of ${rows.length}`, wanted: 0, found: missing };
}

async function checkCredits({ database }: RunEvidence): Promise<Check[]> {
  const audit = await auditLedger(database);
  return [
    { what: 'sum of the ledger', wanted: 0, found: audit.sum },
    { what: 'credits still held', wanted: 0, found: audit.held },
    { what: 'balances that are not their entries’ sum', wanted: 0, found: audit.wrongBalances },
    { what: 'transfers that do not sum to zero', wanted: 0, found: audit.unbalancedTransfers },
    {
      what: 'generations without exactly one charge',
      wanted: 0,
      found: await count(
        database,
        sql`select generations.id from generations left join ledger_transfers as paid
          on paid.generation_id = generations.id and paid.kind = 'settle'
          group by generations.id having count(paid.id) <> 1`,
      ),
    },
    {
      what: 'customers whose credits are not what they had less what they got',
      wanted: 0,
      found: await count(
        database,
        sql`select from ledger_accounts as account
          where kind = 'available' and balance <> ${CUSTOMER_CREDITS}::int - (
            select count(*) from generations where user_id = account.user_id
          )`,
      ),
    },
  ];
}

async function checkEvents({ database }: RunEvidence): Promise<Check[]> {
  return [
    {
      what: 'jobs without exactly one done, at the end',
      wanted: 0,
      found: await count(
        database,
        sql`select jobs.id from jobs left join job_events
          on job_id = jobs.id and event = 'done' and seq = last_seq
          group by jobs.id having count(seq) <> 1`,
      ),
    },
    {
      what: 'jobs whose events are not numbered without gaps',
      wanted: 0,
      found: await count(
        database,
        sql`select job_id from job_events group by job_id
          having count(*) <> max(seq) or min(seq) <> 1`,
      ),
    },
  ];
}

function isSeenWhole({ run, events }: SeenRun): boolean {
  const images = events.filter(({ event }) => event === 'image');
  const ids = images.map(({ data }) =>
    typeof data === 'object' && data && 'output_image_id' in data ? data.output_image_id : '',
  );
  const dones = events.filter(({ event }) => event === 'done').length;
  const isInOrder = events.every(({ id }, place) => id === place + 1);
  return isInOrder && dones === 1 && ids.length === run.total && new Set(ids).size === run.total;
}

function checkStreams({ seen, plan }: RunEvidence): Check {
  const whole = seen.filter(isSeenWhole).length;
  const connections = seen.reduce((sum, run) => sum + run.connections, 0);
  return {
    what: `streams that showed each image and done once, over ${connections} connections`,
    wanted: plan.runs.length,
    found: whole,
  };
}

async function checkFrozen({ database, record, plan }: Evidence): Promise<Check[]> {
  const claims = record.frozenClaims.flat();
  let commits = 0;
  for (const { jobId, index, attempt } of claims) {
    commits += await count(
      database,
      sql`select from slots where job_id = ${jobId} and index = ${index}
        and attempt = ${attempt} and state = 'delivered'`,
    );
  }
  return [
    {
      what: 'workers that held slots when they were stopped',
      wanted: countPlanned(plan, 'freeze-worker'),
      found: record.frozenClaims.filter(({ length }) => length > 0).length,
    },
    {
      what: `commits by a stopped worker, of ${claims.length} slots it held`,
      wanted: 0,
      found: commits,
    },
  ];
}

function countPlanned({ faults }: FaultPlan, kind: Fault['kind']): number {
  return faults.filter((fault) => fault.kind === kind).length;
}

function checkReturns({ faults }: FaultPlan, { apiReturns }: ChaosRecord): Check[] {
  const deaths = faults.flatMap((fault) => (fault.kind === 'kill-api' ? [fault.death] : []));
  return Array.from(new Set(deaths), (death) => {
    const inTime = apiReturns.filter(
      (one) => one.death === death && one.afterMs <= LONGEST_RETURN_MS,
    );
    return {
      what: `deaths of the API by ${death} after which it answered within ${LONGEST_RETURN_MS / 1000} s`,
      wanted: deaths.filter((one) => one === death).length,
      found: inTime.length,
    };
  });
}

function checkFaults({ plan, record, crashes }: Evidence): Check[] {
  const hit = record.slotsUnderKilledWorkers;
  return [
    {
      what: `workers killed, with ${hit} slots in their hands`,
      wanted: countPlanned(plan, 'kill-worker'),
      found: record.workerKills,
    },
    ...checkReturns(plan, record),
    {
      what: 'database restarts',
      wanted: countPlanned(plan, 'restart-database'),
      found: record.databaseRestarts,
    },
    {
      what: 'workers stopped past their lease',
      wanted: countPlanned(plan, 'freeze-worker'),
      found: record.freezes,
    },
    {
      what: 'stops of the database during which a request got 503 with Retry-After',
      wanted: countPlanned(plan, 'freeze-database'),
      found: record.databaseFreezes.filter(
        ({ status, hasRetryAfter }) => status === 503 && hasRetryAfter,
      ).length,
    },
    { what: 'processes that ended by themselves', wanted: 0, found: crashes },
  ];
}

/** Checks of jobs, files, credits, events and streams when the last run has ended. */
export async function checkRuns(evidence: RunEvidence): Promise<Check[]> {
  return [
    ...(await checkJobs(evidence)),
    await checkFiles(evidence),
    ...(await checkCredits(evidence)),
    ...(await checkEvents(evidence)),
    checkStreams(evidence),
  ];
}

/** Checks every condition that must hold when the last run has ended. */
export async function checkAll(evidence: Evidence): Promise<Check[]> {
  return [
    ...checkFaults(evidence),
    ...(await checkRuns(evidence)),
    ...(await checkFrozen(evidence)),
  ];
}
