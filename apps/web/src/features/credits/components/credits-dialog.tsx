import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useUserCredits } from '../../../lib/credits/user-credits.ts';
import { useRunPrices } from '../../../lib/engines/engine-offers.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { CreditReceipts } from './credit-receipts.tsx';
import { Invoices } from './invoices.tsx';

type CreditsDialogProps = {
  open: boolean;
  onClose: () => void;
  returnFocusTo: RefObject<HTMLElement | null>;
};

/** My Credits: the balance, its user, the price of a run, and the history. */
export function CreditsDialog(props: CreditsDialogProps) {
  const { t } = useTranslation();
  const { least, most } = useRunPrices();
  return (
    <Dialog {...props} title={t('common.credits.title')}>
      <Balance />
      <p className="my-6 text-ink-soft">
        {least === most
          ? t('common.credits.runPrice', { price: least })
          : t('common.credits.runPrices', { least, most })}
      </p>
      <ButtonLink to="/pricing" look="outline" onClick={props.onClose}>
        {t('common.credits.seePlans')}
      </ButtonLink>
      <Invoices />
      <CreditReceipts />
    </Dialog>
  );
}

function Balance() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useUserCredits();
  if (isError) {
    return <ErrorState title={t('common.credits.failed')} onRetry={() => void refetch()} />;
  }
  if (!data) return <Loading />;
  return (
    <dl className="mt-6 grid gap-4">
      <div>
        <dt className="annotation">{t('common.credits.balance')}</dt>
        <dd className="title-page text-4xl">
          {t('common.credits.badge', { count: data.credits })}
        </dd>
      </div>
      <div>
        <dt className="annotation">{t('common.credits.account')}</dt>
        <dd className="break-all">
          {data.username}, {data.email}
        </dd>
      </div>
    </dl>
  );
}
