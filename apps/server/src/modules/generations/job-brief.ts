import type { ImageBrief, Tool } from '@toile/tools';
import type { Job } from './jobs.repository.ts';

/** The pictures of a run, loaded. */
export type JobPictures = Pick<ImageBrief, 'images' | 'sourceRegions'>;

/** The engine's task for any slot of a job. */
export function briefOf(
  job: Pick<Job, 'tool' | 'prompt' | 'settings'>,
  { brief }: Tool,
  { images, sourceRegions }: JobPictures = { images: {} },
): ImageBrief {
  if (!brief) throw new Error(`The tool ${job.tool} of a job has no brief`);
  const { settings } = job;
  const run = {
    ai_model: job.tool,
    text_prompt: job.prompt,
    num_images: 1,
    repeat: settings.repeat,
    repeat_cm: settings.repeatCm,
    garment_type: settings.garmentType,
    face_id: settings.faceId,
    mask_coordinates: settings.maskCoordinates,
    reposition: settings.reposition,
  } as const;
  return { ...brief(run, images), settings, ...(sourceRegions && { sourceRegions }) };
}
