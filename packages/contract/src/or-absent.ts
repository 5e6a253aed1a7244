import { z } from 'zod';

/** A text field of a form: an empty one means the same as an absent one. */
export const orAbsent = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
