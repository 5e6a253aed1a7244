import { findOwnStep, type StepId, type Tool } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import { useToolOffer } from '../../../lib/engines/engine-offers.ts';
import { useStepWords } from '../../../lib/use-step-words.ts';
import { findStepWords } from '../model/step-words.ts';

/** Steps of a tool. */
export function StepList({ tool }: { tool: Tool }) {
  const { t } = useTranslation();
  const { title } = useStepWords(tool);
  const { offer } = useToolOffer(tool.id);
  const keepsFaces = !offer?.poses_people;
  return (
    <ol className="flex flex-col gap-4">
      {tool.steps.map((step, index) => {
        const words = findStepWords(tool, step, keepsFaces);
        return (
          <li key={step} className="grid grid-cols-[2.25rem_1fr]">
            <span aria-hidden="true" className="title-page text-2xl text-ink-soft tabular-nums">
              {index + 1}
            </span>
            <div>
              <h3 className="title-section text-lg">{title(step)}</h3>
              <p className="mt-0.5 text-sm leading-snug text-ink-soft">
                {words ? t(`instructions.steps.${words}`) : ownHint(tool, step)}
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** The hint for a step whose words are in the tool. */
function ownHint(tool: Tool, step: StepId): string {
  return findOwnStep(tool, step)?.hint ?? tool.words.promptHint;
}
