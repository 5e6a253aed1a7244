import { z } from 'zod';
import { TOOL_IDS } from './tool-ids.ts';

export const toolIdSchema = z.enum(TOOL_IDS);
