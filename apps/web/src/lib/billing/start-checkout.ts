import { useMutation } from '@tanstack/react-query';
import { checkoutAnswerSchema, errorWords, PLANS } from '@toile/contract';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { post } from '../api/api-client.ts';
import { ApiError } from '../api/api-error.ts';
import { useCallLock } from '../api/use-call-lock.ts';
import { announceChange } from '../event-stream/shared-changes.ts';
import { billingFault } from './billing-fault.ts';

export type CheckoutOrder = {
  priceId: string;
  /** The page to which the payer may return once it is paid. */
  returnTo?: string;
};

async function openCheckout({ priceId, returnTo }: CheckoutOrder): Promise<string> {
  const plan = PLANS.find((each) => each.priceId === priceId);
  const { url } = await post('/create-checkout-session/', {
    json: {
      subscription_plan: priceId,
      credits_per_cycle: plan?.credits,
      return_to: returnTo,
    },
    parse: (body) => checkoutAnswerSchema.parse(body),
  });
  return url;
}

/** True for the refusal of a user who has a plan already, bought in another tab as a rule. */
function isAlreadySubscribed(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 409) return false;
  return typeof error.body === 'object' && error.body !== null && 'subscription' in error.body;
}

function tell(error: unknown): void {
  toast.error(billingFault(error));
}

type CheckoutOptions = {
  /** Called instead of the toast where the user has a plan already. */
  onSubscribed?: (error: unknown) => void;
};

/**
 * Opens the page on which a plan is paid. A failure is shown in a toast; it is logged, too, unless
 * the user has a plan already.
 */
export function useStartCheckout({ onSubscribed = tell }: CheckoutOptions = {}) {
  const [isLeaving, setLeaving] = useState(false);
  const lock = useCallLock();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: openCheckout,
    onSuccess: (url) => {
      setLeaving(true);
      location.assign(url);
    },
    onError: (error) => {
      lock.release();
      if (isAlreadySubscribed(error)) {
        announceChange('credits');
        onSubscribed(error);
        return;
      }
      console.error(errorWords.checkoutFailed, error);
      tell(error);
    },
  });
  // Busy until the browser has left the page.
  const isBusy = isPending || isLeaving;
  function start(order: CheckoutOrder): void {
    if (lock.take()) mutate(order);
  }
  return { start, pendingPriceId: isBusy ? variables?.priceId : undefined };
}
