import { desc } from 'drizzle-orm';
import { auditEntries } from '../../db/schema/index.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { endSessionsOfAccount } from '../accounts/ended-sessions.service.ts';

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

/** The newest entries of the audit log, the last one first. */
export async function listAudit(
  queryable: Queryable,
  atMost: number,
): Promise<(typeof auditEntries.$inferSelect)[]> {
  return queryable.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(atMost);
}
