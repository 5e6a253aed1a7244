import { dashboard } from './dashboard.ts';
import { errors } from './errors.ts';
import { fields } from './fields.ts';
import { results } from './results.ts';
import { runs } from './runs.ts';
import { tools } from './tools.ts';
import { validation } from './validation.ts';
import { wizard } from './wizard.ts';

/** Every string that a user reads, by area. The client adds its areas here too. */
export const en = {
  dashboard,
  errors,
  fields,
  results,
  runs,
  tools,
  validation,
  wizard,
} as const;
