import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InstructionSettings, ToolId } from '@toile/contract';
import { toolName } from '@toile/tools';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-texts.ts';
import { announceChange } from '../../../lib/event-stream/shared-changes.ts';
import { INSTRUCTION_SETTINGS_KEY, toggleInstructions } from './instruction-settings.ts';
import { withInstructions } from './with-instructions.ts';

type Choice = { tool: ToolId; shown: boolean };

/**
 * Turns a tool's instructions on or off. The server can only toggle, so a choice whose result is
 * wrong, because another tab has changed the setting, is toggled once more.
 */
async function chooseInstructions({ tool, shown }: Choice): Promise<InstructionSettings> {
  const settings = await toggleInstructions(tool);
  const isShown = !settings.disabledInstructions.includes(tool);
  return isShown === shown ? settings : toggleInstructions(tool);
}

/**
 * Changes the setting at once on screen, and in order on the server; a failure is undone and shown.
 */
export function useChooseInstructions() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const change = (choice: Choice) =>
    queryClient.setQueryData<InstructionSettings>(
      INSTRUCTION_SETTINGS_KEY,
      (settings) => settings && withInstructions(settings, choice),
    );
  return useMutation({
    mutationFn: chooseInstructions,
    scope: { id: 'instructions' },
    onMutate: async (choice) => {
      await queryClient.cancelQueries({ queryKey: INSTRUCTION_SETTINGS_KEY });
      change(choice);
    },
    onSuccess: () => announceChange('instructions'),
    onError: (error, { tool, shown }) => {
      change({ tool, shown: !shown });
      const words = { tool: toolName(tool), reason: errorText(error) };
      toast.error(t('instructions.saveFailed', words));
    },
  });
}
