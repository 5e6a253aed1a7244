import '../../../lib/instruction-words.ts';
import type { Tool } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../../ui/switch.tsx';
import { useInstructionChoice } from '../model/use-instruction-choice.ts';

type InstructionSwitchProps = { tool: Tool; shown: boolean };

/** A tool with the switch for its instructions. */
export function InstructionSwitch({ tool, shown }: InstructionSwitchProps) {
  const { t } = useTranslation();
  const { isShown, choose } = useInstructionChoice(tool.id, shown);
  const name = tool.words.name;
  return (
    <li className="flex items-center gap-4 border-t border-hairline py-3">
      <div className="min-w-0 grow">
        <h3 className="title-section text-lg">{name}</h3>
        <p aria-hidden="true" className="annotation text-sm">
          {t(isShown ? 'instructions.shown' : 'instructions.hidden')}
        </p>
      </div>
      <Switch
        label={t('instructions.show', { tool: name })}
        checked={isShown}
        onChange={({ target }) => choose(target.checked)}
      />
    </li>
  );
}
