import type { ImageBrief, Tool } from '@toile/tools';
import type { JobInput } from '../inputs/job-input.ts';
import type { Job } from './jobs.repository.ts';

/** The pictures of a run, loaded. */
export type JobPictures = Pick<ImageBrief, 'images' | 'sourceRegions'>;

const UPSCALE_INSTRUCTION = 'Enlarge this picture to twice its size. Change nothing in it.';

/** The engine's task for a job that makes a picture twice as large. */
export function upscaleBriefOf(
  job: Pick<Job, 'tool' | 'prompt' | 'settings'>,
  tool: Tool,
  { picture, origin }: { picture: JobPictures; origin: JobInput },
): ImageBrief {
  const { kind, ...brief } = briefOf(job, tool, picture);
  const size = { width: 2 * origin.width, height: 2 * origin.height };
  const madeBy = { kind, model: origin.model ?? '' };
  const { images } = picture;
  return {
    ...brief,
    kind: 'upscale-image',
    instruction: UPSCALE_INSTRUCTION,
    images,
    size,
    madeBy,
  };
}

/** The engine's task for any slot of a run. */
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
    ...settings,
    face_id: settings.faceId,
    mask_coordinates: settings.maskCoordinates,
    reposition: settings.reposition,
  } as const;
  return { ...brief(run, images), settings, ...(sourceRegions && { sourceRegions }) };
}
