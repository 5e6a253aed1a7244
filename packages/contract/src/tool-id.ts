import { z } from 'zod';
import { validation } from './messages/en/validation.ts';

/** Id of a tool: words in lower case with hyphens. On the wire: `ai_model`, `type` of a Generation. */
export type ToolId = string;

/** Letters of the longest id. */
const LONGEST = 40;

/** Schema of a tool's id. Whether there is such a tool is known to the registry of @toile/tools. */
export const toolIdSchema = z
  .string(validation.unknownTool)
  .max(LONGEST, validation.unknownTool)
  .regex(/^[a-z]+(-[a-z]+)*$/, validation.unknownTool);
