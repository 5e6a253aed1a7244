import { runPriceCredits } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { type Offered, offeredBy, useToolOffer } from '../../../lib/engines/engine-offers.ts';
import type { VariationRequest } from '../../../lib/variations/variation-request.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';

type StartFaultProps = {
  request: Pick<VariationRequest, 'aiModel' | 'count' | 'engine'>;
  error: string;
  back: { to: string; name: string };
  /** True: nothing is offered to be tried again. */
  isFinal?: boolean;
  onRetry: (offered: Offered) => void;
};

/** Reason why variations did not start, with the engine of a retry, its price, and the way back. */
export function StartFault({ request, error, back, isFinal, onRetry }: StartFaultProps) {
  const { t } = useTranslation();
  const toolOffer = useToolOffer(request.aiModel, request.engine);
  const { offer, away, credits } = toolOffer;
  const isAway = away && !offer;
  const retry = isFinal || isAway ? undefined : () => onRetry(offeredBy(toolOffer));
  const count = runPriceCredits(request.count, credits);
  return (
    <div className="flex flex-col items-start gap-5">
      <div className="w-full max-w-2xl">
        <ErrorState title={t('variations.startFailed')} text={error} onRetry={retry}>
          {offer && !isFinal && <p>{t('variations.drawnBy', { name: offer.name, count })}</p>}
          {isAway && !isFinal && <p>{t('wizard.engine.away', { away: away.name })}</p>}
        </ErrorState>
      </div>
      <ButtonLink to={back.to} look="quiet" className="-ml-5">
        {back.name}
      </ButtonLink>
    </div>
  );
}
