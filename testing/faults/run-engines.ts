/**
 * npm run test:faults -- engines [seed]: workers and an API as processes of their own, with two
 * ComfyUI servers that draw for them. Workers are killed in every phase of an order, and one of the
 * servers goes away for good.
 */
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openLocalFiles } from '../../apps/server/src/adapters/files/local-files.ts';
import { createGate } from '../../apps/server/src/testing/gate.ts';
import {
  type ComfyStandIn,
  openComfyStandIn,
} from '../../packages/remote-engines/src/comfyui/testing/comfy-stand-in.ts';
import type { Asked } from '../../packages/remote-engines/src/testing/stand-in.ts';
import { buildFolder } from '../../scripts/steps/project-root.mjs';
import { type Check, checkRuns } from './checks.ts';
import { createCustomers, orderAndFollow, type SeenRun } from './customers.ts';
import type { FaultPlan, PlannedRun } from './plan.ts';
import { MAIN } from './product.ts';
import { createRandom, pickWhole, type Random, shuffle } from './random.ts';
import { reportOf } from './report.ts';
import { type Scene, setScene } from './scene.ts';

const CUSTOMERS = 6;
/** Runs of the first act, in which workers die; in the second a server goes away. */
const RUNS_WITH_KILLS = 50;
const RUNS_WITH_LOSS = 15;
const RUN_IMAGES = 4;
const KILLS_OF_A_PHASE = 4;
const TIME_LIMIT_MS = 15 * 60_000;

/** Phases of an order, each by a request that belongs to it, in which the workers are killed. */
const PHASES: Readonly<Record<string, (asked: Asked) => boolean>> = {
  'while the order is sent': ({ path }) => path === '/prompt',
  'while its picture is waited for': ({ path }) => path.startsWith('/history/'),
  'while its picture is fetched': ({ path }) => path === '/view',
};

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function planRuns(random: Random, { from, count }: { from: number; count: number }): PlannedRun[] {
  return Array.from({ length: count }, (_run, place) => ({
    customer: place % CUSTOMERS,
    total: RUN_IMAGES,
    imagesBefore: (from + place) * RUN_IMAGES,
    cutAfter: pickWhole(random, 2, 9),
  }));
}

/** Resolves at the next request of a phase, at either server; the request is held until released. */
function holdRequest(servers: readonly ComfyStandIn[], isOfPhase: (asked: Asked) => boolean) {
  const released = createGate();
  const seen = createGate();
  for (const server of servers) {
    server.fault = async (asked) => {
      if (!isOfPhase(asked)) return undefined;
      seen.open();
      await released.passed;
      return undefined;
    };
  }
  const release = () => {
    for (const server of servers) server.fault = undefined;
    released.open();
  };
  return { seen: seen.passed, release };
}

/** Kills both workers, so that the one with the order is among them. */
async function killWorkers({ workers }: Scene): Promise<void> {
  await Promise.all(workers.map((worker) => worker.kill('SIGKILL')));
}

async function killInPhases(
  scene: Scene,
  servers: readonly ComfyStandIn[],
  random: Random,
): Promise<Map<string, number>> {
  const kills = new Map<string, number>();
  const names = Object.keys(PHASES).flatMap((name) =>
    Array.from({ length: KILLS_OF_A_PHASE }, () => name),
  );
  for (const name of shuffle(random, names)) {
    const { seen, release } = holdRequest(servers, PHASES[name] ?? (() => false));
    const isInTime = await Promise.race([seen.then(() => true), sleep(60_000, false)]);
    if (!isInTime) throw new Error(`No order came to the phase “${name}”`);
    const killed = killWorkers(scene);
    // The request of a dead worker is still carried out, as a server does that has read it.
    release();
    await killed;
    kills.set(name, (kills.get(name) ?? 0) + 1);
    say(`     both workers killed ${name}`);
    await sleep(pickWhole(random, 0, 1500));
  }
  // Between the fetched picture and its commit, at no request of its own.
  for (let kill = 0; kill < KILLS_OF_A_PHASE; kill += 1) {
    const { seen, release } = holdRequest(servers, ({ path }) => path === '/view');
    await Promise.race([seen, sleep(60_000)]);
    release();
    await sleep(pickWhole(random, 5, 60));
    await killWorkers(scene);
    say('     both workers killed after a picture was fetched');
    kills.set('after it was fetched', (kills.get('after it was fetched') ?? 0) + 1);
  }
  return kills;
}

async function shop(scene: Scene, runs: readonly PlannedRun[]): Promise<SeenRun[]> {
  const customers = await createCustomers(scene.database, CUSTOMERS);
  const seen = customers.map(async (customer, place) => {
    const own: SeenRun[] = [];
    for (const run of runs.filter((each) => each.customer === place)) {
      own.push(await orderAndFollow(scene.origin, customer, run));
    }
    return own;
  });
  return (await Promise.all(seen)).flat();
}

async function countByEngine(scene: Scene): Promise<number> {
  const { rows } = await scene.database.execute<{ count: number }>(
    sql`select count(*)::int as count from generations where engine = 'comfyui'`,
  );
  return rows[0]?.count ?? -1;
}

async function play(
  scene: Scene,
  servers: readonly [ComfyStandIn, ComfyStandIn],
  seed: number,
): Promise<Check[]> {
  const random = createRandom(seed);
  const [one, other] = servers;
  const first = planRuns(random, { from: 0, count: RUNS_WITH_KILLS });
  const second = planRuns(random, { from: RUNS_WITH_KILLS, count: RUNS_WITH_LOSS });

  say(`${first.length * RUN_IMAGES} images, workers killed in each phase of an order`);
  const [kills, seenFirst] = await Promise.all([
    killInPhases(scene, servers, random),
    shop(scene, first),
  ]);
  const boughtFirst = one.work.begun.length + other.work.begun.length;

  say(`${second.length * RUN_IMAGES} images, one server gone in the middle`);
  const before = one.work.begun.length;
  for (const server of servers) server.work.runsMs = 400;
  const gone = (async () => {
    while (one.work.begun.length < before + second.length) await sleep(20);
    await one.close();
    say('     a server is gone');
  })();
  const [seenSecond] = await Promise.all([shop(scene, second), gone]);

  await sleep(5000);
  const badEnds = await scene.stopParts();
  const plan: FaultPlan = {
    customers: CUSTOMERS,
    runs: [...first, ...second],
    images: (first.length + second.length) * RUN_IMAGES,
    faults: [],
  };
  const seen = [...seenFirst, ...seenSecond];
  const { database } = scene;
  const files = await openLocalFiles(join(scene.dataDir, 'files'));
  const evidence = { database, files, plan, seen };
  return [
    ...Array.from(kills, ([name, found]) => ({
      what: `times that both workers were killed ${name}`,
      wanted: KILLS_OF_A_PHASE,
      found,
    })),
    {
      what: 'pictures bought while workers died, one for each image',
      wanted: first.length * RUN_IMAGES,
      found: boughtFirst,
    },
    {
      what: 'pictures by ComfyUI',
      wanted: plan.images,
      found: await countByEngine(scene),
    },
    {
      what: 'orders left open, but those of the server that is gone',
      wanted: 0,
      found: [...other.work.history.keys()].length,
    },
    ...(await checkRuns(evidence)),
    { what: 'processes that did not stop when asked', wanted: 0, found: badEnds },
  ];
}

/** Plays the faults of engines elsewhere. */
export async function runEngineFaults(seed: number): Promise<boolean> {
  const logFile = join(tmpdir(), `toile-engine-faults-${process.pid}.log`);
  say(`Seed ${seed}; what the processes say is in ${logFile}`);
  const startedAt = performance.now();
  const servers = [await openComfyStandIn(), await openComfyStandIn()] as const;
  for (const server of servers) server.work.runsMs = 150;
  const scene = await setScene(logFile, {
    program: MAIN,
    environment: {
      COMFYUI_URL: servers.map(({ address }) => address.href).join(','),
      // Only the engine elsewhere is tried here.
      SAFETY_CHECK: 'off',
      CUTOUT_MODEL: 'selfie',
      MODELS_DIR: join(buildFolder, 'models'),
      STUDIO_THREADS: '1',
    },
  });
  const limit = setTimeout(() => {
    say('FAIL  not finished in time');
    process.exit(1);
  }, TIME_LIMIT_MS);
  try {
    const checks = await play(scene, servers, seed);
    say(`\n${reportOf(checks)} in ${Math.round((performance.now() - startedAt) / 1000)} s`);
    const isPassed = checks.every(({ wanted, found }) => wanted === found);
    if (isPassed) await rm(logFile, { force: true });
    return isPassed;
  } finally {
    clearTimeout(limit);
    await scene.close();
    await Promise.all(servers.map((server) => server.close()));
  }
}
