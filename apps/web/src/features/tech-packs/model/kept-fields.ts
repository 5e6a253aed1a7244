import { z } from 'zod';

const STORAGE_KEY = 'toile-tech-pack';

const keptSchema = z.object({
  season: z.string().max(40).catch(''),
  units: z.enum(['cm', 'inch']).catch('cm'),
  /** The base size by the body that it is of. */
  baseSizes: z.record(z.string(), z.string().max(8)).catch({}),
});

/** What this browser keeps from one tech pack to the next. */
export type KeptFields = z.infer<typeof keptSchema>;

/** What the last tech pack of this browser was given; nothing before the first. */
export function readKept(): KeptFields {
  try {
    return keptSchema.parse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}'));
  } catch {
    return keptSchema.parse({});
  }
}

export function keepFields(fields: KeptFields): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(fields));
  } catch {
    // Storage may be forbidden; the next pack then starts empty.
  }
}
