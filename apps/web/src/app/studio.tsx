import type { Tool } from '@toile/tools';
import { lazy, Suspense } from 'react';
import { ToolInstructions } from '../features/instructions/components/tool-instructions.tsx';
import { RecentStrip } from '../features/results/components/recent-strip.tsx';
import { Wizard } from '../features/wizard/components/wizard.tsx';
import { pictureKey } from '../features/wizard/model/given-picture.ts';
import type { Intent } from '../features/wizard/model/run-inputs.ts';
import { useWizard, type WizardControl } from '../features/wizard/model/use-wizard.ts';
import { isPristine, type Start } from '../features/wizard/model/wizard-state.ts';
import { randomId } from '../lib/random-id.ts';
import { toolPath } from '../lib/tool-path.ts';
import { STEP_SCREENS } from './step-screens.tsx';
import { useForgottenMask } from './use-forgotten-mask.ts';

const InsufficientCreditsDialog = lazy(async () => ({
  default: (
    await import('../features/insufficient-credits/components/insufficient-credits-dialog.tsx')
  ).InsufficientCreditsDialog,
}));

/** A tool's screen: its wizard, its recent outputs, and the popup for missing credits. */
export function Studio({ tool, owner }: { tool: Tool; owner: string }) {
  const control = useWizard(tool, owner);
  const { start, pictures } = control.state;
  const isFresh = isPristine(control.state) && control.state.currentSection === 0;
  useForgottenMask(owner, pictureKey(pictures.original_target_image));
  return (
    <div className="page-work flex flex-col gap-12">
      <Wizard
        tool={tool}
        control={control}
        screens={STEP_SCREENS}
        help={<ToolInstructions tool={tool} owner={owner} isFresh={isFresh} />}
      />
      <RecentStrip tool={tool.id} />
      {start.status === 'outOfCredits' && (
        <Suspense fallback={null}>
          <InsufficientCreditsDialog
            offer={start.offer}
            returnTo={toolPath(tool.id)}
            onClose={() => control.dispatch({ type: 'startDismissed' })}
            onOne={canAffordOne(start) ? () => requestOne(control, start.intent) : undefined}
          />
        </Suspense>
      )}
    </div>
  );
}

type OutOfCredits = Extract<Start, { status: 'outOfCredits' }>;

/** True where the credits do not reach for four images, but for one of them. */
function canAffordOne({ intent, offer }: OutOfCredits): boolean {
  return intent.count > 1 && offer.available >= offer.required / intent.count;
}

function requestOne({ dispatch }: WizardControl, { key: _key, ...inputs }: Intent): void {
  dispatch({ type: 'countChanged', count: 1 });
  dispatch({ type: 'runRequested', inputs: { ...inputs, count: 1 }, freshKey: randomId() });
}
