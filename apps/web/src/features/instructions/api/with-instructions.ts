import type { InstructionSettings, ToolId } from '@toile/contract';

/** The settings after a tool's instructions were turned on or off. */
export function withInstructions(
  { disabledInstructions }: InstructionSettings,
  { tool, shown }: { tool: ToolId; shown: boolean },
): InstructionSettings {
  const others = disabledInstructions.filter((one) => one !== tool);
  return { disabledInstructions: shown ? others : [...others, tool] };
}
