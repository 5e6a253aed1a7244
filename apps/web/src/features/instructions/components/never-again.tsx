import type { ToolId } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { useChooseInstructions } from '../api/choose-instructions.ts';
import { useInstructionSettings } from '../api/instruction-settings.ts';

/** Keeps a tool's instructions from opening by themselves. */
export function NeverAgain({ tool }: { tool: ToolId }) {
  const { t } = useTranslation();
  const { data } = useInstructionSettings();
  const choose = useChooseInstructions();
  if (!data) return null;
  return (
    <Checkbox
      label={t('instructions.never')}
      checked={data.disabledInstructions.includes(tool)}
      onChange={({ target }) => choose.mutate({ tool, shown: !target.checked })}
    />
  );
}
