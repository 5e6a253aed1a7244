import { and, eq, gt, isNull, sql, sum } from 'drizzle-orm';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../../db/schema/index.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';

type LedgerAccountKind = (typeof ledgerAccounts.$inferSelect)['kind'];

/** An account of the ledger: a user's, or the house's when there is no user. */
export type LedgerAccount = { kind: LedgerAccountKind; userId?: string };

export type TransferRow = Omit<typeof ledgerTransfers.$inferInsert, 'id' | 'createdAt'>;

function isAccount(account: LedgerAccount) {
  const { kind, userId } = account;
  const owner = userId ? eq(ledgerAccounts.userId, userId) : isNull(ledgerAccounts.userId);
  return and(eq(ledgerAccounts.kind, kind), owner);
}

/** Makes a user's two accounts; does nothing the second time. */
export async function openUserAccounts(tx: Transaction, userId: string): Promise<void> {
  await tx
    .insert(ledgerAccounts)
    .values([
      { kind: 'available', userId },
      { kind: 'held', userId },
    ])
    .onConflictDoNothing();
}

/** Writes a transfer; `undefined` when its idempotency key was used before. */
export async function insertTransfer(
  tx: Transaction,
  transfer: TransferRow,
): Promise<string | undefined> {
  const [row] = await tx
    .insert(ledgerTransfers)
    .values(transfer)
    .onConflictDoNothing({ target: ledgerTransfers.idempotencyKey })
    .returning({ id: ledgerTransfers.id });
  return row?.id;
}

export async function hasTransfer(tx: Transaction, idempotencyKey: string): Promise<boolean> {
  return (await tx.$count(ledgerTransfers, eq(ledgerTransfers.idempotencyKey, idempotencyKey))) > 0;
}

/** Writes one entry of a transfer and changes the account's balance. */
export async function enterAmount(
  tx: Transaction,
  entry: { transferId: string; account: LedgerAccount; amount: number },
): Promise<void> {
  const [account] = await tx
    .update(ledgerAccounts)
    .set({ balance: sql`${ledgerAccounts.balance} + ${entry.amount}` })
    .where(isAccount(entry.account))
    .returning({ id: ledgerAccounts.id });
  if (!account) throw new Error(`The ledger has no account "${entry.account.kind}" to move`);
  await tx
    .insert(ledgerEntries)
    .values({ transferId: entry.transferId, accountId: account.id, amount: entry.amount });
}

/** The balance of an account, 0 while there is no such account. */
export async function findBalance(queryable: Queryable, account: LedgerAccount): Promise<number> {
  const [row] = await queryable
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(isAccount(account));
  return row?.balance ?? 0;
}

/** Like `findBalance`; locks the balance for this transaction. */
export async function lockBalance(tx: Transaction, account: LedgerAccount): Promise<number> {
  const [row] = await tx
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(isAccount(account))
    .for('update');
  return row?.balance ?? 0;
}

/** The credits that the images of a run have cost. */
export async function sumSettled(tx: Transaction, jobId: string): Promise<number> {
  const [row] = await tx
    .select({ total: sum(ledgerEntries.amount).mapWith(Number) })
    .from(ledgerTransfers)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transferId, ledgerTransfers.id))
    .where(
      and(
        eq(ledgerTransfers.jobId, jobId),
        eq(ledgerTransfers.kind, 'settle'),
        gt(ledgerEntries.amount, 0),
      ),
    );
  return row?.total ?? 0;
}
