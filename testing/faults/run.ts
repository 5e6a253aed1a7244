/**
 * npm run test:faults [seed]: the real product, API and workers as processes of their own on a real
 * PostgreSQL, while its parts are killed, stopped and restarted. With `engines [seed]`: see
 * run-engines.ts.
 */
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openLocalFiles } from '../../apps/server/src/adapters/files/local-files.ts';
import type { Database } from '../../apps/server/src/platform/database.ts';
import { retryWhileAway } from '../../apps/server/src/platform/retry.ts';
import { applyFault, type ChaosRecord } from './chaos.ts';
import { type Check, checkAll } from './checks.ts';
import { type Customer, createCustomers, orderAndFollow, type SeenRun } from './customers.ts';
import { createPace, type Pace } from './pace.ts';
import { type Fault, type FaultPlan, makePlan } from './plan.ts';
import { reportOf } from './report.ts';
import { runEngineFaults } from './run-engines.ts';
import { type Scene, setScene } from './scene.ts';

/** Simultaneous runs of a customer. */
const RUNS_AT_A_TIME = 4;
const TIME_LIMIT_MS = 20 * 60_000;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function countEndedSlots(database: Database): Promise<number> {
  const { rows } = await retryWhileAway(
    () =>
      database.execute<{ ended: number }>(sql`
        select count(*)::int as ended from slots where state not in ('queued', 'running')`),
    { giveUpAfterMs: 60_000 },
  );
  return rows[0]?.ended ?? 0;
}

const nameOf = (fault: Fault) =>
  fault.kind === 'kill-api' ? `${fault.kind} by ${fault.death}` : fault.kind;

/** Causes the planned faults, spread evenly over the work. */
async function causeFaults(scene: Scene, plan: FaultPlan, pace: Pace): Promise<ChaosRecord> {
  const record: ChaosRecord = {
    workerKills: 0,
    slotsUnderKilledWorkers: 0,
    apiReturns: [],
    databaseRestarts: 0,
    databaseFreezes: [],
    freezes: 0,
    frozenClaims: [],
  };
  for (const [place, fault] of plan.faults.entries()) {
    const due = pace.dueAt(place);
    let ended = await countEndedSlots(scene.database);
    for (; ended < due; ended = await countEndedSlots(scene.database)) await sleep(50);
    say(`${String(ended).padStart(4)} of ${plan.images} images: ${nameOf(fault)}`);
    await applyFault(scene, record, fault);
    pace.noteFault();
    const back = record.apiReturns.at(-1);
    if (fault.kind === 'kill-api' && back) {
      say(`     the API answered ${(back.afterMs / 1000).toFixed(1)} s after its death`);
    }
  }
  return record;
}

/** A customer's runs, some at a time. */
async function shop(
  scene: Scene,
  customer: Customer,
  { runs, pace }: { runs: FaultPlan['runs']; pace: Pace },
): Promise<SeenRun[]> {
  const seen: SeenRun[] = [];
  const waiting = runs.values();
  const lanes = Array.from({ length: RUNS_AT_A_TIME }, async () => {
    for (const run of waiting) {
      await pace.turnOf(run);
      seen.push(await orderAndFollow(scene.origin, customer, run));
    }
  });
  await Promise.all(lanes);
  return seen;
}

async function play(scene: Scene, plan: FaultPlan): Promise<Check[]> {
  const customers = await createCustomers(scene.database, plan.customers);
  const pace = createPace(plan);
  const [record, ...shopped] = await Promise.all([
    causeFaults(scene, plan, pace),
    ...customers.map((customer, place) => {
      const runs = plan.runs.filter((run) => run.customer === place);
      return shop(scene, customer, { runs, pace });
    }),
  ]);
  await Promise.all([scene.api, ...scene.workers].map((part) => part.ready()));
  // A resumed worker would have committed by now.
  await sleep(3000);
  const crashes = [scene.api, ...scene.workers].reduce((sum, part) => sum + part.crashes(), 0);
  const badEnds = await scene.stopParts();
  const files = await openLocalFiles(join(scene.dataDir, 'files'));
  const { database } = scene;
  const seen = shopped.flat();
  const checks = await checkAll({ database, files, plan, seen, record, crashes });
  return [...checks, { what: 'processes that did not stop when asked', wanted: 0, found: badEnds }];
}

async function runPlan(seed: number): Promise<void> {
  const logFile = join(tmpdir(), `toile-faults-${process.pid}.log`);
  say(`Seed ${seed}; what the processes say is in ${logFile}`);
  const startedAt = performance.now();
  const scene = await setScene(logFile);
  const limit = setTimeout(() => {
    say('FAIL  not finished in time');
    process.exit(1);
  }, TIME_LIMIT_MS);
  try {
    const checks = await play(scene, makePlan(seed));
    say(`\n${reportOf(checks)} in ${Math.round((performance.now() - startedAt) / 1000)} s`);
    const isPassed = checks.every(({ wanted, found }) => wanted === found);
    process.exitCode = isPassed ? 0 : 1;
    if (isPassed) await rm(logFile, { force: true });
  } finally {
    clearTimeout(limit);
    await scene.close();
  }
}

const [first = '1', second = '1'] = process.argv.slice(2);
if (first === 'engines') process.exitCode = (await runEngineFaults(Number(second))) ? 0 : 1;
else await runPlan(Number(first));
