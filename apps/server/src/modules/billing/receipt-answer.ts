import { PLANS, type Receipt } from '@toile/contract';
import type { InvoiceRow } from './invoices.repository.ts';

const toIso = (moment: Date | null) => moment?.toISOString() ?? null;

/** An invoice as its payer sees it, with links to the provider's pages where these are on. */
export function toReceipt(
  row: InvoiceRow,
  { hasInvoiceLinks }: { hasInvoiceLinks: boolean },
): Receipt {
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    status: row.status,
    plan: PLANS.find(({ priceId }) => priceId === row.priceId)?.name ?? null,
    currency: row.currency,
    total_cents: row.totalCents,
    tax_cents: row.taxCents,
    refunded_cents: row.refundedCents,
    disputed_cents: row.disputedCents,
    credits: row.grantedCredits,
    credits_taken_back: row.takenBackCredits,
    period_from: toIso(row.periodFrom),
    period_to: toIso(row.periodTo),
    created_at: row.createdAt.toISOString(),
    paid_at: toIso(row.paidAt),
    url: hasInvoiceLinks ? row.url : null,
    pdf_url: hasInvoiceLinks ? row.pdfUrl : null,
  };
}
