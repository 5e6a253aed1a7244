import { z } from 'zod';
import { generationSchema, runInputSchema } from './generation.ts';
import { placementSchema } from './placement.ts';
import { toolIdSchema } from './tool-id.ts';

/** Data of an `image` event: the Generation and the slot (from 0) that it fills. */
export const imageEventSchema = generationSchema.extend({
  slot: z.int().min(0),
  // Events stored before favourites existed lack it.
  favourite: z.boolean().default(false),
  /** Id of the output that this one replaces, if any. */
  replaces: z.string().optional(),
  /**
   * True: the output was deleted since. The event names no picture any more, and its URLs are
   * empty.
   */
  deleted: z.literal(true).optional(),
});

/** Data of a `progress` event: slots ended, slots in all, and the present stage. */
export const progressEventSchema = z.object({
  done: z.int().min(0),
  total: z.int().min(1),
  stage: z.enum(['queued', 'drawing', 'retrying']),
  slot: z.int().min(0).optional(),
  /** Part of the slot's image that is done, where its engine tells. */
  fraction: z.number().min(0).max(1).optional(),
  /** A coarse picture of it, as a data URI. */
  preview: z.string().startsWith('data:image/jpeg;base64,').max(8000).optional(),
});

/** Data of a `failed` event: a slot that ended without an image. */
export const failedEventSchema = z.object({ slot: z.int().min(0), message: z.string() });

/** Data of the `done` event, the last one, sent exactly once. */
export const doneEventSchema = z.object({
  delivered: z.int().min(0),
  failed: z.int().min(0),
  released: z.int().min(0),
  canceled: z.boolean(),
});

export const JOB_EVENT_SCHEMAS = {
  image: imageEventSchema,
  progress: progressEventSchema,
  failed: failedEventSchema,
  done: doneEventSchema,
} as const;

export type JobEventName = keyof typeof JOB_EVENT_SCHEMAS;

/** An event of a job's stream; `seq` is its id, from 1 without gaps. */
export type JobEvent = {
  [Name in JobEventName]: {
    seq: number;
    event: Name;
    data: z.infer<(typeof JOB_EVENT_SCHEMAS)[Name]>;
  };
}[JobEventName];

/** A job that has not ended, as GET /active-generations/ lists it. */
export const activeJobSchema = z.object({
  job_id: z.string(),
  ai_model: toolIdSchema,
  prompt: z.string(),
  /** The user's other settings, by field name in the request. */
  settings: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Its input pictures, and the marks on them; absent where there are none. */
  inputs: z.array(runInputSchema).optional(),
  placement: placementSchema.optional(),
  total: z.int(),
  done: z.int(),
  timestamp: z.string(),
});

export type ActiveJob = z.infer<typeof activeJobSchema>;

export const activeJobsSchema = z.object({ jobs: z.array(activeJobSchema) });
