import type { StepId, Tool } from '@toile/tools';
import type { ReactNode } from 'react';
import { useToolSummary } from '../../../lib/engines/use-tool-summary.ts';
import { isCommonStep, useStepWords } from '../../../lib/use-step-words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { reachSection } from '../model/reach-section.ts';
import type { WizardControl } from '../model/use-wizard.ts';
import { Section, SectionScroller } from './section-scroller.tsx';
import { StepIndicator } from './step-indicator.tsx';
import type { StepScreens } from './step-screen.ts';

type WizardProps = {
  tool: Tool;
  control: WizardControl;
  screens: StepScreens;
  /** The button of the tool's instructions, beside its steps. */
  help?: ReactNode;
};

/** A tool's steps, one in view. After the first, the head shrinks to make room for the work. */
export function Wizard({ tool, control, screens, help }: WizardProps) {
  const { currentSection } = control.state;
  const isUnderWay = currentSection > 0;
  const summary = useToolSummary(tool);
  return (
    <div
      data-under-way={isUnderWay || undefined}
      className={classNames('flex flex-col', isUnderWay ? 'gap-2 md:-mt-4 md:gap-4' : 'gap-8')}
    >
      <div
        className={classNames(
          'flex flex-wrap justify-between gap-x-10 gap-y-5',
          isUnderWay ? 'items-center' : 'items-end',
        )}
      >
        <PageHeading size={isUnderWay ? 'aside' : 'page'} intro={!isUnderWay && summary}>
          {tool.words.name}
        </PageHeading>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2 max-md:in-data-under-way:w-full max-md:in-data-under-way:justify-between max-md:in-data-under-way:gap-x-0">
          <StepIndicator
            tool={tool}
            current={currentSection}
            isCompact={isUnderWay}
            canOpen={(index) => reachSection(control.state, index) === index}
            onOpen={(section) => control.dispatch({ type: 'sectionChanged', section })}
          />
          {help}
        </div>
      </div>
      <SectionScroller current={currentSection}>
        {tool.steps.map((step, index) => (
          <Section key={step} active={index === currentSection} labelledBy={titleId(step)}>
            <Step index={index} tool={tool} control={control} screens={screens} />
          </Section>
        ))}
      </SectionScroller>
    </div>
  );
}

function Step({ index, tool, control, screens }: Omit<WizardProps, 'help'> & { index: number }) {
  const { title } = useStepWords(tool);
  const step = tool.steps[index];
  if (!step) return null;
  const Screen = screens[isCommonStep(step) ? step : 'ask'];
  return (
    <div className="border-t border-hairline pt-6 in-data-under-way:pt-3 max-sm:in-data-under-way:border-0 max-sm:in-data-under-way:pt-1">
      <div className="mb-5 flex items-baseline justify-between gap-4 in-data-under-way:mb-2">
        <h2
          id={titleId(step)}
          tabIndex={-1}
          data-step-heading
          className="title-section text-2xl focus:outline-none"
        >
          {title(step)}
        </h2>
        {/* On telephones the page's title makes room for the work. */}
        <span
          aria-hidden="true"
          className="annotation hidden text-right max-md:in-data-under-way:block"
        >
          {tool.words.name}
        </span>
      </div>
      <Screen tool={tool} control={control} index={index} />
    </div>
  );
}

function titleId(step: StepId): string {
  return `step-${step}`;
}
