import { createHash } from 'node:crypto';
import { desc } from 'drizzle-orm';
import { auditEntries } from '../../db/schema/index.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { endSessionsOfAccount } from '../accounts/ended-sessions.service.ts';
import { findAccountId } from '../accounts/named-accounts.service.ts';
import type { Ledger } from '../credits/ledger.service.ts';

/** The fewest characters of a reason. */
const SHORTEST_REASON = 10;

type Deed = { actor: string; credential: string; reason: string };

/**
 * Ends all sessions of the account with this name or e-mail, and writes so in the audit log;
 * both happen or neither.
 */
export async function endAllSessions(
  database: Database,
  { actor, credential, reason: given }: Deed,
): Promise<'done' | 'no-user' | 'short-reason'> {
  const reason = given.trim();
  if (reason.length < SHORTEST_REASON) return 'short-reason';
  return database.transaction(async (tx) => {
    const userId = await endSessionsOfAccount(tx, credential);
    if (userId === undefined) return 'no-user';
    await tx.insert(auditEntries).values({ actor, action: 'end-sessions', userId, reason });
    return 'done';
  });
}

/** The most credits that are granted at a time: a slip of the hand gives no fortune. */
export const MOST_GRANTED = 10_000;

export type Grant = Deed & { amount: number };

/**
 * Grants credits to the account with this name or e-mail, and writes so in the audit log; both
 * happen or neither. The same grant for the same reason happens once.
 */
export async function grantCredits(
  database: Database,
  ledger: Pick<Ledger, 'grantByOperator'>,
  { actor, credential, reason: given, amount }: Grant,
): Promise<'done' | 'no-user' | 'short-reason' | 'bad-amount' | 'granted-before'> {
  const reason = given.trim();
  if (reason.length < SHORTEST_REASON) return 'short-reason';
  if (!Number.isInteger(amount) || amount < 1 || amount > MOST_GRANTED) return 'bad-amount';
  return database.transaction(async (tx) => {
    const userId = await findAccountId(tx, credential);
    if (userId === undefined) return 'no-user';
    const key = createHash('sha256')
      .update(JSON.stringify([userId, amount, reason]))
      .digest('hex');
    const isNew = await ledger.grantByOperator(tx, { userId, amount, key });
    if (!isNew) return 'granted-before';
    const told = `${amount} credits: ${reason}`;
    await tx.insert(auditEntries).values({ actor, action: 'grant-credits', userId, reason: told });
    return 'done';
  });
}

/** The newest entries of the audit log, the last one first. */
export async function listAudit(
  queryable: Queryable,
  atMost: number,
): Promise<(typeof auditEntries.$inferSelect)[]> {
  return queryable.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(atMost);
}
