import { createHash } from 'node:crypto';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database.ts';
import {
  type AccountLocks,
  endSessionsOf,
  endTwoFactorOf,
  giveRole,
} from '../accounts/operated-accounts.service.ts';
import type { Ledger } from '../credits/ledger.service.ts';
import { type Deed, perform } from './deeds.ts';
import { findRun } from './operated-runs.repository.ts';

/** Logs an account out everywhere. @throws AppError notFound, ownAccount */
export async function endAllSessions(database: Database, deed: Deed): Promise<void> {
  await perform(database, deed, { action: 'end-sessions', run: endSessionsOf });
}

/**
 * Turns the second factor of an account off, whose owner has lost it; for the terminal alone.
 * @throws AppError notFound, twoFactorOff
 */
export async function endTwoFactor(
  database: Database,
  deed: Deed & { by: { actor: 'terminal' } },
): Promise<void> {
  await perform(database, deed, {
    action: 'end-two-factor',
    run: async (tx, account) => {
      if (!(await endTwoFactorOf(tx, account))) throw new AppError('twoFactorOff');
    },
  });
}

/** Gives an account the role of an operator, or takes it away; for the terminal alone. */
export async function changeRole(
  database: Database,
  deed: Deed & { by: { actor: 'terminal' } },
  isOperator: boolean,
): Promise<void> {
  await perform(database, deed, {
    action: isOperator ? 'operator-on' : 'operator-off',
    run: (tx, account) => giveRole(tx, account, isOperator),
  });
}

/**
 * Grants credits, from 1 to `GRANT_MAX_CREDITS`; the same number for the same reason once.
 * @throws AppError notFound, ownAccount, grantedBefore
 */
export async function grantCredits(
  database: Database,
  ledger: Pick<Ledger, 'grantByOperator'>,
  { credits: amount, ...deed }: Deed & { credits: number },
): Promise<{ userId: string }> {
  const account = await perform(database, deed, {
    action: 'grant-credits',
    run: async (tx, { id: userId }) => {
      const key = createHash('sha256')
        .update(JSON.stringify([userId, amount, deed.reason]))
        .digest('hex');
      const isNew = await ledger.grantByOperator(tx, { userId, amount, key });
      if (!isNew) throw new AppError('grantedBefore');
      return `${amount} credits`;
    },
  });
  return { userId: account.id };
}

/** A deed to the account of a run. */
type RunDeed = Omit<Deed, 'on'> & { runId: string };

/**
 * Gives back what an ended run has cost, once; returns the number of credits.
 * @throws AppError notFound, ownAccount, runGoesOn, nothingCharged, refundedBefore
 */
export async function refundRun(
  database: Database,
  ledger: Pick<Ledger, 'refundRun'>,
  { runId, ...deed }: RunDeed,
): Promise<number> {
  const found = await findRun(database, runId);
  if (!found) throw new AppError('notFound');
  if (found.state !== 'done') throw new AppError('runGoesOn');
  const { userId } = found;
  let refunded: number | undefined;
  await perform(
    database,
    { ...deed, on: { userId } },
    {
      action: 'refund-run',
      run: async (tx) => {
        refunded = await ledger.refundRun(tx, { userId, jobId: runId });
        if (refunded === undefined) throw new AppError('refundedBefore');
        if (refunded === 0) throw new AppError('nothingCharged');
        return `${refunded} credits of run ${runId}`;
      },
    },
  );
  return refunded ?? 0;
}

/** Locks an account and tells its owner. @throws AppError notFound, ownAccount, lockedBefore */
export async function lockAccount(
  database: Database,
  locks: AccountLocks,
  deed: Deed,
): Promise<void> {
  const account = await perform(database, deed, {
    action: 'lock-account',
    run: async (tx, each) => {
      if (each.isOperator) throw new AppError('operatorsAccount');
      if (each.lockedAt) throw new AppError('lockedBefore');
      await locks.lock(tx, each);
    },
  });
  locks.tell(account, 'accountLocked');
}

/** Unlocks an account and tells its owner. @throws AppError notFound, ownAccount, notLocked */
export async function unlockAccount(
  database: Database,
  locks: AccountLocks,
  deed: Deed,
): Promise<void> {
  const account = await perform(database, deed, {
    action: 'unlock-account',
    run: async (tx, each) => {
      if (!each.lockedAt) throw new AppError('notLocked');
      await locks.unlock(tx, each);
    },
  });
  locks.tell(account, 'accountUnlocked');
}
