import { type ChangeEmailForm, en } from '@toile/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database.ts';
import { patiently } from '../../platform/patiently.ts';
import type { SessionUser } from '../../platform/session.ts';
import { hashToken, makeToken } from '../../platform/token.ts';
import {
  deleteAccountLinks,
  deleteLinksOfKind,
  findAccountLink,
  insertAccountLink,
  useUpAccountLink,
} from './account-links.repository.ts';
import { addressTakenMail } from './account-mails.ts';
import type { AccountSettingsDeps } from './account-settings.service.ts';
import { fieldFault } from './field-fault.ts';
import { EMAIL_CHANGE_MAILS, EMAIL_CHANGES, TAKEN_NOTICES } from './limits.ts';
import { sendPatiently } from './mail-sending.ts';
import { takeMailTurn } from './mailbox-turns.ts';
import { checkOwnPassword } from './own-password.ts';
import { deleteWaitingRegistrations, lockIdentity } from './registrations.repository.ts';
import { securityMail } from './security-mails.ts';
import { findUserByCredential, getUser, setEmail, type UserRow } from './users.repository.ts';

const LINK_LIFE_MS = 24 * 3600 * 1000;

/**
 * Changes of e-mail addresses. A link goes to the new address, and nothing changes before its user
 * has confirmed it. A taken address gets the same answer, and its owner is informed.
 */
export function createEmailChange(deps: AccountSettingsDeps) {
  const { database, guessGuard, rateLimiter, background, billing, clock, mail, publicUrl } = deps;

  async function mailNewAddress(user: UserRow, email: string, token: string): Promise<void> {
    const owner = await findUserByCredential(database, email);
    if (owner) {
      if (!(await rateLimiter.tryTake(TAKEN_NOTICES, owner.id))) return;
      return sendPatiently(mail, addressTakenMail(owner, `${publicUrl}/login`));
    }
    const link = `${publicUrl}/confirm-email?data=${token}`;
    const to = { username: user.username, email };
    await sendPatiently(mail, securityMail('emailConfirm', { to, at: clock(), link }));
  }

  async function change(tx: Transaction, user: UserRow, email: string): Promise<void> {
    const owner = await findUserByCredential(tx, email);
    if (owner && owner.id !== user.id) throw new AppError('emailLinkInvalid');
    // A name that equals the old e-mail changes too: nobody may have another's address as a name.
    const username = user.username.includes('@') ? email : user.username;
    await setEmail(tx, user.id, { username, email, emailVerifiedAt: clock() });
    await deleteWaitingRegistrations(tx, email);
  }

  return {
    /** Requests a change; replaces an earlier request. */
    async ask({ id }: SessionUser, form: ChangeEmailForm): Promise<{ pending_email: string }> {
      const { email, password } = form;
      const user = await getUser(database, id);
      await checkOwnPassword(guessGuard, user, password);
      if (email.toLowerCase() === user.email.toLowerCase()) {
        throw fieldFault('email', en.validation.emailOwn);
      }
      await rateLimiter.take(EMAIL_CHANGES, id);
      await takeMailTurn(rateLimiter, { email, limits: EMAIL_CHANGE_MAILS });
      const token = makeToken();
      const at = clock();
      await database.transaction(async (tx) => {
        await deleteLinksOfKind(tx, id, 'change-email');
        await insertAccountLink(tx, {
          tokenHash: hashToken(token),
          userId: id,
          kind: 'change-email',
          email,
          createdAt: at,
          expiresAt: new Date(at.getTime() + LINK_LIFE_MS),
        });
      });
      background.run('mail of a new address', () => mailNewAddress(user, email, token));
      const link = `${publicUrl}/forgot-password`;
      background.run('notice of a change of address', () =>
        sendPatiently(mail, securityMail('emailAsked', { to: user, at, link })),
      );
      return { pending_email: email };
    },

    /** Makes the change of this user's link, once. @throws AppError emailLinkInvalid (400) */
    async confirm({ id }: SessionUser, data: string): Promise<{ email: string }> {
      const search = { tokenHash: hashToken(data), kind: 'change-email', now: clock() } as const;
      const found = await findAccountLink(database, search);
      if (found?.userId !== id || found.email === null) throw new AppError('emailLinkInvalid');
      const { email } = found;
      const user = await database.transaction(async (tx) => {
        await lockIdentity(tx, 'email', email);
        if (!(await useUpAccountLink(tx, search))) throw new AppError('emailLinkInvalid');
        const before = await getUser(tx, id);
        await change(tx, before, email);
        // Links in the old mailbox, such as one for a new password, become invalid.
        await deleteAccountLinks(tx, id);
        return before;
      });
      background.run('notice of a changed address', () =>
        sendPatiently(
          mail,
          securityMail('emailChanged', { to: user, at: search.now, link: `${publicUrl}/` }),
        ),
      );
      // Read at each try, so that the last message has the account's present data.
      const updateProvider = async () => billing.updatePayer(await getUser(database, id));
      background.run('new address of a payer', () => patiently(updateProvider));
      return { email };
    },
  };
}
