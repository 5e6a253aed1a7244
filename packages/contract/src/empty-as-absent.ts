import { z } from 'zod';

/** Schema of an optional text field of a form: an empty text means the same as none. */
export function emptyAsAbsent<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
}
