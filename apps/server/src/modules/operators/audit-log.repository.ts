import { and, desc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { auditEntries, users } from '../../db/schema/index.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';

type NewEntry = Omit<typeof auditEntries.$inferInsert, 'id' | 'createdAt'>;

export async function insertAuditEntry(tx: Transaction, entry: NewEntry): Promise<void> {
  await tx.insert(auditEntries).values(entry);
}

export type AuditRow = typeof auditEntries.$inferSelect & {
  /** Names of today; null for the terminal and for deleted accounts. */
  operatorName: string | null;
  username: string | null;
};

const operators = alias(users, 'operators');

/** A range of the audit log, newest first. */
export async function listAuditEntries(
  queryable: Queryable,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<AuditRow[]> {
  const rows = await queryable
    .select({
      entry: auditEntries,
      operatorName: operators.username,
      username: users.username,
    })
    .from(auditEntries)
    .leftJoin(
      operators,
      and(eq(operators.id, auditEntries.operatorId), isNull(operators.deletedAt)),
    )
    .leftJoin(users, and(eq(users.id, auditEntries.userId), isNull(users.deletedAt)))
    .orderBy(desc(auditEntries.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ entry, ...names }) => ({ ...entry, ...names }));
}

export function countAuditEntries(queryable: Queryable): Promise<number> {
  return queryable.$count(auditEntries);
}
