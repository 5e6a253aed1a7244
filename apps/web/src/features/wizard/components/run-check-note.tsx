import { useIsFetching } from '@tanstack/react-query';
import type { Tool } from '@toile/tools';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PREVIEW_KEY } from '../api/preview-run.ts';
import { LOOK_PATIENCE_MS } from '../model/run-checks.ts';
import { useRunChecks } from '../model/use-run-checks.ts';
import type { WizardState } from '../model/wizard-state.ts';

type RunCheckNoteProps = { tool: Tool; state: WizardState; children?: ReactNode };

const PATIENCE_S = LOOK_PATIENCE_MS / 1000;

/** What a click on Generate waits for, or what held it back; `children` where neither is. */
export function RunCheckNote({ tool, state, children }: RunCheckNoteProps) {
  const { t } = useTranslation();
  const { isChecking, isHeld, look } = useRunChecks(tool, state);
  const isLooking = useIsFetching({ queryKey: PREVIEW_KEY }) > 0 && tool.preview !== undefined;
  if (isChecking) {
    return (
      <output className="flex flex-col gap-1 text-sm">
        {t(look ? 'wizard.checks.looking' : 'wizard.checks.reading')}
        {look && <Patience />}
      </output>
    );
  }
  if (isHeld) return <HeldNote text={t('wizard.checks.held')} />;
  if (!isLooking) return children;
  return <p className="annotation text-sm">{t('wizard.checks.waits', { seconds: PATIENCE_S })}</p>;
}

/** The seconds of the wait, of those that it may last. */
function Patience() {
  const { t } = useTranslation();
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((now) => Math.min(now + 1, PATIENCE_S)), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <progress
      aria-label={t('wizard.checks.progress')}
      max={PATIENCE_S}
      value={seconds}
      className="h-1 w-full accent-accent"
    />
  );
}

function HeldNote({ text }: { text: string }) {
  const place = useRef<HTMLOutputElement>(null);
  // On a telephone the button stands at the window's edge, wherever the page is scrolled to.
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <output
      ref={place}
      className="block max-sm:scroll-mb-28 border-l-2 border-chalk-yellow pl-3 text-sm"
    >
      {text}
    </output>
  );
}
