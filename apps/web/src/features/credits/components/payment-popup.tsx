import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { findCheckout, forgetCheckout } from '../../../lib/billing/checkout-memory.ts';
import { useStartCheckout } from '../../../lib/billing/start-checkout.ts';
import { announceChange } from '../../../lib/event-stream/shared-changes.ts';
import { isOwnPath } from '../../../lib/own-path.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

const PARAMETER = 'payment-popup';
const RETURN = 'returnTo';

/** What a payment came to, as the address says on the way back from it; nothing without one. */
export function PaymentPopup() {
  const [address, setAddress] = useSearchParams();
  const kind = address.get(PARAMETER);
  const close = () => {
    setAddress(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete(PARAMETER);
        next.delete(RETURN);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  if (kind === 'success') return <PaymentSuccess returnTo={address.get(RETURN)} onClose={close} />;
  if (kind === 'failure') return <PaymentFailure onClose={close} />;
  return null;
}

function PaymentSuccess({ returnTo, onClose }: { returnTo: string | null; onClose: () => void }) {
  const { t } = useTranslation();
  // The credits came by another way than this browser: every tab asks anew.
  useEffect(() => {
    forgetCheckout();
    announceChange('credits');
  }, []);
  return (
    <Dialog open onClose={onClose} title={t('common.payment.success')}>
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

function PaymentFailure({ onClose }: { onClose: () => void }) {
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
        <Retry />
      </div>
    </Dialog>
  );
}

/** Opens the checkout of the same plan again; where it is not known, the plans. */
function Retry() {
  const { t } = useTranslation();
  const checkout = useStartCheckout();
  const priceId = findCheckout();
  if (priceId === undefined) {
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
      onClick={() => checkout.start({ priceId })}
    >
      {t('common.payment.retry')}
    </Button>
  );
}
