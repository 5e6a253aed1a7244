import { readlinkSync } from 'node:fs';
import { getPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { workerData } from 'piscina';
import { takeThreadPriority } from '../thread-priority.ts';

takeThreadPriority(workerData);

/** The niceness of the thread that runs it, told after a while. */
export default async function tellPriority({ afterMs }: { afterMs: number }): Promise<number> {
  await sleep(afterMs);
  return getPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)));
}
