import {
  en,
  serverWords,
  type ToolId,
  UPSCALE_MAX_PIXELS,
  type UpscaleAnswer,
} from '@toile/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { RateLimiter } from '../../../platform/rate-limit.ts';
import type { Ledger } from '../../credits/ledger.service.ts';
import type { EngineChoice } from '../../engines/engine-choice.ts';
import type { InputsService } from '../../inputs/inputs.service.ts';
import { createBeginJob } from '../jobs/begin-job.ts';
import { findRunningUpscale, getJob, type Job } from '../jobs/jobs.repository.ts';
import { toGeneration } from '../outputs/generation-answer.ts';
import {
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

/** Output to enlarge to twice its size, with its tool, and the engine that the screen offered. */
export type UpscaleOrder = { tool: ToolId; outputId: string; engine?: string };

/** The picture, or the job that still makes it. */
export type UpscaleResult = { upscale: UpscaleAnswer } | { jobId: string };

export type UpscalesService = {
  /**
   * Makes an output twice as large and waits until it is there or the signal aborts. Repeated and
   * simultaneous requests share one job, one picture and one price; later ones get the picture for
   * nothing. Throws `notFound`, `alreadyUpscaled` for a picture that is itself an enlarged one,
   * `insufficientCredits`, `engineChanged` while the offered engine is away, and the reason of a missing picture: `upscaleFailed`, `upscaleCanceled`.
   */
  upscale: (userId: string, order: UpscaleOrder, signal: AbortSignal) => Promise<UpscaleResult>;
};

function refuse(origin: GenerationRow, { tool }: UpscaleOrder): void {
  if (origin.tool !== tool) {
    throw new AppError('invalidRequest', { fields: { resultId: [en.validation.typeMismatch] } });
  }
  if (origin.upscaledFromId !== null) throw new AppError('alreadyUpscaled');
  if (origin.width * origin.height <= UPSCALE_MAX_PIXELS) return;
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
    { engine }: UpscaleOrder,
  ): Promise<{ jobId: string }> {
    const wanted = { kind: 'upscale-image', engine } as const;
    const { credits: slotPrice, ...chosen } = await engineChoice.choose(wanted);
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

  /** Orders an upscale. The lock on the output serialises requests for the same one. */
  function order(userId: string, asked: UpscaleOrder): Promise<UpscaleResult> {
    return database.transaction(async (tx) => {
      const origin = await lockOwnGeneration(tx, userId, asked.outputId);
      if (!origin) throw new AppError('notFound');
      refuse(origin, asked);
      const made = await findUpscale(tx, origin.id);
      if (made) return { upscale: toAnswer(toGeneration(made), origin.id) };
      const running = await findRunningUpscale(tx, origin.id);
      return running ? { jobId: running.id } : begin(tx, origin, asked);
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
