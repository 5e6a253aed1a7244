import { useTranslation } from 'react-i18next';
import { randomId } from '../../../lib/random-id.ts';
import { Button } from '../../../ui/button.tsx';
import { listFileIds } from '../model/given-picture.ts';
import { findPromptFault } from '../model/prompt-fault.ts';
import { findRunFault } from '../model/run-fault.ts';
import { isSameDesign } from '../model/run-inputs.ts';
import { isBusy } from '../model/wizard-state.ts';
import { ExampleChips } from './example-chips.tsx';
import { GenerateBar } from './generate-bar.tsx';
import { PromptField } from './prompt-field.tsx';
import { ReturnToGeneration } from './return-to-generation.tsx';
import { SettingFields } from './setting-fields.tsx';
import { StartError } from './start-error.tsx';
import type { StepScreenProps } from './step-screen.ts';

/** The words, the settings and the button. */
export function PromptStep({ tool, control, index }: StepScreenProps) {
  const { t } = useTranslation();
  const { state, dispatch } = control;
  const { prompt, settings, pictures, count, ran, run } = state;
  const fault = findPromptFault(tool, prompt);
  const runFault = findRunFault(tool, state);
  const sending = state.start.status === 'sending';
  const running = run?.status === 'loading';
  // What was run already waits in the last section; another click there is another run.
  const offersRun = run === null || ran === null || !isSameDesign(ran, state);

  const generate = () => {
    if (!offersRun || runFault !== undefined || isBusy(state)) return;
    const inputs = { prompt, settings, pictures, count };
    dispatch({ type: 'runRequested', inputs, freshKey: randomId() });
  };

  const hint = () => {
    if (running) return t('wizard.runInProgress');
    if (sending && listFileIds(pictures).length > 0) return t('wizard.sendingPicture');
    // What is wrong with the prompt stands beneath it.
    return fault === undefined && runFault !== undefined ? runFault : t('wizard.generateHint');
  };

  return (
    <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex flex-col gap-7">
        <PromptField
          tool={tool}
          prompt={prompt}
          fault={fault}
          onChange={(text) => dispatch({ type: 'promptChanged', prompt: text })}
          onSubmit={generate}
        />
        <ExampleChips
          examples={tool.examples}
          onUse={(example) => dispatch({ type: 'promptChanged', prompt: example })}
        />
      </div>
      <div className="flex flex-col gap-7 lg:border-l lg:border-hairline lg:pl-8">
        <SettingFields
          tool={tool}
          settings={settings}
          onChange={(setting, value) => dispatch({ type: 'settingChanged', setting, value })}
        />
        {run && <ReturnToGeneration state={state} dispatch={dispatch} />}
        {offersRun && (
          <GenerateBar
            count={count}
            disabled={runFault !== undefined || running}
            pending={sending}
            hint={hint()}
            onCount={(value) => dispatch({ type: 'countChanged', count: value })}
            onGenerate={generate}
          />
        )}
        <StartError control={control} />
        {index > 0 && (
          <Button
            look="quiet"
            onClick={() => dispatch({ type: 'sectionChanged', section: index - 1 })}
          >
            {t('wizard.back')}
          </Button>
        )}
        <p className="border-t border-hairline pt-4 text-sm text-ink-soft">
          {t('wizard.studioNote')}
        </p>
      </div>
    </div>
  );
}
