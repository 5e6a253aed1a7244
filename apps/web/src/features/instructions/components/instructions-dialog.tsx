import { listTools, opensWithInstructions } from '@toile/tools';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { isOpenTool } from '../../../lib/open-tools.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useInstructionSettings } from '../api/instruction-settings.ts';
import { InstructionSwitch } from './instruction-switch.tsx';

type InstructionsDialogProps = {
  open: boolean;
  onClose: () => void;
  returnFocusTo: RefObject<HTMLElement | null>;
};

/** Dialog with the instruction switch of each tool. */
export function InstructionsDialog(props: InstructionsDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      {...props}
      title={t('instructions.settingsTitle')}
      description={t('instructions.settingsIntro')}
    >
      <Settings />
    </Dialog>
  );
}

function Settings() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useInstructionSettings();
  if (isError && !data) {
    return <ErrorState title={t('instructions.loadFailed')} onRetry={() => void refetch()} />;
  }
  if (!data) return <Loading />;
  const tools = listTools().filter(isOpenTool);
  const exempt = tools.filter((tool) => !opensWithInstructions(tool));
  const names = exempt.map(({ words }) => words.name);
  return (
    <>
      <ul className="mt-5 border-b border-hairline">
        {tools.filter(opensWithInstructions).map((tool) => (
          <InstructionSwitch
            key={tool.id}
            tool={tool}
            shown={!data.disabledInstructions.includes(tool.id)}
          />
        ))}
      </ul>
      <p className="annotation mt-4 text-sm">
        {t('instructions.settingsExempt', { tools: names.join(', ') })}
      </p>
    </>
  );
}
