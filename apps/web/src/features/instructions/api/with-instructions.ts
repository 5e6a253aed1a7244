import type { InstructionSettings, ToolId } from '@toile/contract';

/** The settings once a tool's instructions are shown, or not any more. */
export function withInstructions(
  { disabledInstructions }: InstructionSettings,
  { tool, shown }: { tool: ToolId; shown: boolean },
): InstructionSettings {
  const others = disabledInstructions.filter((one) => one !== tool);
  return { disabledInstructions: shown ? others : [...others, tool] };
}
