import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../../platform/log.ts';
import type { SlotClaim } from '../jobs/slot-claim.ts';
import type { StopReason } from './render-stopped.ts';

/** A slot that a worker runs. */
export type RunningSlot = {
  claim: SlotClaim;
  /** True while its order is paid and cannot be found again. */
  isBlind: () => boolean;
  stop: (reason: StopReason) => void;
  ended: Promise<void>;
};

type Graces = {
  /** Time of every slot, in milliseconds. */
  graceMs: number;
  /** Time of those with a paid order that cannot be found again. */
  orderGraceMs: number;
  log: Log;
};

/** Lets running slots end within their graces, then stops their renders. */
export async function letSlotsEnd(
  running: ReadonlySet<RunningSlot>,
  { graceMs, orderGraceMs, log }: Graces,
): Promise<void> {
  const ended = Promise.allSettled([...running].map((slot) => slot.ended));
  const atMost = (delayMs: number) =>
    Promise.race([ended, sleep(Math.max(0, delayMs), undefined, { ref: false })]);
  await atMost(graceMs);
  const blind = [...running].filter((slot) => slot.isBlind());
  for (const slot of running) if (!slot.isBlind()) slot.stop('shutting-down');
  if (blind.length === 0) return;
  log.warn({ orders: blind.length }, 'Waiting for paid orders; a second signal ends it');
  await atMost(orderGraceMs - graceMs);
  for (const slot of running) slot.stop('shutting-down');
}
