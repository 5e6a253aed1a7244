import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/app-error.ts';

/** The text fields of a multipart form, as they were sent. */
export type FormFields = Readonly<Record<string, string>>;

/**
 * The text of a parsed form. Of a field sent twice the last value counts. Files are passed
 * over: none of the tools in service takes a picture.
 */
export function readRunForm({ body, headers }: FastifyRequest): FormFields {
  const isForm = headers['content-type']?.startsWith('multipart/form-data');
  if (!isForm || typeof body !== 'object' || body === null) {
    throw new AppError('unsupportedMediaType');
  }
  const fields = new Map<string, string>();
  for (const [name, values] of Object.entries(body)) {
    const value: unknown = Array.isArray(values) ? values.at(-1) : values;
    if (typeof value === 'string') fields.set(name, value);
  }
  return Object.fromEntries(fields);
}
