import { z } from 'zod';

const sha256Schema = z.string().regex(/^[\da-f]{64}$/);

/** A file of a snapshot: what it holds is known by its hash. */
const partSchema = z.object({
  name: z.string().regex(/^[\w.-]+$/),
  bytes: z.number().int(),
  sha256: sha256Schema,
});

const tableSchema = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
  part: partSchema,
});

/** The table of contents of a snapshot; written last, so that a snapshot without it is torn. */
export const manifestSchema = z.object({
  format: z.literal(1),
  takenAt: z.string(),
  /** Time of the last migration of the database, in milliseconds. */
  migratedTo: z.number().int(),
  tables: z.array(tableSchema),
  /** The stored files that the rows name, a line each: hash and length. */
  files: z.object({ count: z.number().int(), part: partSchema }),
  /** Files of pictures that were deleted between the reading of the rows and the copying of files. */
  gone: z.array(sha256Schema),
  /** Files that the product's own store had lost, or had with another content. */
  lost: z.array(sha256Schema),
  /** The secret of DATA_DIR, where the settings have none. */
  secret: partSchema.nullable(),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type Part = z.infer<typeof partSchema>;
export type TableEntry = z.infer<typeof tableSchema>;
