import { PROMPT_MAX_LENGTH, promptLength } from '@toile/contract';
import type { Tool } from '@toile/tools';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';
import { TextArea } from '../../../ui/text-area.tsx';

type PromptFieldProps = {
  tool: Tool;
  prompt: string;
  fault: string | undefined;
  onChange: (prompt: string) => void;
  onSubmit: () => void;
};

/** The prompt and its length; Ctrl + Enter submits it. */
export function PromptField({ tool, prompt, fault, onChange, onSubmit }: PromptFieldProps) {
  const { t } = useTranslation();
  const [example] = tool.examples;
  const length = promptLength(prompt.trim());
  const submitOnKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <div className="relative">
      <TextArea
        label={t('wizard.promptLabel')}
        placeholder={example && t('wizard.promptPlaceholder', { example })}
        rows={5}
        value={prompt}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={submitOnKeys}
        // An empty field at the start is no fault.
        error={length > 0 ? fault : undefined}
        hint={fault ?? tool.words.promptHint}
        className="text-lg"
      />
      <p
        className={classNames(
          'absolute top-0 right-0 text-sm tabular-nums',
          length > PROMPT_MAX_LENGTH ? 'text-danger' : 'text-ink-soft',
        )}
      >
        <span aria-hidden="true">
          {length} / {PROMPT_MAX_LENGTH}
        </span>
        <span className="sr-only">
          {t('wizard.promptLength', { length, max: PROMPT_MAX_LENGTH })}
        </span>
      </p>
    </div>
  );
}
