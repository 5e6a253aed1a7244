import { PROMPT_MAX_LENGTH, promptLength } from '@toile/contract';
import type { Tool } from '@toile/tools';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MARK_LOOKS } from '../../../lib/outlook/mark-looks.ts';
import { OutlookLines } from '../../../lib/outlook/outlook-lines.tsx';
import type { PromptOutlook } from '../../../lib/outlook/prompt-outlook.ts';
import { classNames } from '../../../ui/class-names.ts';
import { MarkedTextArea } from '../../../ui/marked-text-area.tsx';
import { insertWord } from '../model/insert-word.ts';
import { WordsButton } from './words-button.tsx';

type PromptFieldProps = {
  tool: Tool;
  prompt: string;
  fault: string | undefined;
  outlook: PromptOutlook;
  /** Suggestions for its content, where they are not the tool's. */
  promptHint?: string | undefined;
  onChange: (prompt: string) => void;
  onSubmit: () => void;
};

/** The prompt, its length, and the words that will not be drawn; Ctrl + Enter submits it. */
export function PromptField(props: PromptFieldProps) {
  const { tool, prompt, fault, outlook, promptHint, onChange, onSubmit } = props;
  const { t } = useTranslation();
  // Words of places are no use beside a backdrop.
  const [example] = promptHint === undefined ? tool.examples : [];
  const caret = useRef(Number.POSITIVE_INFINITY);
  const choose = (word: string) => {
    const inserted = insertWord(prompt, caret.current, word);
    caret.current = inserted.caret;
    onChange(inserted.text);
  };
  const length = promptLength(prompt.trim());
  const submitOnKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <div className="relative flex flex-col gap-3">
      <MarkedTextArea
        // Engines read English: so do spelling checkers here.
        lang="en"
        label={t('wizard.promptLabel')}
        placeholder={example && t('wizard.promptPlaceholder', { example })}
        rows={5}
        value={prompt}
        onChange={(event) => onChange(event.target.value)}
        onSelect={({ currentTarget }) => {
          caret.current = currentTarget.selectionEnd;
        }}
        onKeyDown={submitOnKeys}
        // An empty field at the start is no fault.
        error={length > 0 ? fault : undefined}
        hint={
          // Room for two lines: nothing below moves when words are marked.
          <span className="block min-h-[2lh]">
            {fault === undefined && outlook.marks.length > 0 ? (
              <OutlookLines outlook={outlook} />
            ) : (
              (fault ?? promptHint ?? tool.words.promptHint)
            )}
          </span>
        }
        marks={outlook.marks.map(({ start, end, fate }) => ({
          start,
          end,
          look: MARK_LOOKS[fate],
        }))}
        className="text-lg"
      />
      {promptHint === undefined && (
        <WordsButton tool={tool.id} prompt={prompt} onChoose={choose} onChange={onChange} />
      )}
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
