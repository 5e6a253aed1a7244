import type { GenerationDetails } from '@toile/contract';
import { toGeneration } from '../generations/generation-answer.ts';
import { toSettings } from '../generations/settings-answer.ts';
import type { GenerationRow } from './history.repository.ts';

/** A generation with all that is known of its making. */
export function toGenerationDetails(
  row: GenerationRow,
  { lineage, inputs, formats }: Pick<GenerationDetails, 'lineage' | 'inputs' | 'formats'>,
): GenerationDetails {
  return {
    ...toGeneration(row),
    prompt: row.prompt,
    settings: { ...row.choices, ...toSettings(row.settings) },
    lineage,
    inputs,
    formats,
    engine: row.engine,
    model: row.model,
    seed: row.seed,
    job_id: row.jobId,
  };
}
