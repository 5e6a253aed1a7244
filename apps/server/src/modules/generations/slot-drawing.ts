import type { Engine, RenderedImage } from '@toile/engines';
import type { getTool } from '@toile/tools';
import type { PictureSource } from '../../adapters/content-credentials/content-credentials-port.ts';
import type { ImagesService } from '../images/images.service.ts';
import type { JobInput } from '../inputs/job-input.ts';
import { briefOf } from './job-brief.ts';
import { loadPictures } from './job-pictures.ts';
import type { Job } from './jobs.repository.ts';
import type { SlotPicture } from './slot-endings.ts';

/** What is to be drawn: a slot (by its place) of a job, from the pictures that it was given. */
export type DrawingOrder = { job: Job; index: number; inputs: readonly JobInput[] };

/** A picture, or what went wrong. */
export type Drawing = { picture: SlotPicture } | { error: unknown };

export type Draw = (order: DrawingOrder, signal: AbortSignal) => Promise<Drawing>;

/** Source types of pictures that a trained model made, or took part in. */
const TRAINED = new Set(['trainedAlgorithmicMedia', 'compositeWithTrainedAlgorithmicMedia']);

/** What is made from a picture of a trained model says so, whoever made the rest. */
function sourceTypeOf(
  { digitalSourceType }: RenderedImage,
  inputs: readonly JobInput[],
): RenderedImage['digitalSourceType'] {
  const isFromTrained = inputs.some((input) => TRAINED.has(input.digitalSourceType ?? ''));
  return isFromTrained && !TRAINED.has(digitalSourceType)
    ? 'compositeWithTrainedAlgorithmicMedia'
    : digitalSourceType;
}

/** The pictures that can be seen again in what is made from them; a mask cannot. */
function sourcesOf(inputs: readonly JobInput[]): PictureSource[] {
  const shown = inputs.filter(({ role }) => role !== 'mask');
  return shown.map(({ role, sha256 }) => ({ title: role, sha256 }));
}

/** Settles with `work`, or rejects with the signal's reason even if `work` does not heed it. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/**
 * Draws a slot's picture and stores its file; nothing of it is known to the database yet.
 * Never rejects: the worker decides by the error what becomes of the slot.
 */
export function createDrawing(services: {
  engine: Engine;
  images: Pick<ImagesService, 'store' | 'readFile'>;
  getTool: typeof getTool;
}): Draw {
  const { engine, images } = services;

  async function draw(order: DrawingOrder, signal: AbortSignal): Promise<SlotPicture> {
    const { job, index, inputs } = order;
    const { seed, tool } = job;
    const variant = job.firstVariant + index;
    const brief = briefOf(job, services.getTool(tool), await loadPictures(images, inputs));
    const drawn = await engine.render(brief, { seed, variant, signal });
    signal.throwIfAborted();
    const rendered = { ...drawn, digitalSourceType: sourceTypeOf(drawn, inputs) };
    const facts = { engine: engine.id, seed, tool, sources: sourcesOf(inputs) };
    const stored = await images.store(rendered, facts);
    return { engine: engine.id, rendered, stored };
  }

  return (order, signal) =>
    unlessAborted(draw(order, signal), signal).then(
      (picture) => ({ picture }),
      (error: unknown) => ({ error }),
    );
}
