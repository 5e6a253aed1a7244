import { useMutation } from '@tanstack/react-query';
import {
  type CancelSubscriptionAnswer,
  cancelSubscriptionAnswerSchema,
  type UpdateSubscriptionAnswer,
  updateSubscriptionAnswerSchema,
} from '@toile/contract';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { post } from '../../../lib/api/api-client.ts';
import { billingFault } from '../../../lib/billing/billing-fault.ts';
import { announceChange } from '../../../lib/event-stream/shared-changes.ts';

function updatePlan(priceId: string): Promise<UpdateSubscriptionAnswer> {
  return post('/update-subscription/', {
    json: { new_plan_price_id: priceId },
    parse: (body) => updateSubscriptionAnswerSchema.parse(body),
  });
}

function cancelPlan(): Promise<CancelSubscriptionAnswer> {
  return post('/cancel-subscription/', {
    parse: (body) => cancelSubscriptionAnswerSchema.parse(body),
  });
}

/** Changes to another plan, or keeps the present one after all. A failure is shown in a toast. */
export function useUpdatePlan() {
  return useMutation({
    mutationFn: updatePlan,
    // A failed call, or another tab, may have changed the plan.
    onSettled: () => announceChange('credits'),
    onError: (error) => toast.error(billingFault(error)),
  });
}

/** Cancels the plan at the end of its paid period. A failure is shown in a toast. */
export function useCancelPlan() {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: cancelPlan,
    onSettled: () => announceChange('credits'),
    onError: (error) => toast.error(t('pricing.cancel.failed', { message: billingFault(error) })),
  });
}
