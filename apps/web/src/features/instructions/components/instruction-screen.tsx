import '../../../lib/instruction-words.ts';
import { listSourceKinds, opensWithInstructions, type Tool } from '@toile/tools';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useToolSummary } from '../../../lib/engines/use-tool-summary.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { MadeExamples } from './made-examples.tsx';
import { NeverAgain } from './never-again.tsx';
import { SourceExamples } from './source-examples.tsx';
import { StepList } from './step-list.tsx';

type InstructionScreenProps = {
  tool: Tool;
  open: boolean;
  onDismiss: () => void;
  returnFocusTo: RefObject<HTMLElement | null>;
};

/**
 * Instructions of a tool: pictures to bring, pictures to avoid, and the steps; a click anywhere
 * closes them.
 */
export function InstructionScreen(props: InstructionScreenProps) {
  const { tool, open, onDismiss, returnFocusTo } = props;
  const { t } = useTranslation();
  const summary = useToolSummary(tool);
  const kinds = listSourceKinds(tool);
  return (
    <Dialog
      open={open}
      onClose={onDismiss}
      returnFocusTo={returnFocusTo}
      closesOnClick
      width="broad"
      title={t('instructions.screenTitle', { tool: tool.words.name })}
      description={summary}
    >
      <div className="mt-5 grid gap-x-12 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-8">
          {kinds.map((kind) => (
            <SourceExamples key={kind} kind={kind} isOneOfMany={kinds.length > 1} />
          ))}
          {tool.made && <MadeExamples made={tool.made} />}
        </div>
        <div className="lg:order-first">
          <StepList tool={tool} />
        </div>
      </div>
      <div className="sticky -bottom-6 -mx-6 mt-6 -mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-hairline bg-paper px-6 py-4 sm:-bottom-8 sm:-mx-8 sm:-mb-8 sm:px-8">
        <Button onClick={onDismiss}>{t('instructions.begin')}</Button>
        {opensWithInstructions(tool) && <NeverAgain tool={tool.id} />}
      </div>
    </Dialog>
  );
}
