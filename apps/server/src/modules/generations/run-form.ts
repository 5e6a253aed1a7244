import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/app-error.ts';

/** The text fields of a multipart form, as they were sent. */
export type FormFields = Readonly<Record<string, string>>;

/**
 * Reads a multipart form to its end. Of a field sent twice the last value counts. Files are
 * passed over: none of the tools in service takes a picture.
 */
export async function readRunForm(request: FastifyRequest): Promise<FormFields> {
  if (!request.isMultipart()) throw new AppError('unsupportedMediaType');
  const fields = new Map<string, string>();
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      part.file.resume();
      continue;
    }
    if (part.valueTruncated) throw new AppError('tooLarge');
    fields.set(part.fieldname, String(part.value));
  }
  return Object.fromEntries(fields);
}
