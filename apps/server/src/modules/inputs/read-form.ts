import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/app-error.ts';

/** A multipart form: its text fields as they were sent, and its pictures, unread. */
export type PictureForm<Field extends string> = {
  fields: Readonly<Record<string, string>>;
  pictures: ReadonlyMap<Field, Uint8Array>;
};

/**
 * Text and pictures of a form; files in other fields were ignored. Throws `unsupportedMediaType`
 * for a body that is no form.
 */
export function readForm<Field extends string>(
  { body, headers }: Pick<FastifyRequest, 'body' | 'headers'>,
  pictureFields: readonly Field[],
): PictureForm<Field> {
  const isForm = headers['content-type']?.startsWith('multipart/form-data');
  if (!isForm || typeof body !== 'object' || body === null) {
    throw new AppError('unsupportedMediaType');
  }
  const fields = new Map<string, string>();
  const pictures = new Map<Field, Uint8Array>();
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === 'string') fields.set(name, value);
    else if (value instanceof Uint8Array) {
      const field = pictureFields.find((each) => each === name);
      if (field !== undefined) pictures.set(field, value);
    }
  }
  return { fields: Object.fromEntries(fields), pictures };
}
