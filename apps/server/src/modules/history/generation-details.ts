import type { GenerationDetails } from '@toile/contract';
import { toGeneration } from '../generations/generation-answer.ts';
import { toSettings } from '../generations/settings-answer.ts';
import type { GenerationRow } from './history.repository.ts';
import type { PicturePlace } from './picture-place.repository.ts';

type Making = Pick<GenerationDetails, 'lineage' | 'inputs' | 'formats'> & {
  otherSize: GenerationRow | undefined;
  place: PicturePlace;
};

/** A generation with all that is known of its making. */
export function toGenerationDetails(
  row: GenerationRow,
  { otherSize, place, lineage, inputs, formats }: Making,
): GenerationDetails {
  return {
    ...toGeneration(row, otherSize),
    settings: { ...row.choices, ...toSettings(row.settings) },
    lineage,
    inputs,
    formats,
    engine: row.engine,
    model: row.model,
    seed: row.seed,
    picture_number: place.number,
    picture_total: place.total,
    job_id: row.jobId,
  };
}
