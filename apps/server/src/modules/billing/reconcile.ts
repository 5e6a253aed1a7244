import { sql } from 'drizzle-orm';
import type {
  CustomerAccount,
  Invoice,
  PaymentsPort,
} from '../../adapters/payments/payments-port.ts';
import type { Database } from '../../platform/database.ts';
import { findCustomer } from './customers.repository.ts';
import { invoiceGrant } from './invoice-credits.ts';
import { listInvoices } from './invoices.repository.ts';
import { reclaimedCredits } from './reclaim.ts';

/** A difference between the provider's data and the ledger. */
export type Difference = { invoiceId: string; customerId: string | undefined; text: string };

type LedgerSums = { invoiceId: string; userId: string; granted: number; returned: number };

type ReconcileDeps = { database: Database; payments: PaymentsPort; since: Date };

/** Dependencies of the comparison: `readCustomer` asks the provider once per account. */
type CompareDeps = ReconcileDeps & { readCustomer: (id: string) => Promise<CustomerAccount> };

function readOnce({ payments }: ReconcileDeps): CompareDeps['readCustomer'] {
  const known = new Map<string, Promise<CustomerAccount>>();
  return (id) => {
    const account = known.get(id) ?? payments.readCustomer(id);
    known.set(id, account);
    return account;
  };
}

/** Credits of each invoice by the ledger's entries, without invoices known to be older. */
async function readLedger({ database, payments, since }: ReconcileDeps) {
  const { rows } = await database.execute<LedgerSums>(sql`
    select transfer.invoice_id as "invoiceId", min(account.user_id::text) as "userId",
      coalesce(sum(entry.amount)
        filter (where transfer.kind in ('purchase', 'upgrade')), 0)::int as granted,
      coalesce(-sum(entry.amount)
        filter (where transfer.kind in ('refund', 'restore')), 0)::int as returned
    from ledger_transfers as transfer
    join ledger_entries as entry on entry.transfer_id = transfer.id
    join ledger_accounts as account on account.id = entry.account_id and account.kind = 'available'
    left join billing_invoices as invoice
      on invoice.provider = transfer.provider and invoice.id = transfer.invoice_id
    where transfer.provider = ${payments.provider}
      and (invoice.created_at is null or invoice.created_at >= ${since.toISOString()}::timestamptz)
    group by transfer.invoice_id`);
  return new Map(rows.map((row) => [row.invoiceId, row]));
}

/** Credits that an invoice should have granted; undefined for a payment without effect. */
async function expectedGrant(invoice: Invoice, deps: CompareDeps, userId: string) {
  const { database, payments, readCustomer } = deps;
  const rows = await listInvoices(database, { userId, provider: payments.provider });
  const kind = rows.find(({ id }) => id === invoice.id)?.kind;
  if (kind === 'return' || invoice.status !== 'paid') return 0;
  const { subscriptions } = await readCustomer(invoice.customerId);
  const subscription = subscriptions.find(({ id }) => id === invoice.subscriptionId);
  if (!subscription) return 0;
  const { purchase, upgrade } = invoiceGrant(invoice, subscription.billingAnchor);
  return purchase + upgrade;
}

/** Differences between one invoice of the provider and its entries in the ledger. */
async function compare(
  invoice: Invoice,
  sums: LedgerSums | undefined,
  deps: CompareDeps,
): Promise<string[]> {
  const key = { provider: deps.payments.provider, customerId: invoice.customerId };
  const customer = await findCustomer(deps.database, key);
  if (!customer) return invoice.status === 'paid' ? ['paid by a customer whom nobody knows'] : [];
  const expected = await expectedGrant(invoice, deps, customer.userId);
  const { granted = 0, returned = 0 } = sums ?? {};
  const texts: string[] = [];
  // A closed account grants nothing any more.
  if (granted !== expected && !(customer.closedAt && granted === 0)) {
    texts.push(`${invoice.status}, so ${expected} credits are due; the ledger granted ${granted}`);
  }
  const reclaimed = reclaimedCredits(granted, invoice);
  if (returned > reclaimed) {
    texts.push(`${reclaimed} credits went back at most; the ledger took ${returned}`);
  }
  const rows = await listInvoices(deps.database, customer);
  const row = rows.find(({ id }) => id === invoice.id);
  const left = invoice.paidCents - invoice.refundedCents - invoice.disputedCents;
  if (row?.kind === 'return' && left > 0)
    texts.push(`paid in vain, and ${left} cents not given back`);
  if (row && row.reclaimedCredits !== reclaimed) {
    texts.push(`money for ${reclaimed} credits went back; ${row.reclaimedCredits} were asked back`);
  }
  return texts;
}

/**
 * Compares the provider's invoices with the ledger: paid but not granted, granted but not paid,
 * refunded but not taken back. Changes nothing.
 */
export async function findDifferences(deps: ReconcileDeps): Promise<{
  invoices: number;
  differences: Difference[];
}> {
  const ledger = await readLedger(deps);
  const compareDeps = { ...deps, readCustomer: readOnce(deps) };
  const differences: Difference[] = [];
  let invoices = 0;
  for await (const invoice of deps.payments.listInvoices(deps.since)) {
    // Invoices without a line of our plans are not ours.
    if (invoice.lines.length === 0) continue;
    invoices += 1;
    const { id: invoiceId, customerId } = invoice;
    const texts = await compare(invoice, ledger.get(invoiceId), compareDeps);
    differences.push(...texts.map((text) => ({ invoiceId, customerId, text })));
    ledger.delete(invoiceId);
  }
  for (const { invoiceId, granted } of ledger.values()) {
    const text = `the ledger granted ${granted} credits; the provider has no such invoice`;
    if (granted !== 0) differences.push({ invoiceId, customerId: undefined, text });
  }
  return { invoices, differences };
}
