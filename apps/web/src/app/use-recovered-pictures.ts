import { useQuery } from '@tanstack/react-query';
import type { PictureField, RunInput } from '@toile/contract';
import { getTool } from '@toile/tools';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useGeneration } from '../features/results/api/get-generation.ts';
import { findUnmetStep } from '../features/wizard/model/given-picture.ts';
import { recoverPicture } from '../features/wizard/model/recover-picture.ts';
import { useLostFields } from '../features/wizard/model/use-lost-fields.ts';
import type { WizardControl } from '../features/wizard/model/use-wizard.ts';
import { activeJobsQuery } from '../lib/generations/get-active-jobs.ts';
import type { Run } from '../lib/generations/run.ts';

/**
 * Recovers the pictures of a run from the server, so that the run can be started again here. A run
 * of another tab has its pictures there, and a browser may have lost its own.
 */
export function useRecoveredPictures({ state, dispatch, owner }: WizardControl): void {
  const { run, ran } = state;
  const jobId = run?.internalJobId ?? '';
  const lost = useLostFields(owner, ran?.pictures);
  const isUnmet = ran !== null && findUnmetStep(getTool(state.model), ran.pictures) !== -1;
  const inputs = useRunInputs(isUnmet || lost.length > 0 ? run : null);
  const asked = useRef(new Set<string>());

  const isMissing = (field: PictureField) => !ran?.pictures[field] || lost.includes(field);
  const recover = useEffectEvent(async (input: RunInput) => {
    const { field } = input;
    const name = `${jobId} ${field}`;
    if (!isMissing(field) || asked.current.has(name)) return;
    asked.current.add(name);
    const picture = await recoverPicture(owner, input);
    dispatch({ type: 'pictureRecovered', jobId, field, picture });
  });
  useEffect(() => {
    for (const input of inputs ?? []) {
      // After a failure, the user is asked for the picture when the run is started again.
      recover(input).catch(() => undefined);
    }
  }, [inputs]);
}

/** The input pictures of a run: from its job while that goes on, later from any of its images. */
function useRunInputs(run: Run | null): RunInput[] | undefined {
  const jobs = useQuery({ ...activeJobsQuery, enabled: run !== null });
  const slot = run?.imageGenerationList.find(({ generation }) => generation);
  const made = useGeneration(slot?.generation?.output_image_id ?? null);
  const job = jobs.data?.find(({ job_id: id }) => id === run?.internalJobId);
  return job?.inputs ?? made.data?.inputs;
}
