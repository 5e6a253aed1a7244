import type { MailPort } from '../../adapters/mail/mail-port.ts';
import type { Background } from '../../platform/background.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import { inLanguage } from '../../platform/language/current-language.ts';
import { knownLanguage } from '../../platform/language/request-language.ts';
import { sendPatiently } from './mail-sending.ts';
import { securityMail } from './security-mails.ts';
import { deleteSessionsOf } from './sessions.repository.ts';
import { deleteTwoFactor } from './two-factor.repository.ts';
import {
  findUserByCredential,
  lockUser,
  setLockedAt,
  setOperator,
  type UserRow,
} from './users.repository.ts';

/** An account that an operator names: by its id, or by its name or e-mail. */
export type NamedAccount = { userId: string } | { credential: string };

/** The account, held for this transaction; undefined where there is none. */
export async function holdAccount(
  tx: Transaction,
  named: NamedAccount,
): Promise<UserRow | undefined> {
  const id =
    'userId' in named ? named.userId : (await findUserByCredential(tx, named.credential))?.id;
  return id === undefined ? undefined : lockUser(tx, id);
}

/** Logs an account out everywhere. */
export function endSessionsOf(tx: Transaction, { id }: UserRow): Promise<void> {
  return deleteSessionsOf(tx, id);
}

/** Gives an account the role of an operator, or takes it away. */
export function giveRole(tx: Transaction, { id }: UserRow, isOperator: boolean): Promise<void> {
  return setOperator(tx, id, isOperator);
}

/** Turns the second factor of an account off; false where it was off. */
export function endTwoFactorOf(tx: Transaction, { id }: UserRow): Promise<boolean> {
  return deleteTwoFactor(tx, id);
}

type AccountLocksDeps = {
  background: Background;
  mail: MailPort;
  clock: Clock;
  publicUrl: string;
};

/** Locks accounts: nobody can log in, and every session ends. Runs under way go on. */
export function createAccountLocks({ background, mail, clock, publicUrl }: AccountLocksDeps) {
  return {
    async lock(tx: Transaction, { id }: UserRow): Promise<void> {
      await setLockedAt(tx, id, clock());
      await deleteSessionsOf(tx, id);
    },

    unlock: (tx: Transaction, { id }: UserRow): Promise<void> => setLockedAt(tx, id, null),

    /** Mails the owner that the account was locked or unlocked just now. */
    tell(to: UserRow, kind: 'accountLocked' | 'accountUnlocked'): void {
      const link = kind === 'accountLocked' ? `${publicUrl}/` : `${publicUrl}/login`;
      const notice = inLanguage(knownLanguage(to.language), () =>
        securityMail(kind, { to, at: clock(), link }),
      );
      background.run('notice of a lock', () => sendPatiently(mail, notice));
    },
  };
}

export type AccountLocks = ReturnType<typeof createAccountLocks>;
