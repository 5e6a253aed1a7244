import { type DeleteAccountForm, en, requiredMessage } from '@toile/contract';
import type { MailPort } from '../../adapters/mail/mail-port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Background } from '../../platform/background.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import type { SessionUser } from '../../platform/session.ts';
import { createErasure, type ErasureDeps } from './account-erasure.ts';
import { deleteAccountLinks } from './account-links.repository.ts';
import { fieldFault } from './field-fault.ts';
import { createGuessGuard } from './guess-guard.ts';
import { ACCOUNT_CHANGES } from './limits.ts';
import { sendPatiently } from './mail-sending.ts';
import { checkOwnPassword } from './own-password.ts';
import { deletePasskeysOf } from './passkeys/passkeys.repository.ts';
import { deleteRegistrationsOf, lockIdentity } from './registrations.repository.ts';
import { securityMail } from './security-mails.ts';
import { deleteSessionsOf } from './sessions.repository.ts';
import { deleteTwoFactor } from './two-factor.repository.ts';
import { emptyUser, getUser, lockUser, type UserRow } from './users.repository.ts';

type AccountDeletionDeps = ErasureDeps & {
  rateLimiter: RateLimiter;
  background: Background;
  mail: MailPort;
  publicUrl: string;
};

/**
 * Deletes accounts. One transaction closes the account at once: nobody can enter it, and its name
 * and address are free. Then its data is erased, by the worker should that fail.
 */
export function createAccountDeletion(deps: AccountDeletionDeps) {
  const { database, rateLimiter, background, clock, mail, publicUrl } = deps;
  const guessGuard = createGuessGuard(rateLimiter);
  const erasure = createErasure(deps);

  async function checkForm(user: UserRow, form: DeleteAccountForm): Promise<void> {
    if (user.passwordHash !== null) {
      if (form.password === '') {
        throw fieldFault('password', requiredMessage(en.fields.presentPassword));
      }
      await checkOwnPassword(guessGuard, user, form.password);
    } else if (form.username !== user.username) {
      throw fieldFault('username', en.validation.usernameOwn);
    }
  }

  /** Closes an account; false when a second call at the same time finds it closed already. */
  function closeAccount({ id, email, passwordHash }: UserRow, at: Date): Promise<boolean> {
    return database.transaction(async (tx) => {
      await lockIdentity(tx, 'email', email);
      const user = await lockUser(tx, id);
      if (!user) return false;
      // Changed by another tab since the form was checked.
      if (user.email !== email || user.passwordHash !== passwordHash) {
        throw new AppError('conflict');
      }
      await deleteSessionsOf(tx, id);
      await deleteAccountLinks(tx, id);
      await deleteTwoFactor(tx, id);
      await deletePasskeysOf(tx, id);
      await deleteRegistrationsOf(tx, user);
      await emptyUser(tx, id, at);
      return true;
    });
  }

  return {
    eraseDeleted: (): Promise<void> => erasure.eraseDeleted(),

    /** Counts one try. @throws AppError tooManyRequests */
    countTry: ({ id }: SessionUser): Promise<void> => rateLimiter.take(ACCOUNT_CHANGES, id),

    /** @throws AppError invalidRequest on `password`, or on `username` where there is none. */
    async deleteAccount({ id }: SessionUser, form: DeleteAccountForm): Promise<void> {
      const user = await getUser(database, id);
      await checkForm(user, form);
      const at = clock();
      if (!(await closeAccount(user, at))) return;
      background.run('erasing a deleted account', () => erasure.erase(id));
      background.run('notice of a deleted account', () =>
        sendPatiently(
          mail,
          securityMail('accountDeleted', { to: user, at, link: `${publicUrl}/` }),
        ),
      );
    },
  };
}

export type AccountDeletion = ReturnType<typeof createAccountDeletion>;
