import { pageLanguage, type Receipt } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { dottedDate } from '../../../lib/time/dotted-date.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useReceipts } from '../api/get-receipts.ts';

/** Invoices of the user's plans, newest first; nothing for a user who never paid. */
export function Invoices() {
  const { t } = useTranslation();
  const { data: receipts = [], isError, refetch } = useReceipts();
  if (!isError && receipts.length === 0) return null;
  return (
    <section aria-labelledby="invoices-title" className="mt-8">
      <h3 id="invoices-title" className="title-section mb-2 text-xl">
        {t('common.invoices.title')}
      </h3>
      {isError && <ErrorState title={t('common.invoices.failed')} onRetry={() => void refetch()} />}
      <ul className="border-t border-hairline">
        {receipts.map((receipt) => (
          <Invoice key={receipt.id} receipt={receipt} />
        ))}
      </ul>
    </section>
  );
}

function money(cents: number, currency: string): string {
  return new Intl.NumberFormat(pageLanguage.locale, { style: 'currency', currency }).format(
    cents / 100,
  );
}

function Invoice({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation();
  const { kind, plan, status, currency, refunded_cents: refunded, number, url } = receipt;
  const name = plan === null ? t('common.invoices.kinds.other') : plan;
  const what = t(`common.invoices.kinds.${kind}`, { plan: name });
  const date = dottedDate(receipt.paid_at ?? receipt.created_at);
  const isDisputed = receipt.disputed_cents > 0;
  const state = t(isDisputed ? 'common.invoices.disputed' : `common.invoices.states.${status}`);
  const label = t('common.invoices.open', { number: number ?? date ?? '' });
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 border-b border-hairline py-3">
      <div className="leading-snug">
        {what}
        <span className="annotation block text-sm tabular-nums">{[date, state].join(' · ')}</span>
        {refunded > 0 && (
          <span className="annotation block text-sm">
            {t('common.invoices.refunded', { amount: money(refunded, currency) })}
          </span>
        )}
        {receipt.credits_taken_back > 0 && (
          <span className="annotation block text-sm">
            {t('common.invoices.takenBack', { count: receipt.credits_taken_back })}
          </span>
        )}
      </div>
      <div className="flex flex-col items-end">
        <span className="font-medium tabular-nums">{money(receipt.total_cents, currency)}</span>
        {url !== null && (
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={label}
            className="inline-flex min-h-6 items-center text-sm underline underline-offset-4"
          >
            {t('common.invoices.invoice')}
          </a>
        )}
      </div>
    </li>
  );
}
