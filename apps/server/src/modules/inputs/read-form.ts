import { en } from '@toile/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import { decodeDataUri } from './data-uri.ts';

/** A multipart form: its text fields as they were sent, and its pictures, which nobody has looked into. */
export type PictureForm<Field extends string> = {
  fields: Readonly<Record<string, string>>;
  pictures: ReadonlyMap<Field, Uint8Array>;
};

/** A file, or text that holds one; an empty field, as browsers send it, is none. */
function toPicture(field: string, value: unknown): Uint8Array | undefined {
  if (value instanceof Uint8Array) return value.length === 0 ? undefined : value;
  if (typeof value !== 'string' || value === '') return undefined;
  const file = decodeDataUri(value);
  if (file) return file;
  throw new AppError('invalidRequest', { fields: { [field]: [en.validation.dataUri] } });
}

/**
 * Text and pictures of a parsed form. Of a field sent twice the last value counts; files in
 * other fields are passed over. Throws `unsupportedMediaType` for what is no form, and
 * `invalidRequest` for text in a picture's field that is no data URI.
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
  for (const [name, values] of Object.entries(body)) {
    const value: unknown = Array.isArray(values) ? values.at(-1) : values;
    const field = pictureFields.find((each) => each === name);
    if (field !== undefined) {
      const picture = toPicture(field, value);
      if (picture) pictures.set(field, picture);
    } else if (typeof value === 'string') fields.set(name, value);
  }
  return { fields: Object.fromEntries(fields), pictures };
}
