import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { useCreditHistory } from '../api/get-credit-history.ts';
import { CreditReceipt } from './credit-receipt.tsx';

/** Every movement of the credits, newest first, a page at a time. */
export function CreditReceipts() {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const { data, isError, isPlaceholderData, refetch } = useCreditHistory(page);
  return (
    <section aria-labelledby="receipts-title" className="mt-8">
      <h3 id="receipts-title" className="title-section mb-2 text-xl">
        {t('common.credits.receipts')}
      </h3>
      {isError && (
        <ErrorState title={t('common.credits.receiptsFailed')} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Loading />}
      {data?.moves.length === 0 && (
        <p className="annotation">{t('common.credits.receiptsEmpty')}</p>
      )}
      {data && data.moves.length > 0 && (
        <div aria-busy={isPlaceholderData} className="flex flex-col gap-4 aria-busy:opacity-50">
          <ul className="border-t border-hairline">
            {data.moves.map((move) => (
              <CreditReceipt key={move.id} move={move} />
            ))}
          </ul>
          <Pagination pages={data.pagination} onPage={setPage} />
        </div>
      )}
    </section>
  );
}
