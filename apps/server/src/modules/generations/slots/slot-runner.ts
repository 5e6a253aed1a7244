import type { Database } from '../../../platform/database.ts';
import type { Log } from '../../../platform/log.ts';
import { retryWhileAway } from '../../../platform/retry.ts';
import { continueTrace } from '../../../platform/tracing/spans.ts';
import type { InputsService } from '../../inputs/inputs.service.ts';
import { getJob, type Job } from '../jobs/jobs.repository.ts';
import type { SlotClaim } from '../jobs/slot-claim.ts';
import { keepTicket, renewLease } from '../jobs/slots.repository.ts';
import { keepLease } from './lease.ts';
import { RenderStopped, type StopReason } from './render-stopped.ts';
import type { RunMeter } from './run-meter.ts';
import { letSlotsEnd, type RunningSlot } from './running-slot.ts';
import { claimFairestSlot, type TakenTurn } from './slot-claims.repository.ts';
import type { Draw } from './slot-drawing.ts';
import type { SlotEndings } from './slot-endings.ts';
import { createFailureSettling, type FindSubstitute } from './slot-failures.ts';
import { createProgressTeller, createSlotOrder, type SlotOrder } from './slot-order.ts';
import { createSlotPlaces } from './slot-places.ts';
import { createSettling } from './slot-settling.ts';

/** Longest wait of a finished picture for an absent database. */
const COMMIT_PATIENCE_MS = 60_000;
/**
 * Time for last writes of a worker that stops: a slot that it cannot hand back is drawn again
 * later.
 */
const STOP_PATIENCE_MS = 5000;

export type SlotRunner = {
  /** Claims the next slot and runs it to its end; does nothing when none is due. */
  runNext: () => Promise<void>;
  /**
   * Runs, while all places are taken, a slot of a user without a running one in an extra place;
   * then of the next such user. To be called by one at a time.
   */
  runFirst: () => Promise<void>;
  /** Stops the renders of a cancelled job. */
  abandonJob: (jobId: string) => void;
  /**
   * Claims no more slots; hands back those that have not ended after `graceMs`, if the database
   * answers soon. Slots with a paid order that cannot be found again have `orderGraceMs`.
   */
  stop: (graceMs: number, orderGraceMs?: number) => Promise<void>;
};

export type RunnerOptions = {
  database: Database;
  inputs: Pick<InputsService, 'list'>;
  endings: SlotEndings;
  draw: Draw;
  workerId: string;
  leaseSeconds: number;
  /** The lane whose slots it runs. */
  lane: string;
  slotTimeoutSeconds: number;
  findSubstitute: FindSubstitute;
  /** Simultaneous calls of `runNext`. */
  places: number;
  meter: RunMeter;
  log: Log;
};

/** A claimed slot that has begun. */
type Begun = { slot: TakenTurn; order: SlotOrder; controller: AbortController };

const logged = (log: Log, work: Promise<void>) =>
  work.catch((error: unknown) => log.warn({ err: error }, 'A tick ended without its slot'));

export function createSlotRunner(options: RunnerOptions): SlotRunner {
  const { database, endings, draw, workerId, leaseSeconds, lane, meter, log } = options;
  const running = new Set<RunningSlot>();
  const lastTry = new AbortController();
  let isStopping = false;

  function claim(of: { onlyIdle?: boolean } = {}): Promise<TakenTurn | undefined> {
    const worker = { id: workerId, leaseSeconds };
    return database.transaction((tx) => claimFairestSlot(tx, worker, { lane, ...of }));
  }

  function persist<T>(work: () => Promise<T>): Promise<T> {
    const { signal } = lastTry;
    return retryWhileAway(work, { giveUpAfterMs: COMMIT_PATIENCE_MS, signal });
  }

  const settleFailure = createFailureSettling({ ...options, persist });

  const settle = createSettling({ endings, settleFailure, persist, meter });

  async function announce(slot: SlotClaim, controller: AbortController): Promise<void> {
    const isHeld = await persist(() => endings.announce(slot));
    if (!isHeld) controller.abort(new RenderStopped('claim-lost'));
  }

  function openOrder({ order: kept, ...claimed }: TakenTurn): SlotOrder {
    return createSlotOrder(kept, async (ticket) => {
      const isKept = await persist(() => keepTicket(database, claimed, ticket));
      if (!isKept) throw new RenderStopped('claim-lost');
    });
  }

  async function runClaimed(
    slot: TakenTurn,
    order: SlotOrder,
    controller: AbortController,
  ): Promise<void> {
    const job = await persist(() => getJob(database, slot.jobId));
    const { traceParent } = job;
    const { jobId, attempt } = slot;
    const facts = { job: jobId, slot: slot.index, attempt, lane };
    await continueTrace({ name: 'slot', traceParent, facts }, () =>
      runOf(job, { slot, order, controller }),
    );
  }

  async function runOf(job: Job, { slot, order, controller }: Begun): Promise<void> {
    meter.addWait(slot, slot.waitedMs);
    const inputs = await persist(() => options.inputs.list(job.id));
    const { order: _kept, waitedMs: _waited, ...claimed } = slot;
    const { index, isFurther, engine } = claimed;
    const teller = createProgressTeller((now) => endings.progress(claimed, now));
    const { onProgress } = teller;
    const drawn = { job, index, inputs, isFurther, engine, book: order.book, onProgress };
    const [drawing] = await Promise.all([
      draw(drawn, controller.signal),
      announce(claimed, controller),
    ]);
    teller.stop();
    const isWritten = await settle({ slot: claimed, job, order }, drawing);
    log.info({ ...claimed, isWritten }, 'Slot run');
  }

  function start(slot: TakenTurn): RunningSlot {
    const controller = new AbortController();
    const stop = (reason: StopReason) => controller.abort(new RenderStopped(reason));
    const timer = setTimeout(() => stop('timed-out'), options.slotTimeoutSeconds * 1000);
    const endLease = keepLease({
      leaseSeconds,
      renew: () => renewLease(database, slot, leaseSeconds),
      onLost: () => stop('claim-lost'),
    });
    const order = openOrder(slot);
    const ended = runClaimed(slot, order, controller).finally(() => {
      clearTimeout(timer);
      endLease();
      controller.abort();
    });
    return { claim: slot, isBlind: order.isBlind, stop, ended };
  }

  /** Runs a claimed slot to its end, or hands it back when the worker stops. */
  async function run(slot: TakenTurn): Promise<void> {
    if (isStopping) {
      await persist(() => endings.handBack(slot));
      return;
    }
    const entry = start(slot);
    running.add(entry);
    await entry.ended.finally(() => running.delete(entry));
  }

  const slotPlaces = createSlotPlaces({
    places: options.places,
    claim,
    run,
    isStopping: () => isStopping,
  });
  return {
    runNext: () => logged(log, slotPlaces.runNext()),

    runFirst: () => logged(log, slotPlaces.runFirst()),

    abandonJob: (jobId) => {
      for (const slot of running) if (slot.claim.jobId === jobId) slot.stop('claim-lost');
    },

    stop: async (graceMs, orderGraceMs = graceMs) => {
      isStopping = true;
      await letSlotsEnd(running, { graceMs, orderGraceMs, log });
      setTimeout(() => lastTry.abort(), STOP_PATIENCE_MS).unref();
      await Promise.allSettled([...running].map((slot) => slot.ended));
    },
  };
}
