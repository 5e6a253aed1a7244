import type { RenderedImage } from '@toile/engines';
import type { ImageBrief, ImageRole } from '@toile/tools';
import { workerData } from 'piscina';
import sharp from 'sharp';
import { encodePng } from '../core/encode-png.ts';
import type { Draw, Drawn } from '../core/kind.ts';
import { heedStopFlag } from '../core/stop.ts';
import { STUDIO_MODEL } from '../core/studio-model.ts';
import { readPhoto } from '../photo/cache/read-photo.ts';
import type { ModelAnswers } from '../photo/open-reading.ts';
import { KINDS } from './registry.ts';
import type { Stoppable } from './thread-group.ts';
import { takeThreadPriority } from './thread-priority.ts';
import { type ThreadRefusal, toRefusal } from './thread-refusal.ts';

/** Task that is sent to a thread. */
export type RenderTask = {
  brief: ImageBrief;
  draw: Draw;
  /** Answers of the models to its photos, from another thread: no model runs in this one, as it may be ended. */
  seen: Partial<Record<ImageRole, ModelAnswers>>;
};

sharp.concurrency(1);
takeThreadPriority(workerData);

/** Answer of a thread: a picture, or the reason why none can be made. */
export type RenderAnswer = { image: RenderedImage } | ThreadRefusal;

/** Runs in a thread of the pool: draws one picture and encodes it. */
export default async function render(task: Stoppable<RenderTask>): Promise<RenderAnswer> {
  const { brief, draw, seen, stop } = task;
  const kind = KINDS[brief.kind];
  heedStopFlag(stop);
  try {
    await takeOver(brief, seen);
    return { image: await finished(brief, await kind(brief, draw)) };
  } catch (error) {
    return toRefusal(error);
  }
}

/** Readings of the photos of a brief start with what is known of them. */
async function takeOver({ images }: ImageBrief, seen: RenderTask['seen']): Promise<void> {
  for (const role of ['target', 'source', 'backdrop'] as const) {
    const photo = images[role];
    if (photo && seen[role]) await readPhoto(photo, seen[role]);
  }
}

async function finished({ images }: ImageBrief, drawn: Drawn): Promise<RenderedImage> {
  const { width, height, unread, seam, doubts, parts, choices, companions } = drawn;
  return {
    png: await encodePng(drawn),
    size: { width, height },
    unread,
    ...(seam ? { seam } : {}),
    ...(doubts ? { doubts } : {}),
    ...(parts ? { parts } : {}),
    choices,
    ...(companions ? { companions } : {}),
    model: STUDIO_MODEL,
    // Whatever was given can be seen again in the picture.
    digitalSourceType: Object.keys(images).length > 0 ? 'composite' : 'algorithmicMedia',
  };
}
