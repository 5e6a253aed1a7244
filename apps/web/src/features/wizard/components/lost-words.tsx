import '../../../lib/outlook/outlook-words.ts';
import type { Tool } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import { listLost } from '../../../lib/outlook/list-lost.ts';
import { usePromptReading } from '../model/use-prompt-reading.ts';
import type { WizardState } from '../model/wizard-state.ts';
import { GenerateHint } from './generate-hint.tsx';

type LostWordsProps = { tool: Tool; state: WizardState; hint: string | undefined };

/** The words that will be paid for and not drawn, at the price of a later step; the hint where there are none. */
export function LostWords({ tool, state, hint }: LostWordsProps) {
  const { t } = useTranslation();
  const lost = listLost(usePromptReading(tool, state));
  if (lost.length === 0) return <GenerateHint text={hint} isOfKeys />;
  return (
    <p className="-mt-2 w-full border-l-2 border-chalk-yellow pl-3 text-sm">
      {t('outlook.undrawn', { words: lost.join(', ') })}
    </p>
  );
}
