import { EngineError } from '@toile/engines';
import { briefOfRun, type ImageBrief, type Tool, upscaleBriefOf } from '@toile/tools';
import type { JobInput } from '../../inputs/job-input.ts';
import type { Job } from './jobs.repository.ts';

/** Loaded pictures of a run. */
export type JobPictures = Pick<ImageBrief, 'images' | 'sourceRegions'>;

/**
 * The brief of any slot of a job. With an origin: of the picture at twice its size.
 * @throws EngineError `unsupported` for run fields that cannot be read (any more).
 */
export async function briefOf(
  { tool: id, prompt, settings: run }: Pick<Job, 'tool' | 'prompt' | 'settings'>,
  tool: Tool,
  { pictures, origin }: { pictures: JobPictures; origin?: JobInput },
): Promise<ImageBrief> {
  if (!run) throw new EngineError('unsupported', `The fields of a run of ${id} cannot be read`);
  const brief = await briefOfRun({ tool, prompt, run, pictures });
  return origin ? upscaleBriefOf(brief, origin, origin.model ?? '') : brief;
}
