import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MARK_LOOKS } from '../../../lib/outlook/mark-looks.ts';
import { OutlookLines } from '../../../lib/outlook/outlook-lines.tsx';
import { MarkedTextArea } from '../../../ui/marked-text-area.tsx';
import { usePromptReading } from '../model/use-prompt-reading.ts';
import type { StepScreenProps } from './step-screen.ts';

type RunAgainPromptProps = Pick<StepScreenProps, 'tool' | 'control'> & {
  fault: string | undefined;
  onSubmit: () => void;
};

/** The prompt beside the images, with the words that will not be drawn; Ctrl + Enter runs it. */
export function RunAgainPrompt({ tool, control, fault, onSubmit }: RunAgainPromptProps) {
  const { t } = useTranslation();
  const { state, dispatch } = control;
  const { marks, rewordedBy } = usePromptReading(tool, state);
  const submitOnKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <div className="max-sm:[&_label]:sr-only">
      <MarkedTextArea
        label={t('wizard.again.prompt')}
        rows={2}
        value={state.prompt}
        onChange={(event) => dispatch({ type: 'promptChanged', prompt: event.target.value })}
        onKeyDown={submitOnKeys}
        error={fault}
        hint={
          // Room for a line: no image below moves when words are marked.
          <span className="block sm:min-h-lh">
            {marks.length > 0 && (
              <OutlookLines outlook={{ marks, ...(rewordedBy !== undefined && { rewordedBy }) }} />
            )}
          </span>
        }
        marks={marks.map(({ start, end, fate }) => ({ start, end, look: MARK_LOOKS[fate] }))}
        className="max-h-[24svh] min-h-16 field-sizing-content"
      />
    </div>
  );
}
