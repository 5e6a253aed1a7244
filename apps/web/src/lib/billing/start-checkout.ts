import { useMutation } from '@tanstack/react-query';
import { checkoutAnswerSchema, errorWords, PLANS } from '@toile/contract';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { post } from '../api/api-client.ts';
import { useCallLock } from '../api/use-call-lock.ts';
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

/** Leaves for the page on which a plan is paid. A failure is logged, and told in a toast. */
export function useStartCheckout() {
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
      console.error(errorWords.checkoutFailed, error);
      toast.error(billingFault(error));
    },
  });
  // The page stays on screen until the other one has answered.
  const isBusy = isPending || isLeaving;
  function start(order: CheckoutOrder): void {
    if (lock.take()) mutate(order);
  }
  return { start, pendingPriceId: isBusy ? variables?.priceId : undefined };
}
