import { useQueryClient } from '@tanstack/react-query';
import type { ToolId } from '@toile/contract';
import { type Dispatch, useEffect, useEffectEvent } from 'react';
import { activeJobsQuery } from '../../../lib/generations/get-active-jobs.ts';
import type { WizardAction } from './wizard-action.ts';

/** Shows a run of the tool that is still under way, when the user enters with nothing begun. */
export function useFoundJob(
  model: ToolId,
  isPristine: boolean,
  dispatch: Dispatch<WizardAction>,
): void {
  const queryClient = useQueryClient();
  const look = useEffectEvent(async () => {
    if (!isPristine) return;
    const jobs = await queryClient.query({ ...activeJobsQuery, staleTime: 0 });
    const job = jobs.findLast((one) => one.ai_model === model);
    if (job) dispatch({ type: 'jobFound', job });
  });
  useEffect(() => {
    // A failure costs nothing: the run goes on, and its images will be in the strip.
    look().catch(() => undefined);
  }, []);
}
