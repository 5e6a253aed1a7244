import { z } from 'zod';
import { toolIdSchema } from './tool-id.ts';

/** Answer of the instruction settings: the tools whose instructions the user has turned off. */
export const instructionSettingsSchema = z.object({
  disabledInstructions: z.array(toolIdSchema),
});

export type InstructionSettings = z.infer<typeof instructionSettingsSchema>;
