import { errors } from './errors.ts';
import { fields } from './fields.ts';
import { runs } from './runs.ts';
import { tools } from './tools.ts';
import { validation } from './validation.ts';

/** Every string that a user reads, by area. The client adds its areas here too. */
export const en = { errors, fields, runs, tools, validation } as const;
