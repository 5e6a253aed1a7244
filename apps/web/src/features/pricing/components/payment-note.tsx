import { useTranslation } from 'react-i18next';
import { usePaymentMode } from '../../../lib/billing/get-plans.ts';
import { Note } from '../../../ui/note.tsx';

/** A note where payments are a sandbox, or are not set up; nothing where money moves. */
export function PaymentNote() {
  const { t } = useTranslation();
  const { data: mode } = usePaymentMode();
  if (mode !== 'sandbox' && mode !== 'closed') return null;
  return (
    <Note className="lg:max-w-md">
      <p className="font-medium">{t(`pricing.${mode}Title`)}</p>
      <p className="text-ink-soft">{t(`pricing.${mode}`)}</p>
    </Note>
  );
}
