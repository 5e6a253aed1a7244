import type { InstructionSettings, ToolId } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { useInstructionSettings } from '../api/instruction-settings.ts';
import { useInstructionChoice } from '../model/use-instruction-choice.ts';

type NeverAgainProps = { tool: ToolId };

/** Checkbox that keeps a tool's instructions from opening by themselves. */
export function NeverAgain({ tool }: NeverAgainProps) {
  const { data } = useInstructionSettings();
  return data && <Choice tool={tool} settings={data} />;
}

function Choice({ tool, settings }: NeverAgainProps & { settings: InstructionSettings }) {
  const { t } = useTranslation();
  const wasShown = !settings.disabledInstructions.includes(tool);
  const { isShown, choose } = useInstructionChoice(tool, wasShown);
  return (
    <Checkbox
      label={t('instructions.never')}
      checked={!isShown}
      onChange={({ target }) => choose(!target.checked)}
    />
  );
}
