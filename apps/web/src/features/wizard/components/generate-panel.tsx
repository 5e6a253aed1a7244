import type { Tool } from '@toile/tools';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../../lib/connection/use-online.ts';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { listFileIds } from '../model/given-picture.ts';
import { findPromptFault } from '../model/prompt-fault.ts';
import { useGenerate } from '../model/use-generate.ts';
import { useRunChecks } from '../model/use-run-checks.ts';
import type { WizardControl } from '../model/use-wizard.ts';
import { GenerateBar } from './generate-bar.tsx';
import { GenerateHint } from './generate-hint.tsx';
import { LostWords } from './lost-words.tsx';
import { ReturnToGeneration } from './return-to-generation.tsx';
import { RunCheckNote } from './run-check-note.tsx';
import { StartError } from './start-error.tsx';

/** Loaded by the tools that have a preview. */
const RunPreviewNote = lazy(async () => ({
  default: (await import('./run-preview-note.tsx')).RunPreviewNote,
}));

/** The end of a tool's entries: the button that makes the images, or the link back to them. */
export function GeneratePanel({ tool, control }: { tool: Tool; control: WizardControl }) {
  const { t } = useTranslation();
  const { state, dispatch } = control;
  const { pictures, count, run } = state;
  const { generate, offersRun, fault, credits } = useGenerate(tool, control);
  const { isChecking } = useRunChecks(tool, state);
  const sending = state.start.status === 'sending';
  const active = state.currentSection === tool.steps.length - 2;
  const isOnline = useOnline();
  const running = run?.status === 'loading';

  const hint = () => {
    if (running) return t('wizard.runInProgress');
    if (sending && !isOnline) return t('wizard.offline');
    if (sending && listFileIds(pictures).length > 0) return t('wizard.sendingPicture');
    // A fault of the prompt shows beneath its field.
    if (fault !== undefined && findPromptFault(tool, state) === undefined) return fault;
    return undefined;
  };
  const obstacle = hint();
  const usual = tool.steps.at(-2) === 'prompt' ? t('wizard.generateHint') : undefined;
  // In the prompt's own step its words are told beneath it.
  const isPromptElsewhere = tool.steps.includes('prompt') && usual === undefined;
  const usualHint = <GenerateHint text={obstacle ?? usual} isOfKeys={obstacle === undefined} />;

  return (
    <>
      {run && (
        <ActionBar active={active && !offersRun}>
          <ReturnToGeneration state={state} dispatch={dispatch} />
        </ActionBar>
      )}
      {offersRun && tool.preview !== undefined && (
        <Suspense fallback={null}>
          <RunPreviewNote tool={tool} control={control} active={active} />
        </Suspense>
      )}
      {offersRun && (
        <GenerateBar
          active={active}
          count={count}
          credits={credits}
          disabled={fault !== undefined || running}
          pending={sending || isChecking}
          hint={
            obstacle === undefined ? (
              <RunCheckNote tool={tool} state={state}>
                {isPromptElsewhere ? (
                  <LostWords tool={tool} state={state} hint={usual} />
                ) : (
                  usualHint
                )}
              </RunCheckNote>
            ) : (
              usualHint
            )
          }
          onCount={(value) => dispatch({ type: 'countChanged', count: value })}
          onGenerate={generate}
        />
      )}
      <StartError control={control} />
    </>
  );
}
