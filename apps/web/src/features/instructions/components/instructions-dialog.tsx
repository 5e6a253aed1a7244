import { listTools, type Tool } from '@toile/tools';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog.tsx';

type InstructionsDialogProps = {
  open: boolean;
  onClose: () => void;
  returnFocusTo: RefObject<HTMLElement | null>;
};

/** What each tool does, and its steps in order. */
export function InstructionsDialog(props: InstructionsDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      {...props}
      title={t('common.instructions.title')}
      description={t('common.instructions.intro')}
      width="wide"
    >
      <ul className="mt-6 grid gap-x-10 sm:grid-cols-2">
        {listTools().map((tool) => (
          <ToolInstructions key={tool.id} tool={tool} />
        ))}
      </ul>
    </Dialog>
  );
}

function ToolInstructions({ tool }: { tool: Tool }) {
  const { t } = useTranslation();
  return (
    <li className="border-t border-hairline py-4">
      <h3 className="title-section text-lg">{t(`tools.${tool.messages}.name`)}</h3>
      <p className="text-ink-soft">{t(`tools.${tool.messages}.summary`)}</p>
      <ol className="mt-2 list-decimal pl-5 text-sm">
        {tool.steps.map((step) => (
          <li key={step}>{t(`common.instructions.steps.${step}`)}</li>
        ))}
      </ol>
    </li>
  );
}
