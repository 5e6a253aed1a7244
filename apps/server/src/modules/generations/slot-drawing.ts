import type { Engine } from '@toile/engines';
import type { ImagesService } from '../images/images.service.ts';
import { briefOf } from './job-brief.ts';
import type { Job } from './jobs.repository.ts';
import type { SlotPicture } from './slot-endings.ts';

/** What is to be drawn: a slot (by its place) of a job. */
export type DrawingOrder = { job: Job; index: number };

/** A picture, or what went wrong. */
export type Drawing = { picture: SlotPicture } | { error: unknown };

export type Draw = (order: DrawingOrder, signal: AbortSignal) => Promise<Drawing>;

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
  images: Pick<ImagesService, 'store'>;
}): Draw {
  const { engine, images } = services;

  async function draw({ job, index }: DrawingOrder, signal: AbortSignal): Promise<SlotPicture> {
    const { seed, tool } = job;
    const variant = job.firstVariant + index;
    const rendered = await engine.render(briefOf(job), { seed, variant, signal });
    signal.throwIfAborted();
    const stored = await images.store(rendered, { engine: engine.id, seed, tool });
    return { engine: engine.id, rendered, stored };
  }

  return (order, signal) =>
    unlessAborted(draw(order, signal), signal).then(
      (picture) => ({ picture }),
      (error: unknown) => ({ error }),
    );
}
