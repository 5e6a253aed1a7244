/**
 * npm run test:cluster -- [--minutes 20] [--seed N] [--users 4]: two APIs and three workers of the
 * built product behind a proxy, on PgBouncer, an own PostgreSQL and Ceph, with designers at work,
 * while a fault of a seeded plan comes every twenty seconds. Ends with 2 where a program is missing.
 */
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { ensureBuilt } from '../../scripts/steps/build.mjs';
import { createRandom } from '../faults/random.ts';
import { reportOf } from '../faults/report.ts';
import { causeFaults } from './chaos.ts';
import { checkCluster } from './checks.ts';
import { countWork } from './counts.ts';
import { createDeeds, type Studio, work } from './designer.ts';
import { findMissing } from './needs.ts';
import { type Cluster, setScene } from './scene.ts';
import { createTally } from './tally.ts';

/** Time that open runs get to end once the designers have left. */
const END_PATIENCE_MS = 300_000;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function readFlags() {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
      users: { type: 'string', default: '4' },
    },
  });
  return {
    minutes: Number(values.minutes),
    seed: Number(values.seed),
    users: Number(values.users),
  };
}

/** Waits until no run is open; what is open at the end is counted by the checks. */
async function waitForRuns({ database }: Cluster): Promise<void> {
  const deadline = performance.now() + END_PATIENCE_MS;
  while (performance.now() < deadline) {
    const { rows } = await database.execute(sql`select from jobs where state <> 'done' limit 1`);
    if (rows.length === 0) return;
    await sleep(500);
  }
}

type Flags = ReturnType<typeof readFlags>;

async function play(cluster: Cluster, { minutes, seed, users }: Flags): Promise<boolean> {
  const { origin, dataDir, database, files, entrance } = cluster;
  const tally = createTally();
  const deeds = createDeeds();
  const endsAt = performance.now() + minutes * 60_000;
  const isOver = () => performance.now() > endsAt;
  const studios = Array.from({ length: users }, (_, place): Studio => {
    const random = createRandom(seed * 1000 + place);
    return { origin, dataDir, tally, deeds, random, isOver };
  });
  const [faults] = await Promise.all([
    causeFaults(cluster, { seed, endsAt, tally, say }),
    ...studios.map((studio) => work(studio)),
  ]);
  say('Designers have left; runs end …');
  await waitForRuns(cluster);
  // A resumed worker would have committed by now.
  await sleep(3000);
  const members = [...cluster.apis, ...cluster.workers];
  const crashes = members.reduce((sum, { part }) => sum + part.crashes(), 0);
  const badEnds = await cluster.stopMembers();
  const evidence = { database, files, deeds, tally, faults, crashes, badEnds };
  for (const line of await countWork(evidence, entrance)) say(line);
  const checks = await checkCluster(evidence);
  say(`\n${reportOf(checks)}`);
  return checks.every(({ wanted, found }) => wanted === found);
}

async function run(flags: Flags): Promise<void> {
  if (!(await ensureBuilt())) throw new Error('The product cannot be built');
  const logFile = join(tmpdir(), `toile-cluster-${process.pid}.log`);
  const { minutes, seed, users } = flags;
  say(
    `Seed ${seed}, ${minutes} minutes, ${users} designers; what the processes say is in ${logFile}`,
  );
  const cluster = await setScene(logFile, say);
  try {
    const isPassed = await play(cluster, flags);
    process.exitCode = isPassed ? 0 : 1;
    if (isPassed) await rm(logFile, { force: true });
  } finally {
    await cluster.close();
  }
}

const missing = findMissing();
if (missing.length > 0) {
  say(`This machine lacks\n  ${missing.join('\n  ')}`);
  process.exitCode = 2;
} else {
  await run(readFlags());
}
