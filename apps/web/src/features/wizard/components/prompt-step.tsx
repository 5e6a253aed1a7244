import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnPrompts } from '../api/get-own-prompts.ts';
import { findBackdrop } from '../model/backdrop.ts';
import { findPromptFault } from '../model/prompt-fault.ts';
import { useGenerate } from '../model/use-generate.ts';
import { usePromptReading } from '../model/use-prompt-reading.ts';
import { ExampleChips } from './example-chips.tsx';
import { PromptField } from './prompt-field.tsx';
import { SettingFields } from './setting-fields.tsx';
import { StepFoot } from './step-foot.tsx';
import type { StepScreenProps } from './step-screen.ts';

/** Loaded for tools that start from pictures alone. */
const GivenThumbnails = lazy(async () => {
  const { GivenThumbnails: loaded } = await import('./given-thumbnails.tsx');
  return { default: loaded };
});

/** Loaded by the tools that take a backdrop. */
const BackdropField = lazy(async () => {
  const { BackdropField: loaded } = await import('./backdrop-field.tsx');
  return { default: loaded };
});

/** The prompt and the settings. */
export function PromptStep({ tool, control, index }: StepScreenProps) {
  const { t } = useTranslation();
  const { state, dispatch, owner } = control;
  const { generate } = useGenerate(tool, control);
  const fault = findPromptFault(tool, state);
  const outlook = usePromptReading(tool, state);
  const hasBackdrop = findBackdrop(tool, state.pictures) !== undefined;
  const isLast = index === tool.steps.length - 2;
  const ownPrompts = useOwnPrompts(tool.id);
  const write = (prompt: string) => dispatch({ type: 'promptChanged', prompt });
  const goOn = () => {
    if (isLast) generate();
    else if (fault === undefined) dispatch({ type: 'sectionChanged', section: index + 1 });
  };
  return (
    <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex flex-col gap-7">
        {tool.requiredImages.length > 0 && (
          <Suspense fallback={null}>
            <GivenThumbnails
              tool={tool}
              owner={owner}
              pictures={state.pictures}
              before={index}
              onOpen={(section) => dispatch({ type: 'sectionChanged', section })}
              className="-mb-3"
            />
          </Suspense>
        )}
        <PromptField
          tool={tool}
          prompt={state.prompt}
          fault={fault}
          outlook={outlook}
          promptHint={hasBackdrop ? '' : undefined}
          onChange={write}
          onSubmit={goOn}
        />
        {tool.takesBackdrop && (
          <Suspense fallback={null}>
            <BackdropField tool={tool} control={control} index={index} />
          </Suspense>
        )}
        {!hasBackdrop && (
          <>
            <ExampleChips title={t('wizard.ownPromptsTitle')} examples={ownPrompts} onUse={write} />
            <ExampleChips
              title={t('wizard.examplesTitle')}
              examples={tool.examples.filter((example) => !ownPrompts.includes(example))}
              onUse={write}
            />
          </>
        )}
      </div>
      <div className="flex flex-col gap-7 lg:border-l lg:border-hairline lg:pl-8">
        <SettingFields
          fields={tool.settings}
          settings={state.settings}
          onChange={(setting, value) => dispatch({ type: 'settingChanged', setting, value })}
        />
        <StepFoot tool={tool} control={control} index={index} missing={fault} />
      </div>
    </div>
  );
}
