import { getTool, type ImageBrief } from '@toile/tools';
import type { Job } from './jobs.repository.ts';

/** The engine's task for any slot of a job. */
export function briefOf(job: Pick<Job, 'tool' | 'prompt' | 'settings'>): ImageBrief {
  const { brief } = getTool(job.tool);
  if (!brief) throw new Error(`The tool ${job.tool} of a job has no brief`);
  const { repeat, repeatCm } = job.settings;
  const run = {
    ai_model: job.tool,
    text_prompt: job.prompt,
    num_images: 1,
    repeat,
    repeat_cm: repeatCm,
  } as const;
  return { ...brief(run, {}), settings: job.settings };
}
