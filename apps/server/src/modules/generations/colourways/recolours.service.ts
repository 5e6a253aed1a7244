import type { Generation, RecolourRequest } from '@toile/contract';
import { en, serverWords } from '@toile/contract';
import { type Engine, EngineError, type RenderedImage } from '@toile/engines';
import { type getTool, recolourBriefOf, type StoredRun } from '@toile/tools';
import { AppError } from '../../../platform/app-error.ts';
import type { Database, Transaction } from '../../../platform/database.ts';
import { createFairGate } from '../../../platform/fair-gate.ts';
import type { RateLimit, RateLimiter } from '../../../platform/rate-limit.ts';
import type { ImagesService } from '../../images/images.service.ts';
import type { StoredPicture } from '../../images/picture-storing.ts';
import type { InputsService } from '../../inputs/inputs.service.ts';
import { appendEvents } from '../jobs/events.repository.ts';
import { getJob, insertDoneJob } from '../jobs/jobs.repository.ts';
import { insertDeliveredSlot } from '../jobs/slots.repository.ts';
import { toGeneration, withOtherSize, withOtherSizes } from '../outputs/generation-answer.ts';
import {
  findOwnGeneration,
  type GenerationRow,
  insertGeneration,
  lockOwnGeneration,
} from '../outputs/generations.repository.ts';
import { isSourceType } from '../outputs/source-type.ts';
import { findColourway, listColourways } from './colourways.repository.ts';

/**
 * Recolourings per user; the browser itself shows colours that a user tries, so nobody needs more.
 */
const RECOLOURINGS: RateLimit = { name: 'recolour', limit: 30, windowSeconds: 60 };

/** Time limit: longer than any tile takes, even in a full queue. */
const PATIENCE_MS = 60_000;
const RETRY_AFTER_SECONDS = 10;

/**
 * Limits of simultaneous work: low, so that recolouring does not take the engine's threads from
 * runs; one at a time per user.
 */
const TURNS = { atOnce: 2, atOnceOfParty: 1, mostWaiting: 6 };

type Services = {
  database: Database;
  rateLimiter: RateLimiter;
  engine: Engine;
  images: Pick<ImagesService, 'getOwn' | 'readFile' | 'store' | 'register' | 'withFiles'>;
  inputs: Pick<InputsService, 'share'>;
  getTool: typeof getTool;
};

export type RecoloursService = ReturnType<typeof createRecoloursService>;

type Recoloured = { rendered: RenderedImage; stored: StoredPicture };

type Wanted = { key: string; recolouring: RecolourRequest };

/**
 * Settings with a further recolouring, for variations of the picture; without the replaced colours
 * it cannot be repeated, and is left out.
 */
const withRecolouring = (
  settings: StoredRun | null,
  { palette, from }: RecolourRequest,
): StoredRun =>
  from && from.length > 0
    ? { ...settings, recolourings: [...(settings?.recolourings ?? []), { palette, from }] }
    : (settings ?? {});

/** Key of a change of colours, by which an earlier picture is found. */
const keyOf = ({ palette, from }: RecolourRequest): string =>
  palette.map((hex, i) => `${from?.[i] ?? `${i + 1}`} ${hex}`).join(', ');

const withWord = ({ model }: GenerationRow) =>
  model.endsWith(RECOLOURED) ? model : `${model}${RECOLOURED}`;
const RECOLOURED = ', recoloured';

/** Patterns in other colours. They cost nothing: nothing new is drawn. */
export function createRecoloursService(services: Services) {
  const { database, rateLimiter, engine, images, inputs } = services;
  const inTurn = createFairGate(TURNS);

  async function getPattern(userId: string, id: string): Promise<GenerationRow> {
    const pattern = await findOwnGeneration(database, userId, id);
    if (!pattern) throw new AppError('notFound');
    if (services.getTool(pattern.tool).isTiled !== true) throw new AppError('notATile');
    return pattern;
  }

  async function render(
    origin: GenerationRow,
    recolouring: RecolourRequest,
    signal: AbortSignal,
  ): Promise<Recoloured> {
    const image = await images.getOwn(origin.userId, origin.imageId);
    const picture = await images.readFile(image.sha256);
    if (!picture) throw new AppError('notFound');
    const { prompt, width, height } = origin;
    const size = { width, height };
    const brief = recolourBriefOf({ prompt, size, origin: picture, recolouring });
    const { seed, variant, tool } = origin;
    const drawn = await engine.render(brief, { seed, variant, signal });
    // New colours do not change the content or the origin of the picture.
    const type = isSourceType(image.digitalSourceType)
      ? image.digitalSourceType
      : drawn.digitalSourceType;
    const rendered = { ...drawn, digitalSourceType: type, model: withWord(origin) };
    const sources = [{ title: 'origin', sha256: image.sha256 }];
    const facts = { engine: origin.engine, seed, tool, sources };
    return { rendered, stored: await images.store(rendered, facts) };
  }

  async function keep(
    tx: Transaction,
    origin: GenerationRow,
    { rendered, stored, key, recolouring }: Recoloured & Wanted,
  ): Promise<GenerationRow> {
    const { id: originId, userId, tool, prompt, seed, variant, unread } = origin;
    const settings = withRecolouring(origin.settings, recolouring);
    const asked = { userId, tool, prompt, settings, seed, originId };
    const originJob = await getJob(tx, origin.jobId);
    const job = await insertDoneJob(tx, {
      ...asked,
      originRecipe: originJob.originRecipe,
      firstVariant: variant,
      total: 1,
      slotPrice: 0,
      requestHash: `recolour:${originId}`,
    });
    await insertDeliveredSlot(tx, job);
    await inputs.share(tx, originJob, job);
    const imageId = await images.register(tx, userId, stored);
    const { width, height } = rendered.size;
    const choices = { ...origin.choices, ...rendered.choices, recolouring: key };
    const made = { engine: origin.engine, model: rendered.model, seam: rendered.seam ?? null };
    const row = { ...asked, ...made, jobId: job.id, slot: 0, variant, unread, choices };
    const generation = await insertGeneration(tx, { ...row, imageId, width, height });
    await appendEvents(tx, job.id, [
      { event: 'image', data: { ...toGeneration(generation), slot: 0 } },
      { event: 'done', data: { delivered: 1, failed: 0, released: 0, canceled: false } },
    ]);
    return generation;
  }

  return {
    /**
     * Stores a pattern in other colours as an output of its own. A repeated request, at once or
     * later, gets the same output. Throws `notFound`, `notATile`, `tooManyRequests`,
     * `imageNotUsable`, `toolUnavailable`, `unavailable`, `abandoned`.
     */
    async recolour(
      { userId, id }: { userId: string; id: string },
      recolouring: RecolourRequest,
      signal: AbortSignal,
    ): Promise<Generation> {
      if (!engine.kinds.has('recolour-pattern')) throw new AppError('toolUnavailable');
      const origin = await getPattern(userId, id);
      const key = keyOf(recolouring);
      const wanted = { originId: id, recolouring: key };
      const made = await findColourway(database, wanted);
      if (made) return withOtherSize(database, made);
      await rateLimiter.take(RECOLOURINGS, userId);
      const drawn = await withPatience(signal, (either) =>
        inTurn({ userId, signal: either }, () => render(origin, recolouring, either)),
      );
      const row = await images.withFiles(() =>
        database.transaction(async (tx) => {
          // A simultaneous request for the same colours waits here, and then finds the picture.
          const locked = await lockOwnGeneration(tx, userId, id);
          if (!locked) throw new AppError('notFound');
          return (
            (await findColourway(tx, wanted)) ?? keep(tx, locked, { ...drawn, key, recolouring })
          );
        }),
      );
      return withOtherSize(database, row);
    },

    /** A pattern with its origin and its colourways. Throws `notFound` and `notATile`. */
    async list(userId: string, id: string): Promise<Generation[]> {
      const rows = await listColourways(database, await getPattern(userId, id));
      return withOtherSizes(database, rows);
    },
  };
}

/** Runs work with a time limit, until nobody waits for it; failures become answers. */
async function withPatience<T>(
  signal: AbortSignal,
  work: (either: AbortSignal) => Promise<T>,
): Promise<T> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  try {
    return await work(AbortSignal.any([signal, patience]));
  } catch (error) {
    throw toAnswer(error, { signal, patience });
  }
}

/** The answer to a failure. */
function toAnswer(
  error: unknown,
  { signal, patience }: { signal: AbortSignal; patience: AbortSignal },
): unknown {
  if (signal.aborted) return new AppError('abandoned');
  if (patience.aborted) {
    return new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  if (!(error instanceof EngineError) || error.kind !== 'refused') return error;
  const message = error.reason ? serverWords.refusals[error.reason] : en.errors.imageNotUsable;
  return new AppError('imageNotUsable', { fields: { non_field_errors: [message] } });
}
