import '../lib/variation-words.ts';
import { toolName } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import { InsufficientCreditsDialog } from '../features/insufficient-credits/components/insufficient-credits-dialog.tsx';
import { RecentStrip } from '../features/results/components/recent-strip.tsx';
import { LeaveDialog } from '../features/variations/components/leave-dialog.tsx';
import { StartFault } from '../features/variations/components/start-fault.tsx';
import { useLeaveGuard } from '../features/variations/model/use-leave-guard.ts';
import { useVariations } from '../features/variations/model/use-variations.ts';
import { isUnderWay } from '../features/variations/model/variation-reducer.ts';
import { toolPath } from '../lib/tool-path.ts';
import type { VariationRequest } from '../lib/variations/variation-request.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { VariationResult } from './variation-result.tsx';

/** Variations of one output at work, and what their tool made lately. */
export function VariationStudio({ request }: { request: VariationRequest }) {
  const { t } = useTranslation();
  const { state, retry, closeOffer } = useVariations(request);
  const { start, run } = state;
  const guard = useLeaveGuard({
    key: request.idempotencyKey,
    jobId: run.internalJobId,
    isUnderWay: isUnderWay(state),
  });
  const { aiModel } = request;
  const tool = toolName(aiModel);
  const back = { to: toolPath(aiModel), name: t('variations.back', { tool }) };
  return (
    <div className="page-work flex flex-col gap-12">
      <div className="flex flex-col gap-8">
        <PageHeading intro={t('variations.intro', { tool })}>{t('variations.title')}</PageHeading>
        {start.status === 'failed' ? (
          <StartFault
            request={request}
            error={start.error}
            isFinal={start.isFinal}
            back={back}
            onRetry={retry}
          />
        ) : (
          <VariationResult request={request} run={run} />
        )}
      </div>
      <RecentStrip tool={aiModel} />
      {start.status === 'outOfCredits' && (
        <InsufficientCreditsDialog offer={start.offer} returnTo={back.to} onClose={closeOffer} />
      )}
      <LeaveDialog guard={guard} />
    </div>
  );
}
