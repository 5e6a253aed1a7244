import type { Tool } from '@toile/tools';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStepWords } from '../../../lib/use-step-words.ts';
import { classNames } from '../../../ui/class-names.ts';

/** The tailor's chalks, taken in turn. */
const CHALKS = [
  'bg-chalk-blue text-on-chalk',
  'bg-chalk-red text-on-chalk',
  'bg-chalk-yellow text-on-chalk-yellow',
  'bg-chalk-purple text-on-chalk',
  'bg-chalk-green text-on-chalk',
] as const;

const DASH = 'mx-1.5 w-3 sm:mx-3 sm:w-10';
const SHORT_DASH = 'mx-1 w-2 xl:mx-3 xl:w-10';

type StepIndicatorProps = {
  tool: Pick<Tool, 'steps' | 'ownSteps'>;
  current: number;
  /** True: takes little room, for the work below. */
  isCompact?: boolean;
  /** True for a step that may be opened now. */
  canOpen?: (index: number) => boolean;
  onOpen?: (index: number) => void;
};

/** The content of a step's item: a button where the step may be opened. */
function Step({ onOpen, children }: { onOpen: (() => void) | undefined; children: ReactNode }) {
  if (!onOpen) return children;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="-m-1.5 flex items-center p-1.5 underline-offset-4 decoration-accent hover:underline"
    >
      {children}
    </button>
  );
}

/** The numbered steps of a tool, coloured up to the present one; those open to the user lead there. */
export function StepIndicator(props: StepIndicatorProps) {
  const { tool, current, isCompact = false, canOpen = () => false, onOpen } = props;
  const { t } = useTranslation();
  const { name } = useStepWords(tool);
  return (
    <ol aria-label={t('wizard.stepsLabel')} className="flex flex-wrap items-center gap-y-2">
      {tool.steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className="flex items-center"
        >
          {index > 0 && (
            <span
              aria-hidden="true"
              className={classNames('h-px bg-control', isCompact ? SHORT_DASH : DASH)}
            />
          )}
          <Step onOpen={index !== current && canOpen(index) ? () => onOpen?.(index) : undefined}>
            <span
              className={classNames(
                'flex size-8 items-center justify-center rounded-full font-title tabular-nums',
                index <= current
                  ? CHALKS[index % CHALKS.length]
                  : 'border border-control text-ink-soft',
              )}
            >
              {index + 1}
            </span>
            <span
              className={classNames(
                'ml-2',
                index === current ? 'text-ink' : 'text-ink-soft max-sm:sr-only',
                // There is room for the present one alone.
                isCompact && index !== current && 'max-lg:sr-only',
              )}
            >
              {name(step)}
            </span>
          </Step>
        </li>
      ))}
    </ol>
  );
}
