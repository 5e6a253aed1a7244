import type { AUDIT_ACTIONS } from '@toile/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { holdAccount, type NamedAccount } from '../accounts/operated-accounts.service.ts';
import { insertAuditEntry } from './audit-log.repository.ts';

/** Who acts: whoever is at the terminal of the server's machine, or an operator in the browser. */
export type Actor = { actor: 'terminal' } | { actor: 'operator'; operatorId: string };

/** What an operator does to an account, and why. */
export type Deed = { by: Actor; on: NamedAccount; reason: string };

type Account = NonNullable<Awaited<ReturnType<typeof holdAccount>>>;

type Work = {
  action: (typeof AUDIT_ACTIONS)[number];
  /** Does the work; the text that it returns stands before the reason in the audit log. */
  run: (tx: Transaction, account: Account) => Promise<string | void>;
};

/**
 * Does a deed to one account and writes it in the audit log; both happen or neither. Deeds to one
 * account wait for each other. Nobody acts on the own account in the browser: for that there is
 * another operator. @throws AppError notFound, ownAccount, or that of the work.
 */
export async function perform(
  database: Database,
  { by, on, reason }: Deed,
  { action, run }: Work,
): Promise<Account> {
  return database.transaction(async (tx) => {
    const account = await holdAccount(tx, on);
    if (!account) throw new AppError('notFound');
    if (by.actor === 'operator' && by.operatorId === account.id) throw new AppError('ownAccount');
    const told = await run(tx, account);
    await insertAuditEntry(tx, {
      ...by,
      action,
      userId: account.id,
      reason: told ? `${told}: ${reason}` : reason,
    });
    return account;
  });
}
