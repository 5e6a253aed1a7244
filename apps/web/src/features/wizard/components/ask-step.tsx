import { findOwnStep } from '@toile/tools';
import { SettingFields } from './setting-fields.tsx';
import { StepFoot } from './step-foot.tsx';
import type { StepScreenProps } from './step-screen.ts';

/** A step of a tool's own: its settings. */
export function AskStep({ tool, control, index }: StepScreenProps) {
  const { state, dispatch } = control;
  const step = tool.steps[index];
  const own = step && findOwnStep(tool, step);
  if (!own) return null;
  return (
    <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex flex-col gap-7">
        <p className="text-ink-soft">{own.hint}</p>
        <SettingFields
          fields={own.settings}
          settings={state.settings}
          onChange={(setting, value) => dispatch({ type: 'settingChanged', setting, value })}
        />
      </div>
      <div className="flex flex-col gap-7 lg:border-l lg:border-hairline lg:pl-8">
        <StepFoot tool={tool} control={control} index={index} />
      </div>
    </div>
  );
}
