import { errors } from './errors.ts';
import { fields } from './fields.ts';
import { tools } from './tools.ts';
import { validation } from './validation.ts';

/** Every string that a user reads, by area. The client adds its areas here too. */
export const en = { errors, fields, tools, validation } as const;
