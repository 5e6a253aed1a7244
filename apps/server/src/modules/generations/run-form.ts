import { en, PICTURE_FIELDS, type PictureField } from '@toile/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import { decodeDataUri } from '../inputs/data-uri.ts';

/** The text fields of a multipart form, as they were sent. */
export type FormFields = Readonly<Record<string, string>>;

/** The pictures of a multipart form, as files that nobody has looked into. */
export type FormPictures = ReadonlyMap<PictureField, Uint8Array>;

export type RunForm = { fields: FormFields; pictures: FormPictures };

function isPictureField(name: string): name is PictureField {
  return PICTURE_FIELDS.some((field) => field === name);
}

/** A file, or text that holds one; an empty field, as browsers send it, is none. */
function toPicture(field: PictureField, value: unknown): Uint8Array | undefined {
  if (value instanceof Uint8Array) return value.length === 0 ? undefined : value;
  if (typeof value !== 'string' || value === '') return undefined;
  const file = decodeDataUri(value);
  if (file) return file;
  throw new AppError('invalidRequest', { fields: { [field]: [en.validation.dataUri] } });
}

/**
 * Text and pictures of a parsed form. Of a field sent twice the last value counts; files in
 * other fields are passed over.
 */
export function readRunForm({ body, headers }: FastifyRequest): RunForm {
  const isForm = headers['content-type']?.startsWith('multipart/form-data');
  if (!isForm || typeof body !== 'object' || body === null) {
    throw new AppError('unsupportedMediaType');
  }
  const fields = new Map<string, string>();
  const pictures = new Map<PictureField, Uint8Array>();
  for (const [name, values] of Object.entries(body)) {
    const value: unknown = Array.isArray(values) ? values.at(-1) : values;
    if (isPictureField(name)) {
      const picture = toPicture(name, value);
      if (picture) pictures.set(name, picture);
    } else if (typeof value === 'string') fields.set(name, value);
  }
  return { fields: Object.fromEntries(fields), pictures };
}
