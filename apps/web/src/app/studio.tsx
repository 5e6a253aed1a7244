import type { Tool } from '@toile/tools';
import { InsufficientCreditsDialog } from '../features/insufficient-credits/components/insufficient-credits-dialog.tsx';
import { RecentStrip } from '../features/results/components/recent-strip.tsx';
import { Wizard } from '../features/wizard/components/wizard.tsx';
import { useWizard } from '../features/wizard/model/use-wizard.ts';
import { STEP_SCREENS } from './step-screens.tsx';

/** A tool at work: its wizard, what it made lately, and the popup for missing credits. */
export function Studio({ tool, owner }: { tool: Tool; owner: string }) {
  const control = useWizard(tool, owner);
  const { start } = control.state;
  return (
    <div className="page-work flex flex-col gap-12">
      <Wizard tool={tool} control={control} screens={STEP_SCREENS} />
      <RecentStrip tool={tool.id} />
      {start.status === 'outOfCredits' && (
        <InsufficientCreditsDialog
          offer={start.offer}
          onClose={() => control.dispatch({ type: 'startDismissed' })}
        />
      )}
    </div>
  );
}
