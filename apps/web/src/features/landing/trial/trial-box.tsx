import type { Tool } from '@toile/tools';
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MARK_LOOKS } from '../../../lib/outlook/mark-looks.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { MarkedTextArea } from '../../../ui/marked-text-area.tsx';
import { needsAccount, type TrialFault } from './trial-state.ts';
import { TRIAL_TOOLS } from './trial-tools.ts';
import type { Trial } from './use-trial.ts';
import { useTrialReading } from './use-trial-reading.ts';

/** Loads with the first word that is marked. */
const OutlookLines = lazy(async () => ({
  default: (await import('../../../lib/outlook/outlook-lines.tsx')).OutlookLines,
}));

/** Time after which a drawing is told to be slow. */
const SLOW_MS = 10_000;

type TrialBoxProps = {
  trial: Trial;
  /** Goes on with these words and an account. */
  onFour: (tool: Tool, prompt: string) => void;
};

/** The box in which a visitor has a picture drawn before signing up. */
export function TrialBox({ trial, onFour }: TrialBoxProps) {
  const { t } = useTranslation();
  const [first] = TRIAL_TOOLS;
  const [tool, setTool] = useState(first);
  const [prompt, setPrompt] = useState('');
  const form = useTypedBefore(setPrompt);
  if (!tool) return null;
  const { status } = trial.state;
  const fault = trial.state.status === 'failed' ? trial.state.fault : undefined;
  const isOver = status === 'drawn' || (fault !== undefined && needsAccount(fault));
  const draw = () => trial.draw(tool, prompt);
  const type = (text: string) => {
    setPrompt(text);
    trial.prepare();
    if (fault && !needsAccount(fault)) trial.clear();
  };
  return (
    <form
      ref={form}
      // Until the page's code has arrived the button leads to the page of the same purpose.
      action="/register"
      noValidate
      aria-label={t('landing.trial.label')}
      onSubmit={(event) => {
        event.preventDefault();
        draw();
      }}
      className="flex max-w-xl flex-col gap-3 border border-hairline bg-raised p-4 pt-2 shadow-lg sm:px-5"
    >
      <ToolChoice tool={tool} onTool={setTool} />
      <WordsField tool={tool} prompt={prompt} fault={fault} onType={type} onEnter={draw} />
      <div className="flex flex-wrap gap-3">
        {!isOver && (
          <Button type="submit" look="accent" pending={status === 'drawing'} className="min-w-32">
            {t(fault ? 'landing.trial.again' : 'landing.trial.draw')}
          </Button>
        )}
        <Button look={isOver ? 'accent' : 'outline'} onClick={() => onFour(tool, prompt.trim())}>
          {t('landing.trial.four')}
        </Button>
      </div>
      <Progress trial={trial} />
    </form>
  );
}

/** Takes over what was typed before the page's code had arrived. */
function useTypedBefore(onTyped: (text: string) => void) {
  const form = useRef<HTMLFormElement>(null);
  const tell = useRef(onTyped);
  useEffect(() => {
    const typed = form.current?.querySelector('textarea')?.value;
    if (typed) tell.current(typed);
  }, []);
  return form;
}

function ToolChoice({ tool, onTool }: { tool: Tool; onTool: (tool: Tool) => void }) {
  const { t } = useTranslation();
  return (
    <fieldset>
      <legend className="sr-only">{t('landing.trial.tools')}</legend>
      <div className="flex border-b border-hairline">
        {TRIAL_TOOLS.map((each) => (
          <label key={each.id} className={TAB_CLASS}>
            <input
              type="radio"
              name="trial-tool"
              checked={each === tool}
              onChange={() => onTool(each)}
              className="sr-only"
            />
            {each.words.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const TAB_CLASS =
  '-mb-px inline-flex min-h-11 cursor-pointer items-center border-b-2 border-transparent px-3 text-ink-soft ' +
  'transition-colors hover:text-ink has-checked:border-accent has-checked:font-medium has-checked:text-ink ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-accent';

type WordsFieldProps = {
  tool: Tool;
  prompt: string;
  fault: TrialFault | undefined;
  onType: (prompt: string) => void;
  onEnter: () => void;
};

function WordsField({ tool, prompt, fault, onType, onEnter }: WordsFieldProps) {
  const { t } = useTranslation();
  const marks = useTrialReading(tool, prompt);
  const [example] = tool.examples;
  const faultText = useFaultText(fault);
  // That the day's picture is drawn is no error.
  const isNews = fault !== undefined && needsAccount(fault);
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <MarkedTextArea
      label={t('landing.trial.prompt')}
      placeholder={example && t('landing.trial.placeholder', { example })}
      rows={2}
      value={prompt}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={submitOnEnter}
      error={isNews ? undefined : faultText}
      hint={
        // Room for two lines: nothing below moves when words are marked.
        <span className="block min-h-[2lh]">
          {isNews && <span className="text-base text-ink">{faultText}</span>}
          <Suspense>{!isNews && marks.length > 0 && <OutlookLines outlook={{ marks }} />}</Suspense>
          {!isNews && marks.length === 0 && t('landing.trial.hint')}
        </span>
      }
      marks={marks.map(({ start, end, fate }) => ({ start, end, look: MARK_LOOKS[fate] }))}
      className="text-lg"
    />
  );
}

function useFaultText(fault: TrialFault | undefined): string | undefined {
  const { t } = useTranslation();
  if (!fault) return undefined;
  if (fault.reason === 'other') return fault.text;
  return t(`landing.trial.${fault.reason}`);
}

/** What goes on, in words; spoken when it changes. */
function Progress({ trial }: { trial: Trial }) {
  const { t } = useTranslation();
  const { status } = trial.state;
  const isSpoken = status === 'drawing' || status === 'drawn';
  return (
    <p
      aria-live="polite"
      className={classNames('annotation -mt-1 text-sm', !isSpoken && 'sr-only')}
    >
      {status === 'drawing' && <DrawingNote />}
      {status === 'drawn' && t('landing.trial.drawn')}
    </p>
  );
}

/** Says that a picture is being drawn, and after a while that it takes long. */
function DrawingNote() {
  const { t } = useTranslation();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return t(isSlow ? 'landing.trial.slow' : 'landing.trial.drawing');
}
