import {
  en,
  serverWords,
  type ToolId,
  UPSCALE_MAX_PIXELS,
  type UpscaleAnswer,
} from '@toile/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Database, Queryable, Transaction } from '../../../platform/database.ts';
import type { RateLimiter } from '../../../platform/rate-limit.ts';
import type { Ledger } from '../../credits/ledger.service.ts';
import type { ChosenEngine, EngineChoice } from '../../engines/engine-choice.ts';
import type { InputsService } from '../../inputs/inputs.service.ts';
import { createBeginJob } from '../jobs/begin-job.ts';
import { findRunningUpscale, getJob, type Job } from '../jobs/jobs.repository.ts';
import { toGeneration } from '../outputs/generation-answer.ts';
import {
  findOwnGeneration,
  findUpscale,
  type GenerationRow,
  lockOwnGeneration,
} from '../outputs/generations.repository.ts';
import type { JobFeeds } from '../streams/job-feeds.ts';
import { waitForUpscale } from './upscale-wait.ts';

type Services = {
  database: Database;
  ledger: Ledger;
  rateLimiter: RateLimiter;
  inputs: Pick<InputsService, 'share' | 'attachOutput'>;
  engineChoice: Pick<EngineChoice, 'choose'>;
  feeds: Pick<JobFeeds, 'follow'>;
};

/**
 * Output to enlarge to twice its size, with its tool, and the engine and its price in credits that
 * the screen offered.
 */
export type UpscaleOrder = { tool: ToolId; outputId: string; engine?: string; credits?: number };

/** The picture, or the job that still makes it. */
export type UpscaleResult = { upscale: UpscaleAnswer } | { jobId: string };

export type UpscalesService = {
  /**
   * Makes an output twice as large and waits until it is there or the signal aborts. Repeated and
   * simultaneous requests share one job, one picture and one price; later ones get the picture for
   * nothing. Throws `notFound`, `alreadyUpscaled` for a picture that is itself an enlarged one,
   * `insufficientCredits`, `engineChanged` while the offered engine is away, `priceChanged`, and the reason of a missing picture: `upscaleFailed`, `upscaleCanceled`.
   */
  upscale: (userId: string, order: UpscaleOrder, signal: AbortSignal) => Promise<UpscaleResult>;
};

/** The output of an order, where it can be enlarged. */
function assertFits(origin: GenerationRow | undefined, { tool }: UpscaleOrder): GenerationRow {
  if (!origin) throw new AppError('notFound');
  if (origin.tool !== tool) {
    throw new AppError('invalidRequest', { fields: { resultId: [en.validation.typeMismatch] } });
  }
  if (origin.upscaledFromId !== null) throw new AppError('alreadyUpscaled');
  if (origin.width * origin.height <= UPSCALE_MAX_PIXELS) return origin;
  const fields = { resultId: [serverWords.refusals['too-large']] };
  throw new AppError('imageNotUsable', { fields });
}

function jobOf(origin: GenerationRow, { originRecipe }: Pick<Job, 'originRecipe'>) {
  const { id, userId, tool, prompt, settings, seed, variant } = origin;
  if (!settings) throw new AppError('imageNotUsable');
  return {
    userId,
    tool,
    prompt,
    settings,
    seed,
    firstVariant: variant,
    originRecipe,
    upscaleOfId: id,
    total: 1,
    requestHash: `upscale:${id}`,
  };
}

export function createUpscalesService(services: Services): UpscalesService {
  const { database, inputs, engineChoice, feeds } = services;
  const beginJob = createBeginJob(services);

  async function begin(
    tx: Transaction,
    origin: GenerationRow,
    { credits: slotPrice, ...chosen }: ChosenEngine,
  ): Promise<{ jobId: string }> {
    const originJob = await getJob(tx, origin.jobId);
    const job = await beginJob(
      tx,
      { ...jobOf(origin, originJob), ...chosen, slotPrice },
      async (_tx, { id }) => {
        await inputs.share(tx, originJob, { id });
        await inputs.attachOutput(tx, { id }, origin);
      },
    );
    if (!job) throw new Error('A job without an idempotency key was not written');
    return { jobId: job.id };
  }

  /** The picture of an output at twice its size, or the job that makes it, where there is one. */
  async function findEarlier(
    queryable: Queryable,
    origin: GenerationRow,
  ): Promise<UpscaleResult | undefined> {
    const made = await findUpscale(queryable, origin.id);
    if (made) return { upscale: toAnswer(toGeneration(made), origin.id) };
    const running = await findRunningUpscale(queryable, origin.id);
    return running && { jobId: running.id };
  }

  /**
   * Orders an upscale. Engines are asked before the transaction: one that is slow holds no lock. The
   * lock on the output serialises requests for the same one.
   */
  async function order(userId: string, asked: UpscaleOrder): Promise<UpscaleResult> {
    const { outputId, engine, credits } = asked;
    const seen = assertFits(await findOwnGeneration(database, userId, outputId), asked);
    const earlier = await findEarlier(database, seen);
    if (earlier) return earlier;
    const chosen = await engineChoice.choose({ kind: 'upscale-image', engine, credits });
    return database.transaction(async (tx) => {
      const origin = assertFits(await lockOwnGeneration(tx, userId, outputId), asked);
      return (await findEarlier(tx, origin)) ?? begin(tx, origin, chosen);
    });
  }

  return {
    upscale: async (userId, asked, signal) => {
      const ordered = await order(userId, asked);
      if ('upscale' in ordered) return ordered;
      const image = await waitForUpscale(feeds.follow(ordered.jobId, 0, signal));
      return image ? { upscale: toAnswer(image, asked.outputId) } : ordered;
    },
  };
}

function toAnswer(
  { output_image_id, image_url }: { output_image_id: string; image_url: string },
  upscaledFromId: string,
): UpscaleAnswer {
  return { imageId: output_image_id, upscaledFromId, image_url };
}
