import {
  abandonable,
  type Engine,
  type OrderBook,
  type RenderedImage,
  type RenderProgress,
} from '@toile/engines';
import type { getTool, ImageBrief } from '@toile/tools';
import type { PictureSource } from '../../../adapters/content-credentials/content-credentials-port.ts';
import { retryWhileAway } from '../../../platform/retry.ts';
import type { ImagesService } from '../../images/images.service.ts';
import type { JobInput } from '../../inputs/job-input.ts';
import { briefOf } from '../jobs/job-brief.ts';
import { loadPictures } from '../jobs/job-pictures.ts';
import type { Job } from '../jobs/jobs.repository.ts';
import { recipeOf } from '../jobs/recipe-of.ts';
import { IS_TRAINED, isSourceType, type SourceType } from '../outputs/source-type.ts';
import { createRunMeter, type RunMeter } from './run-meter.ts';
import type { SlotPicture } from './slot-endings.ts';

/** A slot (by its place) of a job to draw, and the job's input pictures. */
export type DrawingOrder = {
  job: Job;
  index: number;
  inputs: readonly JobInput[];
  /** True: its user has other slots running. */
  isFurther: boolean;
  /** The engine that draws it; null: the first one that can. */
  engine: string | null;
  /** Its order at a vendor. */
  book?: OrderBook;
  onProgress?: (progress: RenderProgress) => void;
};

/** A picture, or the error. */
export type Drawing = { picture: SlotPicture } | { error: unknown };

export type Draw = (order: DrawingOrder, signal: AbortSignal) => Promise<Drawing>;

/**
 * Source type of a new picture. A trained model's part in an input stays on record, whichever
 * engine draws; an enlarged picture keeps the type of its original, unless a trained model has
 * enlarged one that was made without.
 */
function sourceTypeOf(
  { digitalSourceType }: RenderedImage,
  inputs: readonly JobInput[],
): SourceType {
  const types = inputs.map((input) => input.digitalSourceType).filter(isSourceType);
  const [first] = types;
  if (originOf(inputs) && first && (IS_TRAINED[first] || !IS_TRAINED[digitalSourceType])) {
    return first;
  }
  const isFromTrained = types.some((type) => IS_TRAINED[type]);
  return isFromTrained && !IS_TRAINED[digitalSourceType]
    ? 'compositeWithTrainedAlgorithmicMedia'
    : digitalSourceType;
}

/**
 * Longest wait for a file store that is away, with a picture in hand that took time and perhaps
 * money; the slot's own time limit may end it earlier.
 */
const STORE_PATIENCE_MS = 60_000;

const patiently = <Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> =>
  retryWhileAway(work, { giveUpAfterMs: STORE_PATIENCE_MS, signal });

/** Note in the choices of a variation that keeps nothing of its origin's design. */
const drawnAnew = ({ originId, originRecipe }: Job): Record<string, string> =>
  originId !== null && originRecipe === null ? { variation: 'drawn anew' } : {};

/** The output that a job enlarges; runs have none. */
const originOf = (inputs: readonly JobInput[]) => inputs.find(({ role }) => role === 'origin');

/** The input pictures that a new one is made from: for an enlarged one, the original alone. */
function partsOf(inputs: readonly JobInput[]): readonly JobInput[] {
  const origin = originOf(inputs);
  return origin ? [origin] : inputs;
}

/** The input pictures that are visible in the result; a mask is not. */
function sourcesOf(inputs: readonly JobInput[]): PictureSource[] {
  const shown = inputs.filter(({ role }) => role !== 'mask');
  return shown.map(({ role, sha256 }) => ({ title: role, sha256 }));
}

/**
 * Draws a slot's picture and stores its file; the database does not have it yet. Never rejects: the
 * worker decides by the error what becomes of the slot.
 */
export function createDrawing(services: {
  engine: Engine;
  images: Pick<ImagesService, 'store' | 'readFile'>;
  getTool: typeof getTool;
  meter?: RunMeter;
}): Draw {
  const { engine, images, meter = createRunMeter() } = services;

  async function briefFor(
    job: Job,
    inputs: readonly JobInput[],
    signal: AbortSignal,
  ): Promise<ImageBrief> {
    const pictures = await patiently(() => loadPictures(images, inputs), signal);
    return briefOf(job, services.getTool(job.tool), { pictures, origin: originOf(inputs) });
  }

  async function draw(order: DrawingOrder, signal: AbortSignal): Promise<SlotPicture> {
    const { job, index } = order;
    const { seed, tool } = job;
    const recipe = recipeOf({ seed, variant: job.firstVariant + index }, job);
    const parts = partsOf(order.inputs);
    const { measure } = meter;
    const brief = await measure('read', order, () => briefFor(job, order.inputs, signal));
    const priority = order.isFurther ? 'low' : 'normal';
    const options = {
      ...recipe,
      signal,
      priority,
      order: order.book,
      onProgress: order.onProgress,
      engine: order.engine ?? undefined,
    } as const;
    const drawn = await measure('engine', order, () => engine.render(brief, options));
    signal.throwIfAborted();
    const rendered = {
      ...drawn,
      choices: { ...drawn.choices, ...drawnAnew(job) },
      digitalSourceType: sourceTypeOf(drawn, parts),
    };
    const engineId = drawn.engine ?? engine.id;
    const facts = { engine: engineId, seed, tool, sources: sourcesOf(parts) };
    const store = () => patiently(() => images.store(rendered, facts), signal);
    const stored = await measure('store', { engine: engineId }, store);
    return { engine: engineId, rendered, stored };
  }

  return (order, signal) =>
    abandonable(draw(order, signal), signal).then(
      (picture) => ({ picture }),
      (error: unknown) => ({ error }),
    );
}
