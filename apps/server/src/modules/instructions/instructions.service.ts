import type { InstructionSettings, ToolId } from '@toile/contract';
import type { Database } from '../../platform/database.ts';
import { getDisabledInstructions, toggleInstruction } from './instructions.repository.ts';

/** Tools that show their instructions to a user. */
export function createInstructionsService({ database }: { database: Database }) {
  return {
    async getSettings(userId: string): Promise<InstructionSettings> {
      return { disabledInstructions: await getDisabledInstructions(database, userId) };
    },
    async toggle(userId: string, tool: ToolId): Promise<InstructionSettings> {
      return { disabledInstructions: await toggleInstruction(database, { userId, tool }) };
    },
  };
}

export type InstructionsService = ReturnType<typeof createInstructionsService>;
