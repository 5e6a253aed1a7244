import { isDeepStrictEqual } from 'node:util';
import type { PaymentEvent } from '../../adapters/payments/payments-port.ts';
import type { Transaction } from '../../platform/database.ts';
import type { Ledger } from '../credits/ledger.service.ts';
import type { AccountReading, ReadInvoice } from './account-reading.ts';
import { type CustomerRow, markRead } from './customers.repository.ts';
import { insertEvent } from './events.repository.ts';
import { invoiceGrant } from './invoice-credits.ts';
import {
  type InvoiceFacts,
  type InvoiceRow,
  putInvoice,
  setInvoiceCredits,
} from './invoices.repository.ts';
import { reclaimedCredits } from './reclaim.ts';
import { putSubscription } from './subscriptions.repository.ts';

export type BillingLedger = Pick<Ledger, 'grantPaid' | 'takeBack' | 'restore'>;

type Writing = {
  tx: Transaction;
  ledger: BillingLedger;
  customer: CustomerRow;
  /** Recorded invoices. */
  known: ReadonlyMap<string, InvoiceRow>;
  /** The moment at which the reading began. */
  readAt: Date;
};

/** The end of an invoice's newest period, and the plan that it pays for. */
function subjectOf({ invoice }: ReadInvoice) {
  const line = invoice.lines.findLast(({ amountCents }) => amountCents >= 0);
  return {
    priceId: line?.priceId ?? null,
    periodFrom: line?.from ?? null,
    periodTo: line?.to ?? null,
  };
}

function factsOf(read: ReadInvoice, { provider, userId }: CustomerRow): InvoiceFacts {
  const { invoice, kind } = read;
  const { id, currency, totalCents, taxCents, paidCents, refundedCents, disputedCents } = invoice;
  return {
    id,
    provider,
    userId,
    kind,
    subscriptionId: invoice.subscriptionId ?? null,
    number: invoice.number ?? null,
    // A draft is not an invoice yet; readings leave it out.
    status: invoice.status === 'draft' ? 'open' : invoice.status,
    currency,
    totalCents,
    taxCents,
    paidCents,
    refundedCents,
    disputedCents,
    url: invoice.url ?? null,
    pdfUrl: invoice.pdfUrl ?? null,
    createdAt: invoice.createdAt,
    paidAt: invoice.paidAt ?? null,
    ...subjectOf(read),
  };
}

/** Grants the credits of a paid invoice of the user's plan; returns the total granted. */
async function grant(
  { tx, ledger, customer: { userId, provider, closedAt } }: Writing,
  { invoice, subscription }: ReadInvoice,
  granted: number,
): Promise<number> {
  if (invoice.status !== 'paid' || !subscription || closedAt) return granted;
  const amounts = invoiceGrant(invoice, subscription.billingAnchor);
  let total = granted;
  for (const kind of ['purchase', 'upgrade'] as const) {
    const amount = amounts[kind];
    const credits = { userId, provider, invoiceId: invoice.id, kind, amount };
    if (amount > 0 && (await ledger.grantPaid(tx, credits))) total += amount;
  }
  return total;
}

/** Takes credits back, or restores them, after a change of the money returned. */
async function reclaim({ tx, ledger, customer }: Writing, row: InvoiceRow) {
  const { grantedCredits, takenBackCredits, reclaims } = row;
  const reclaimed = reclaimedCredits(grantedCredits, row);
  const change = reclaimed - row.reclaimedCredits;
  const credits = { grantedCredits, reclaimedCredits: reclaimed, takenBackCredits, reclaims };
  if (change === 0) return credits;
  const turn = reclaims + 1;
  const { userId, provider } = customer;
  const invoice = { userId, provider, invoiceId: row.id, turn };
  if (change > 0) {
    const taken = await ledger.takeBack(tx, { ...invoice, amount: change });
    return { ...credits, reclaims: turn, takenBackCredits: takenBackCredits + taken };
  }
  const amount = Math.max(0, takenBackCredits - reclaimed);
  if (amount > 0) await ledger.restore(tx, { ...invoice, amount });
  return { ...credits, reclaims: turn, takenBackCredits: takenBackCredits - amount };
}

/** True when the row holds these facts already: its entries in the ledger were made with them. */
function isRecorded(facts: InvoiceFacts, row: InvoiceRow | undefined): boolean {
  return row !== undefined && isDeepStrictEqual({ ...row, ...facts }, row);
}

async function writeInvoice(writing: Writing, read: ReadInvoice): Promise<void> {
  const { tx, customer, known } = writing;
  const facts = factsOf(read, customer);
  if (isRecorded(facts, known.get(facts.id))) return;
  const row = await putInvoice(tx, facts);
  const grantedCredits = await grant(writing, read, row.grantedCredits);
  const credits = await reclaim(writing, { ...row, grantedCredits });
  await setInvoiceCredits(tx, row, credits);
}

/** Writes subscriptions, the ended ones first: the table allows a user one plan at a time. */
async function writeSubscriptions({ tx, customer }: Writing, { accepted }: AccountReading) {
  const { userId, provider } = customer;
  const isEnded = ({ subscription }: (typeof accepted)[number]) =>
    subscription.status === 'canceled';
  for (const { subscription, paidFrom } of accepted.toSorted(
    (a, b) => Number(isEnded(b)) - Number(isEnded(a)),
  )) {
    const { id, priceId, status, cancelsAtPeriodEnd, billingAnchor, createdAt } = subscription;
    await putSubscription(tx, {
      id,
      provider,
      userId,
      priceId,
      pendingPriceId: subscription.pendingPriceId ?? null,
      // A subscription with a paid invoice is not incomplete.
      status: status === 'incomplete' ? 'past_due' : status,
      cancelsAtPeriodEnd,
      billingAnchor,
      paidFrom,
      endedAt: subscription.endedAt ?? null,
      createdAt,
    });
  }
}

/** Writes the reading of an account: plan, invoices, credits and the event. */
export async function writeAccount(
  writing: Writing,
  reading: AccountReading,
  event: PaymentEvent | undefined,
): Promise<void> {
  const { tx, customer, readAt } = writing;
  await writeSubscriptions(writing, reading);
  for (const read of reading.invoices) await writeInvoice(writing, read);
  if (event) await insertEvent(tx, customer.provider, event);
  await markRead(tx, { provider: customer.provider, customerId: customer.id }, readAt);
}
