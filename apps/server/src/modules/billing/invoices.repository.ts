import { and, desc, eq } from 'drizzle-orm';
import { billingInvoices } from '../../db/schema/index.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';

export type InvoiceRow = typeof billingInvoices.$inferSelect;

/** Facts of an invoice from the provider; the rest of its row records its entries in the ledger. */
export type InvoiceFacts = Omit<
  InvoiceRow,
  'grantedCredits' | 'reclaimedCredits' | 'takenBackCredits' | 'reclaims'
>;

type InvoiceCreditsOf = Pick<
  InvoiceRow,
  'grantedCredits' | 'reclaimedCredits' | 'takenBackCredits' | 'reclaims'
>;

export async function listInvoices(
  queryable: Queryable,
  { userId, provider, limit }: { userId: string; provider: string; limit?: number },
): Promise<InvoiceRow[]> {
  const isOf = and(eq(billingInvoices.userId, userId), eq(billingInvoices.provider, provider));
  const query = queryable.select().from(billingInvoices).where(isOf).orderBy(
    desc(billingInvoices.createdAt),
    // Invoices of the same second are ordered by their numbers.
    desc(billingInvoices.number),
    desc(billingInvoices.id),
  );
  return limit === undefined ? query : query.limit(limit);
}

/** Writes an invoice's facts from the provider; returns its row. */
export async function putInvoice(tx: Transaction, facts: InvoiceFacts): Promise<InvoiceRow> {
  const { id: _id, provider: _provider, userId: _user, ...changes } = facts;
  const [row] = await tx
    .insert(billingInvoices)
    .values(facts)
    .onConflictDoUpdate({ target: [billingInvoices.provider, billingInvoices.id], set: changes })
    .returning();
  if (!row) throw new Error(`Invoice ${facts.id} was not written`);
  return row;
}

export async function setInvoiceCredits(
  tx: Transaction,
  { provider, id }: Pick<InvoiceRow, 'provider' | 'id'>,
  credits: InvoiceCreditsOf,
): Promise<void> {
  await tx
    .update(billingInvoices)
    .set(credits)
    .where(and(eq(billingInvoices.provider, provider), eq(billingInvoices.id, id)));
}
