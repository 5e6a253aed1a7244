import { useQuery } from '@tanstack/react-query';
import { type InstructionSettings, instructionSettingsSchema, type ToolId } from '@toile/contract';
import { get, post } from '../../../lib/api/api-client.ts';

/** Key of the query; another tab's change makes it out of date. */
export const INSTRUCTION_SETTINGS_KEY = ['instruction-settings'] as const;

const parse = (body: unknown) => instructionSettingsSchema.parse(body);

function getInstructionSettings(signal: AbortSignal): Promise<InstructionSettings> {
  return get('/get-instruction-settings/', { parse, signal });
}

/** The tools whose instructions the user has turned off. */
export function useInstructionSettings() {
  return useQuery({
    queryKey: INSTRUCTION_SETTINGS_KEY,
    queryFn: ({ signal }) => getInstructionSettings(signal),
  });
}

/** Turns a tool's instructions off, or on again. */
export function toggleInstructions(tool: ToolId): Promise<InstructionSettings> {
  return post(`/toggle-instruction-settings/${tool}/`, { parse });
}
