import type { RenderedImage } from '@toile/engines';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { Ledger } from '../../credits/ledger.service.ts';
import { addCost } from '../../engines/engine-costs.ts';
import type { ImagesService } from '../../images/images.service.ts';
import type { StoredPicture } from '../../images/picture-storing.ts';
import { type PictureProgress, recordEndings, recordProgress } from '../jobs/job-progress.ts';
import { type Job, lockJob } from '../jobs/jobs.repository.ts';
import { wakeWorkers } from '../jobs/run-ticks.ts';
import type { SlotClaim } from '../jobs/slot-claim.ts';
import { endSlot, lockClaim, type NewOrder, requeueSlot } from '../jobs/slots.repository.ts';
import { toGeneration } from '../outputs/generation-answer.ts';
import {
  type GenerationRow,
  insertGeneration,
  markUpscaled,
} from '../outputs/generations.repository.ts';
import { replacedBy } from '../outputs/replaced-output.ts';
import { failExhaustedSlot, failQueuedSlot } from './overdue-slots.repository.ts';

/** A finished picture of a slot: the engine's result and the stored file. */
export type SlotPicture = { engine: string; rendered: RenderedImage; stored: StoredPicture };

/**
 * All writes of a worker about a slot that it has claimed. Each is one transaction over slot,
 * image, credits and events; each returns false, without a change, when the claim is lost. So each
 * may be repeated after a lost connection.
 */
export type SlotEndings = {
  /** Writes an event that the slot is being drawn. */
  announce: (claim: SlotClaim) => Promise<boolean>;
  deliver: (claim: SlotClaim, picture: SlotPicture) => Promise<boolean>;
  /** Fails the slot; `wastedCents` is the price of its picture, where one was paid and thrown away. */
  fail: (claim: SlotClaim, message: string, wastedCents?: number) => Promise<boolean>;
  /** Fails a slot whose lease ran out on its last attempt. */
  failExhausted: (claim: SlotClaim, message: string) => Promise<boolean>;
  /** Fails a queued slot that no living worker can draw. */
  failStranded: (claim: SlotClaim, message: string) => Promise<boolean>;
  /** Counts a failure and queues the slot again for later. */
  retry: (claim: SlotClaim, how: { delayMs: number; order?: NewOrder }) => Promise<boolean>;
  /** Writes an event of the progress of a slot's picture. */
  progress: (claim: SlotClaim, now: PictureProgress) => Promise<boolean>;
  /** Requeues the slot at once, without counting a failure. */
  handBack: (claim: SlotClaim) => Promise<boolean>;
};

type Services = {
  database: Database;
  ledger: Ledger;
  images: Pick<ImagesService, 'register' | 'withFiles'>;
};

type Step = (tx: Transaction, job: Job) => Promise<boolean>;

function generationOf(job: Job, claim: SlotClaim, picture: SlotPicture) {
  const { rendered } = picture;
  return {
    userId: job.userId,
    jobId: job.id,
    slot: claim.index,
    tool: job.tool,
    prompt: job.prompt,
    settings: job.settings,
    choices: rendered.choices,
    unread: rendered.unread,
    seam: rendered.seam ?? null,
    engine: picture.engine,
    model: rendered.model,
    seed: job.seed,
    variant: job.firstVariant + claim.index,
    width: rendered.size.width,
    height: rendered.size.height,
    originId: job.originId,
  };
}

/** Values that an upscaled picture's row takes from its original's. */
function takenFrom({ id, unread, choices }: GenerationRow, { rendered }: SlotPicture) {
  return {
    upscaled: true,
    upscaledFromId: id,
    unread,
    choices: { ...choices, ...rendered.choices },
  };
}

/** The output that a job has enlarged, now marked so; undefined for a run. */
async function endUpscale(tx: Transaction, { upscaleOfId }: Job) {
  return upscaleOfId === null ? undefined : markUpscaled(tx, upscaleOfId);
}

function slotCredits(job: Job, claim: SlotClaim) {
  return { userId: job.userId, jobId: job.id, slot: claim.index, amount: job.slotPrice };
}

export function createSlotEndings({ database, ledger, images }: Services): SlotEndings {
  function withJob(claim: SlotClaim, step: Step): Promise<boolean> {
    return database.transaction(async (tx) => {
      const job = await lockJob(tx, claim.jobId);
      return job ? step(tx, job) : false;
    });
  }

  async function giveUp(tx: Transaction, job: Job, failure: { claim: SlotClaim; message: string }) {
    const { claim, message } = failure;
    await recordEndings(tx, job, [{ event: 'failed', data: { slot: claim.index, message } }]);
    await ledger.release(tx, slotCredits(job, claim));
    return true;
  }

  return {
    announce: (claim) =>
      withJob(claim, async (tx, job) => {
        if (!(await lockClaim(tx, claim))) return false;
        await recordProgress(tx, job, { stage: 'drawing', slot: claim.index });
        return true;
      }),

    deliver: (claim, picture) =>
      images.withFiles(() =>
        withJob(claim, async (tx, job) => {
          if (!(await endSlot(tx, claim, 'delivered'))) return false;
          const imageId = await images.register(tx, job.userId, picture.stored);
          const smaller = await endUpscale(tx, job);
          const row = { ...generationOf(job, claim, picture), imageId };
          const taken = smaller && takenFrom(smaller, picture);
          const made = await insertGeneration(tx, { ...row, ...taken });
          const otherSize = smaller?.deletedAt === null ? smaller : undefined;
          const generation = toGeneration(made, otherSize);
          const data = { ...generation, slot: claim.index, ...replacedBy(job) };
          await recordEndings(tx, job, [{ event: 'image', data }]);
          const credits = { ...slotCredits(job, claim), generationId: made.id };
          await ledger.settle(tx, credits);
          const { costCents } = picture.rendered;
          if (costCents !== undefined) await addCost(tx, picture.engine, costCents);
          return true;
        }),
      ),

    fail: (claim, message, wastedCents) =>
      withJob(claim, async (tx, job) => {
        if (!(await endSlot(tx, claim, 'failed'))) return false;
        if (wastedCents !== undefined && claim.engine !== null) {
          await addCost(tx, claim.engine, wastedCents);
        }
        return giveUp(tx, job, { claim, message });
      }),

    failExhausted: (claim, message) =>
      withJob(claim, async (tx, job) => {
        if (!(await failExhaustedSlot(tx, claim))) return false;
        return giveUp(tx, job, { claim, message });
      }),

    failStranded: (claim, message) =>
      withJob(claim, async (tx, job) => {
        if (!(await failQueuedSlot(tx, claim))) return false;
        return giveUp(tx, job, { claim, message });
      }),

    progress: (claim, now) =>
      withJob(claim, async (tx, job) => {
        if (!(await lockClaim(tx, claim))) return false;
        await recordProgress(tx, job, { stage: 'drawing', slot: claim.index, ...now });
        return true;
      }),

    retry: (claim, { delayMs, order }) =>
      withJob(claim, async (tx, job) => {
        const failures = claim.failures + 1;
        if (!(await requeueSlot(tx, claim, { failures, delayMs, order }))) return false;
        await recordProgress(tx, job, { stage: 'retrying', slot: claim.index });
        await wakeWorkers(tx, { lane: order?.lane ?? claim.lane, count: 1, delayMs });
        return true;
      }),

    handBack: (claim) =>
      withJob(claim, async (tx) => {
        const { failures } = claim;
        if (!(await requeueSlot(tx, claim, { failures, delayMs: 0 }))) return false;
        await wakeWorkers(tx, { lane: claim.lane, count: 1 });
        return true;
      }),
  };
}
