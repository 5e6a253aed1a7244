import { getTool } from '@toile/tools';
import { useEffect } from 'react';
import { useSource } from '../features/results/api/get-generation.ts';
import { findUnmetStep } from '../features/wizard/model/given-picture.ts';
import { recoverPicture } from '../features/wizard/model/recover-picture.ts';
import type { WizardControl } from '../features/wizard/model/use-wizard.ts';

/**
 * A run that was begun in another tab brought its picture from there: it is taken over, so that
 * the run can be made again from here.
 */
export function useRecoveredPicture({ state, dispatch, owner }: WizardControl): void {
  const { run, ran } = state;
  const jobId = run?.internalJobId ?? '';
  const isUnmet = ran !== null && findUnmetStep(getTool(state.model), ran.pictures) !== -1;
  const slot = run?.imageGenerationList.find(({ generation }) => generation);
  const source = useSource(isUnmet ? slot?.generation?.output_image_id : undefined);
  const missing = isUnmet && source && !ran.pictures[source.field] ? source : undefined;
  useEffect(() => {
    if (!missing) return;
    const recover = async () => {
      const picture = await recoverPicture(owner, missing);
      dispatch({ type: 'pictureRecovered', jobId, field: missing.field, picture });
    };
    // Without it the picture is asked for when the run is to be made again.
    recover().catch(() => undefined);
  }, [missing, owner, jobId, dispatch]);
}
