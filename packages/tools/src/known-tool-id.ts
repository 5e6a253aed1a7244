import { type ToolId, toolIdSchema, validationWords } from '@toile/contract';
import type { z } from 'zod';
import { findTool } from './find-tools.ts';

const isKnown = (id: ToolId) => findTool(id) !== undefined;

/** Schema of the id of a tool that the product has, for requests that name one. */
export const knownToolIdSchema = toolIdSchema.refine(isKnown, validationWords.unknownTool);

/** A query that filters by tools, refused where it names one that the product has not. */
export function withKnownTools<Query extends { ai_model?: ToolId | readonly ToolId[] }>(
  schema: z.ZodType<Query>,
) {
  return schema.refine(({ ai_model: named = [] }) => [named].flat().every(isKnown), {
    path: ['ai_model'],
    message: validationWords.unknownTool,
  });
}
