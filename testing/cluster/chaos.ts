import { setTimeout as sleep } from 'node:timers/promises';
import { isWell } from '../../apps/server/src/testing/server-process.ts';
import { type Fault, nameOf, planFaults } from './plan.ts';
import type { Cluster, Member } from './scene.ts';
import type { Tally } from './tally.ts';

/** Time from the begin of a fault to the next one, unless the first lasts longer. */
const EVERY_MS = 20_000;
/** Least time between the end of a fault and the next one. */
const BREAK_MS = 5000;
/** Time for the proxy to see a new process, before the next one ends: `minReadySeconds` of Kubernetes. */
const SEEN_READY_MS = 5000;
const READY_PATIENCE_MS = 90_000;

/** A fault that was caused: when, and how long it took until all was ready again. */
export type CausedFault = { fault: Fault; endedAfterMs: number; isReadyAgain: boolean };

function memberAt<Each>(members: readonly Each[], place: number): Each {
  const member = members[place];
  if (!member) throw new Error('The plan names a process that is not there');
  return member;
}

async function hold({ part }: Member, seconds: number): Promise<void> {
  await part.ready();
  part.signal('SIGSTOP');
  await sleep(seconds * 1000);
  part.signal('SIGCONT');
}

async function during(change: (isOn: boolean) => Promise<void> | void, seconds: number) {
  await change(true);
  await sleep(seconds * 1000);
  await change(false);
}

/** Sends each process its SIGTERM when the one before is back, as an update does. */
async function renewAll({ apis, workers }: Cluster): Promise<void> {
  for (const { part } of apis) {
    await part.renew();
    await sleep(SEEN_READY_MS);
  }
  for (const { part } of workers) await part.renew();
}

async function cause(cluster: Cluster, fault: Fault): Promise<void> {
  const { apis, workers, postgres, pooler, storeLine } = cluster;
  switch (fault.kind) {
    case 'kill-api':
      return void (await memberAt(apis, fault.part).part.kill('SIGKILL'));
    case 'kill-worker':
      return void (await memberAt(workers, fault.part).part.kill('SIGKILL'));
    case 'stop-api':
      return hold(memberAt(apis, fault.part), fault.seconds);
    case 'stop-worker':
      return hold(memberAt(workers, fault.part), fault.seconds);
    case 'restart-database':
      return postgres.restart(fault.signal, fault.seconds * 1000);
    case 'restart-pooler':
      return pooler.restart(fault.seconds * 1000);
    case 'store-away':
      return during((isOn) => storeLine.set(isOn ? 'cut' : 'open'), fault.seconds);
    case 'store-slow':
      return during((isOn) => storeLine.set(isOn ? 'slow' : 'open'), fault.seconds);
    case 'clock-jump': {
      const { setClock } = memberAt([...apis, ...workers], fault.part);
      return during((isOn) => setClock(isOn ? fault.jumpSeconds * 1000 : 0), fault.seconds);
    }
    case 'rolling-restart':
      return renewAll(cluster);
  }
}

/** Waits until all processes are up and the entrance says that it is ready, several times. */
async function waitUntilReady({ origin, apis, workers }: Cluster): Promise<boolean> {
  const deadline = performance.now() + READY_PATIENCE_MS;
  await Promise.all([...apis, ...workers].map(({ part }) => part.ready()));
  for (let well = 0; well < 2 * apis.length; ) {
    if (performance.now() > deadline) return false;
    const isReady = await isWell(`${origin}/readyz`, { signal: AbortSignal.timeout(5000) });
    well = isReady ? well + 1 : 0;
    await sleep(100);
  }
  return true;
}

/** Causes one fault after the other until the time is over. */
export async function causeFaults(
  cluster: Cluster,
  { seed, endsAt, tally, say }: ChaosOptions,
): Promise<CausedFault[]> {
  const caused: CausedFault[] = [];
  const begin = performance.now();
  for (const fault of planFaults(seed)) {
    const startedAt = performance.now();
    if (startedAt + BREAK_MS > endsAt) return caused;
    tally.phase = fault.kind;
    await cause(cluster, fault);
    const isReadyAgain = await waitUntilReady(cluster);
    tally.phase = 'calm';
    const endedAfterMs = performance.now() - startedAt;
    caused.push({ fault, endedAfterMs, isReadyAgain });
    const at = Math.round((startedAt - begin) / 1000);
    say(
      `${String(at).padStart(5)} s  ${nameOf(fault)}: over after ${(endedAfterMs / 1000).toFixed(1)} s`,
    );
    await sleep(Math.max(BREAK_MS, EVERY_MS - endedAfterMs));
  }
  return caused;
}

type ChaosOptions = {
  seed: number;
  /** By `performance.now()`. */
  endsAt: number;
  tally: Tally;
  say: (line: string) => void;
};
