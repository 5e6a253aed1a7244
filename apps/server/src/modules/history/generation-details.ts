import type { GenerationDetails } from '@toile/contract';
import { toGeneration } from '../generations/generation-answer.ts';
import type { GenerationRow } from './history.repository.ts';

/** A generation with all that is known of its making. */
export function toGenerationDetails(row: GenerationRow, lineage: string[]): GenerationDetails {
  return {
    ...toGeneration(row),
    prompt: row.prompt,
    settings: { ...row.choices, ...listSettings(row) },
    lineage,
    engine: row.engine,
    model: row.model,
    seed: row.seed,
    job_id: row.jobId,
  };
}

/** What the user set, under the names that the request has for it. */
function listSettings({ settings }: GenerationRow): Record<string, string | number> {
  const named = {
    repeat: settings.repeat,
    repeat_cm: settings.repeatCm,
    garment_type: settings.garmentType,
    face_id: settings.faceId,
  };
  const set = Object.entries(named).flatMap(([name, value]): [string, string | number][] =>
    value === undefined ? [] : [[name, value]],
  );
  return Object.fromEntries(set);
}
