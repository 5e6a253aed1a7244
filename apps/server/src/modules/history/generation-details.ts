import type { Generation, GenerationDetails } from '@toile/contract';
import { toSettings } from '../generations/outputs/settings-answer.ts';
import type { GenerationRow } from './history.repository.ts';
import type { PicturePlace } from './picture-place.repository.ts';

type Making = Pick<GenerationDetails, 'lineage' | 'inputs' | 'formats'> & {
  generation: Generation;
  engineName: string;
  place: PicturePlace;
};

/** A generation with the details of its making. */
export function toGenerationDetails(
  row: GenerationRow,
  { generation, engineName, place, lineage, inputs, formats }: Making,
): GenerationDetails {
  const { prompt, model } = row.settings?.rewording ?? {};
  return {
    ...generation,
    settings: { ...row.choices, ...toSettings(row.settings) },
    ...(prompt !== undefined && model !== undefined && { rewording: { prompt, model } }),
    lineage,
    inputs,
    formats,
    engine: row.engine,
    engine_name: engineName,
    model: row.model,
    seed: row.seed,
    picture_number: place.number,
    picture_total: place.total,
    job_id: row.jobId,
  };
}
