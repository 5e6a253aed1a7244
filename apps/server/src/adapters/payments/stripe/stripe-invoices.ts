import type Stripe from 'stripe';
import type { Invoice, InvoiceLine, PlanPreview } from '../payments-port.ts';
import { dateOf, findDate, idIn } from './stripe-fields.ts';
import type { MoneyBack } from './stripe-money.ts';
import type { StripePrices } from './stripe-prices.ts';

/** Parameters that make Stripe send an invoice's payments with it. */
export const WITH_PAYMENTS = { expand: ['data.payments'], limit: 100 };

const STATUSES: ReadonlySet<string> = new Set(['draft', 'open', 'paid', 'uncollectible']);

export type InvoiceReading = {
  stripe: Stripe;
  prices: StripePrices;
  moneyBackOf: (paymentIntent: string) => MoneyBack;
};

function statusOf({ status }: Stripe.Invoice): Invoice['status'] {
  // The statuses of Stripe are the port's.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return STATUSES.has(status ?? '') ? (status as Invoice['status']) : 'void';
}

async function toLine(
  line: Stripe.InvoiceLineItem,
  prices: StripePrices,
): Promise<InvoiceLine | undefined> {
  const price = line.pricing?.price_details?.price;
  const priceId = price === undefined ? undefined : await prices.findPlan(price);
  if (priceId === undefined) return undefined;
  const { parent } = line;
  const details = parent?.subscription_item_details ?? parent?.invoice_item_details;
  return {
    kind: details?.proration ? 'proration' : 'plan',
    priceId,
    amountCents: line.amount,
    from: dateOf(line.period.start),
    to: dateOf(line.period.end),
  };
}

async function readLines(invoice: Stripe.Invoice, { stripe, prices }: InvoiceReading) {
  const { data, has_more: hasMore } = invoice.lines;
  const lines: InvoiceLine[] = [];
  const all = hasMore ? stripe.invoices.listLineItems(invoice.id, { limit: 100 }) : data;
  for await (const line of all) {
    const ours = await toLine(line, prices);
    if (ours) lines.push(ours);
  }
  return lines;
}

/** An invoice that does not exist yet. */
export async function toPreview(
  { total, lines }: Stripe.Invoice,
  prices: StripePrices,
): Promise<PlanPreview> {
  const ours = await Promise.all(lines.data.map((line) => toLine(line, prices)));
  return { totalCents: Math.max(0, total), lines: ours.filter((line) => line !== undefined) };
}

/** The payment intents of an invoice, past and present. */
export function intentsOf({ payments }: Stripe.Invoice): string[] {
  return (payments?.data ?? []).flatMap(({ payment }) => idIn(payment.payment_intent) ?? []);
}

export async function toInvoice(
  invoice: Stripe.Invoice,
  reading: InvoiceReading,
): Promise<Invoice> {
  const back = intentsOf(invoice).map(reading.moneyBackOf);
  return {
    id: invoice.id,
    customerId: idIn(invoice.customer) ?? '',
    subscriptionId: idIn(invoice.parent?.subscription_details?.subscription),
    number: invoice.number ?? undefined,
    status: statusOf(invoice),
    currency: invoice.currency,
    totalCents: invoice.total,
    taxCents: (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
    paidCents: invoice.amount_paid,
    refundedCents: back.reduce((sum, { refundedCents }) => sum + refundedCents, 0),
    disputedCents: back.reduce((sum, { disputedCents }) => sum + disputedCents, 0),
    createdAt: dateOf(invoice.created),
    paidAt: findDate(invoice.status_transitions.paid_at),
    lines: await readLines(invoice, reading),
    url: invoice.hosted_invoice_url ?? undefined,
    pdfUrl: invoice.invoice_pdf ?? undefined,
  };
}
