import { useQueryClient } from '@tanstack/react-query';
import { PLANS, type Plan, userSubscriptionSchema } from '@toile/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { get } from '../../../lib/api/api-client.ts';
import { RETURN_TO, WANTED_PLAN } from '../../../lib/billing/pricing-path.ts';
import { type CheckoutOrder, useStartCheckout } from '../../../lib/billing/start-checkout.ts';
import { USER_CREDITS_KEY, useUserCredits } from '../../../lib/credits/user-credits.ts';
import { announceChange } from '../../../lib/event-stream/shared-changes.ts';
import { isOwnPath } from '../../../lib/own-path.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

const PARAMETER = 'payment-popup';

/** Result of a payment, from the address on the way back from it; nothing without one. */
export function PaymentPopup() {
  const [address, setAddress] = useSearchParams();
  const [isSubscribed, setSubscribed] = useState(false);
  const kind = address.get(PARAMETER);
  const close = () => {
    setAddress(
      (now) => {
        const next = new URLSearchParams(now);
        for (const name of [PARAMETER, WANTED_PLAN, RETURN_TO]) next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const leaveSubscribed = () => {
    close();
    setSubscribed(true);
  };
  if (kind === 'success')
    return <PaymentSuccess returnTo={address.get(RETURN_TO)} onClose={close} />;
  if (kind === 'failure') {
    return (
      <PaymentFailure order={orderOf(address)} onSubscribed={leaveSubscribed} onClose={close} />
    );
  }
  if (isSubscribed) return <AlreadySubscribed onClose={() => setSubscribed(false)} />;
  return null;
}

/**
 * Fetches the plan. The server checks with the provider whether a payment has arrived, and its next
 * answer may differ.
 */
async function askForPlan(): Promise<Plan | undefined> {
  const parse = (body: unknown) => userSubscriptionSchema.parse(body);
  const { plan } = await get('/get-user-subscription/', { parse });
  return PLANS.find(({ priceId }) => priceId === plan);
}

/**
 * Interval of those fetches: the provider reports the payment while the payer is on the way back.
 */
const ASK_AGAIN_MS = 2000;
const MOST_ASKED = 15;

/** The paid plan and the available credits; nothing before the server knows. */
function useOutcome(): string | undefined {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { data, isError } = useUserCredits();
  const [answer, setAnswer] = useState<{ plan?: Plan }>();
  useEffect(() => {
    let next: ReturnType<typeof setTimeout> | undefined;
    let isClosed = false;
    async function ask(asked: number): Promise<void> {
      const plan = await askForPlan().catch(() => undefined);
      if (isClosed) return;
      if (!plan && asked < MOST_ASKED) {
        next = setTimeout(() => void ask(asked + 1), ASK_AGAIN_MS);
        return;
      }
      await queryClient.invalidateQueries({ queryKey: USER_CREDITS_KEY });
      setAnswer(plan ? { plan } : {});
      // The credits did not come through this browser, so every tab must fetch them.
      announceChange('credits');
    }
    void ask(1);
    return () => {
      isClosed = true;
      clearTimeout(next);
    };
  }, [queryClient]);
  if (!answer || !data || isError) return undefined;
  const { plan } = answer;
  const planWords = plan && t('common.payment.plan', { plan: t(`common.plans.${plan.name}`) });
  const creditWords = t('common.payment.credits', { count: data.credits });
  return [planWords, creditWords].filter(Boolean).join(' ');
}

/** The order of the checkout that failed, from the address on the way back. */
function orderOf(address: URLSearchParams): CheckoutOrder | undefined {
  const priceId = address.get(WANTED_PLAN);
  const returnTo = address.get(RETURN_TO);
  return priceId === null ? undefined : { priceId, returnTo: returnTo ?? undefined };
}

function PaymentSuccess({ returnTo, onClose }: { returnTo: string | null; onClose: () => void }) {
  const { t } = useTranslation();
  const outcome = useOutcome();
  return (
    <Dialog open onClose={onClose} title={t('common.payment.success')} description={outcome}>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        {isOwnPath(returnTo) && (
          <ButtonLink to={returnTo} look="outline">
            {t('common.payment.goOn')}
          </ButtonLink>
        )}
        <Button look="accent" onClick={onClose}>
          {t('common.ok')}
        </Button>
      </div>
    </Dialog>
  );
}

/** Message in place of a second payment: the plan was paid in another tab. */
function AlreadySubscribed({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('common.payment.subscribed')}
      description={t('common.payment.subscribedText')}
    >
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <ButtonLink to="/pricing" look="accent">
          {t('common.nav.pricing')}
        </ButtonLink>
      </div>
    </Dialog>
  );
}

type RetryProps = { order: CheckoutOrder | undefined; onSubscribed: () => void };

type PaymentFailureProps = RetryProps & { onClose: () => void };

function PaymentFailure({ order, onSubscribed, onClose }: PaymentFailureProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('common.payment.failure')}
      description={t('common.payment.failureText')}
    >
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={onClose}>
          {t('common.payment.back')}
        </Button>
        <Retry order={order} onSubscribed={onSubscribed} />
      </div>
    </Dialog>
  );
}

/** Opens the checkout of the same plan again; where the plan is not known, the list of plans. */
function Retry({ order, onSubscribed }: RetryProps) {
  const { t } = useTranslation();
  const checkout = useStartCheckout({ onSubscribed });
  if (!order) {
    return (
      <ButtonLink to="/pricing" look="accent">
        {t('common.payment.retry')}
      </ButtonLink>
    );
  }
  return (
    <Button
      look="accent"
      pending={checkout.pendingPriceId !== undefined}
      onClick={() => checkout.start(order)}
    >
      {t('common.payment.retry')}
    </Button>
  );
}
