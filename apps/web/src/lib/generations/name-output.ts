import type { Generation } from '@toile/contract';
import { toolName } from '@toile/tools';
import type { TFunction } from 'i18next';

type Named = Pick<Generation, 'type' | 'prompt' | 'job_id' | 'output_image_id'>;

/** Characters of a prompt in a name: enough to tell pictures apart, short enough to be heard. */
const MOST_CHARACTERS = 60;

/**
 * The name of an output among others, newest first: its tool, the beginning of its prompt, and its
 * number in its run where others of the run are there too.
 */
export function nameOutput(t: TFunction, output: Named, all: readonly Named[]): string {
  const { type, job_id: jobId, output_image_id: id } = output;
  const tool = toolName(type);
  const prompt = shorten(output.prompt);
  const named = prompt === '' ? tool : t('results.namedOutput', { tool, prompt });
  const run = all.filter((one) => jobId !== undefined && one.job_id === jobId);
  const fromLast = run.findIndex((one) => one.output_image_id === id);
  if (run.length < 2 || fromLast === -1) return named;
  return t('results.ofRun', { named, number: run.length - fromLast, total: run.length });
}

function shorten(prompt: string): string {
  if (prompt.length <= MOST_CHARACTERS) return prompt;
  return `${prompt.slice(0, MOST_CHARACTERS).replace(/\s+\S*$/, '')} …`;
}
