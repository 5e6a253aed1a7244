import { z } from 'zod';
import { runInputSchema, type ToolIds, toolsFilterOf } from './generation.ts';

/** Uploads in one answer, the latest ones. */
export const MOST_UPLOADS = 24;

/** Fields of a run whose uploads can be chosen again; a mask belongs to its photo. */
const uploadFieldSchema = z.enum(['original_target_image', 'source_image']);

export type UploadField = z.infer<typeof uploadFieldSchema>;

/** Query of GET /uploads/: the field that held the pictures, and the tools of their runs. */
export const uploadsQueryOf = (ids: ToolIds) =>
  z.object({ field: uploadFieldSchema, ai_model: toolsFilterOf(ids) });

/** Pictures that the user uploaded for earlier runs, each once, the latest first. */
export const uploadsSchema = z.object({ uploads: z.array(runInputSchema) });
