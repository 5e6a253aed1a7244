import { AUDIT_ACTIONS } from '@toile/contract';
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt } from './columns.ts';

/** What operators have done to accounts, and why. A trigger refuses changes of rows. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Who did it: "terminal" for who works on the server's machine, else "operator". */
    actor: text({ enum: ['terminal', 'operator'] }).notNull(),
    /** The account of the operator; null at the terminal. */
    operatorId: uuid('operator_id').references(() => users.id),
    action: text({ enum: AUDIT_ACTIONS }).notNull(),
    /** The account it was done to: by id, since names go with deleted accounts. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    reason: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('audit_entries_user').on(table.userId)],
);
