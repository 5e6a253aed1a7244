import type { Tool } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import { findStepWords } from '../model/step-words.ts';

/** Steps of a tool. */
export function StepList({ tool }: { tool: Tool }) {
  const { t } = useTranslation();
  return (
    <ol className="flex flex-col gap-4">
      {tool.steps.map((step, index) => {
        const words = findStepWords(tool, step);
        return (
          <li key={step} className="grid grid-cols-[2.25rem_1fr]">
            <span aria-hidden="true" className="title-page text-2xl text-ink-soft tabular-nums">
              {index + 1}
            </span>
            <div>
              <h3 className="title-section text-lg">{t(`wizard.stepTitles.${step}`)}</h3>
              <p className="mt-0.5 text-sm leading-snug text-ink-soft">
                {words ? t(`instructions.steps.${words}`) : t(`tools.${tool.messages}.promptHint`)}
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
