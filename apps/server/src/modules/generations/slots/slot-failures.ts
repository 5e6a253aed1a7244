import { randomUUID } from 'node:crypto';
import type { Log } from '../../../platform/log.ts';
import type { ChosenEngine } from '../../engines/engine-choice.ts';
import type { Job } from '../jobs/jobs.repository.ts';
import type { SlotClaim } from '../jobs/slot-claim.ts';
import type { NewOrder } from '../jobs/slots.repository.ts';
import {
  answerFailure,
  isOrderOver,
  isRefusal,
  mayOrderElsewhere,
  wastedCents,
} from './failure-policy.ts';
import type { RunMeter } from './run-meter.ts';
import type { SlotEndings } from './slot-endings.ts';
import type { SlotOrder } from './slot-order.ts';

/** A claimed slot with its job and its order at a vendor. */
export type RunSlot = { slot: SlotClaim; job: Job; order: SlotOrder };

/** Another engine for a slot whose own is away; undefined where none may take its place. */
export type FindSubstitute = (
  job: Job,
  own: { engine: string; refusedBy: readonly string[] },
) => Promise<Pick<ChosenEngine, 'engine' | 'lane'> | undefined>;

type FailureDeps = {
  endings: Pick<SlotEndings, 'handBack' | 'retry' | 'fail'>;
  findSubstitute: FindSubstitute;
  /** Repeats a write while the database is away. */
  persist: <Result>(work: () => Promise<Result>) => Promise<Result>;
  meter: Pick<RunMeter, 'countEnd'>;
  log: Log;
};

/** The end of a try, by what is done about its failure. */
const RESULTS = {
  leave: 'lost',
  'hand-back': 'handed-back',
  retry: 'retried',
  fail: 'failed',
} as const;

/** Writes what becomes of a slot whose picture did not come; false when its claim is lost. */
export function createFailureSettling(deps: FailureDeps) {
  const { endings, findSubstitute, persist, meter, log } = deps;

  /** The new order of a slot that is tried again: with another engine, or under another key. */
  async function orderAnew({ slot, job, order }: RunSlot, error: unknown): Promise<NewOrder> {
    const fresh = { orderKey: randomUUID(), ticket: null };
    const { engine } = slot;
    if (engine !== null && mayOrderElsewhere(error, order.isPlaced())) {
      const refusedBy = [...slot.refusedBy, engine];
      const other = await findSubstitute(job, { engine, refusedBy });
      if (other) return { ...fresh, engine: other.engine, lane: other.lane, refusedBy };
    }
    return isOrderOver(error) ? fresh : {};
  }

  return async (run: RunSlot, error: unknown): Promise<boolean> => {
    const { slot } = run;
    const answer = answerFailure(error, slot.failures);
    if (isRefusal(error)) log.info({ ...slot, ...answer, reason: error.message }, 'Slot refused');
    else log.warn({ ...slot, ...answer, err: error }, 'Slot not drawn');
    if (answer.act === 'leave' || answer.act === 'hand-back') {
      meter.countEnd(slot, RESULTS[answer.act]);
    }
    if (answer.act === 'leave') return false;
    if (answer.act === 'hand-back') return persist(() => endings.handBack(slot));
    const order = await orderAnew(run, error);
    meter.countEnd(slot, order.engine === undefined ? RESULTS[answer.act] : 'retried');
    if (order.engine !== undefined) {
      return persist(() => endings.retry(slot, { delayMs: 0, order }));
    }
    if (answer.act === 'fail') {
      const wasted = wastedCents(error);
      return persist(() => endings.fail(slot, answer.message, wasted));
    }
    return persist(() => endings.retry(slot, { delayMs: answer.delayMs, order }));
  };
}
