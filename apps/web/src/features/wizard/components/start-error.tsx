import { getTool } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import { offeredBy } from '../../../lib/engines/engine-offers.ts';
import { randomId } from '../../../lib/random-id.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useRunOffer } from '../model/backdrop.ts';
import type { WizardControl } from '../model/use-wizard.ts';

/** Reason why a run did not start. Trying again asks for the same run, so it is paid for once. */
export function StartError({ control: { state, dispatch } }: { control: WizardControl }) {
  const { t } = useTranslation();
  const toolOffer = useRunOffer(getTool(state.model), state);
  const { offer, away } = toolOffer;
  if (state.start.status !== 'failed') return null;
  const { intent, error } = state.start;
  const retry = () =>
    dispatch({
      type: 'runRequested',
      inputs: { ...intent, ...offeredBy(toolOffer) },
      freshKey: randomId(),
    });
  const canRetry = offer !== undefined || away === undefined;
  return (
    <ErrorState
      comesIntoView
      title={t('wizard.startFailed')}
      text={error}
      onRetry={canRetry ? retry : undefined}
    />
  );
}
