import type { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { PictureForm } from './read-form.ts';

/**
 * The text fields of a form, parsed by the schema. Throws `invalidRequest` with the faults by
 * field.
 */
export function parseFields<Schema extends z.ZodType>(
  schema: Schema,
  fields: PictureForm<never>['fields'],
): z.output<Schema> {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  const faults: Record<string, string[]> = {};
  for (const { path, message } of parsed.error.issues) {
    const field = String(path[0] ?? 'non_field_errors');
    faults[field] = [...(faults[field] ?? []), message];
  }
  throw new AppError('invalidRequest', { fields: faults });
}
