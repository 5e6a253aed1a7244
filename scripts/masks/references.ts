import { readFileSync } from 'node:fs';
import { z } from 'zod';

const spotSchema = z.tuple([z.number(), z.number()]);

const referenceSchema = z.object({
  photo: z.string(),
  target: z.string(),
  dots: z.array(spotSchema).min(1).max(3),
  outlines: z.array(z.array(spotSchema).min(3)).min(1),
});

/** A hand-drawn outline of a thing on a photo, and the dots that select it. */
export type Reference = z.infer<typeof referenceSchema>;

export const readReferences = (file: string): Reference[] =>
  z
    .array(referenceSchema)
    .min(1)
    .parse(JSON.parse(readFileSync(file, 'utf8')));
