import { en, type RunFields, rerollFieldsSchema, runFieldsSchema } from '@toile/contract';
import type { Engine } from '@toile/engines';
import { type BriefSettings, getTool } from '@toile/tools';
import type { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { FormFields } from './run-form.ts';

/** What a user orders: everything about a job that does not depend on who and when. */
export type RunOrder = {
  tool: RunFields['ai_model'];
  prompt: string;
  settings: BriefSettings;
  total: number;
  /** Absent: any. */
  seed?: number;
};

function parseFields<Schema extends z.ZodType>(schema: Schema, fields: FormFields) {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  const faults: Record<string, string[]> = {};
  for (const { path, message } of parsed.error.issues) {
    const field = String(path[0] ?? 'non_field_errors');
    faults[field] = [...(faults[field] ?? []), message];
  }
  throw new AppError('invalidRequest', { fields: faults });
}

/**
 * Reads the form of a run for an engine that can make `kinds`. Throws `invalidRequest` with
 * the faults by field, and `toolUnavailable` for a tool that the engine cannot serve.
 */
export function parseRunOrder(fields: FormFields, kinds: Engine['kinds']): RunOrder {
  const { num_count: count = '', num_images: total = count } = fields;
  const run = parseFields(runFieldsSchema, { ...fields, num_images: total });
  const tool = getTool(run.ai_model);
  const brief = tool.brief?.(run, {});
  if (!brief || !kinds.has(brief.kind)) throw new AppError('toolUnavailable');
  if (tool.promptRequired && run.text_prompt === '') {
    throw new AppError('invalidRequest', {
      fields: { text_prompt: [en.validation.promptRequired] },
    });
  }
  return {
    tool: tool.id,
    prompt: run.text_prompt,
    settings: brief.settings,
    total: run.num_images,
    seed: run.seed,
  };
}

/** Reads the form of a re-roll. Throws `invalidRequest` with the faults by field. */
export function parseRerollOrder(fields: FormFields): { originId: string; total: number } {
  const reroll = parseFields(rerollFieldsSchema, fields);
  return { originId: reroll.output_image_id, total: reroll.num_images };
}
