import type { ResetPasswordForm } from '@toile/contract';
import { AppError } from '../../platform/app-error.ts';
import { hashToken, makeToken } from '../../platform/token.ts';
import {
  deleteAccountLinks,
  findAccountLink,
  insertAccountLink,
  useUpAccountLink,
} from './account-links.repository.ts';
import type { AccountSettingsDeps } from './account-settings.service.ts';
import {
  FORGOTTEN,
  FORGOTTEN_BY_ADDRESS,
  FORGOTTEN_MAILS,
  FORGOTTEN_OF_VISITOR,
} from './limits.ts';
import { sendPatiently } from './mail-sending.ts';
import { takeMailTurn } from './mailbox-turns.ts';
import { hashNewPassword } from './new-password.ts';
import { securityMail } from './security-mails.ts';
import { deleteSessionsOf } from './sessions.repository.ts';
import { findUserByCredential, getUser, setPassword } from './users.repository.ts';

const LINK_LIFE_MS = 3600 * 1000;

/** New passwords by a mailed link, for users who have forgotten theirs or never had one. */
export function createPasswordReset(deps: AccountSettingsDeps) {
  const { database, rateLimiter, background, clock, mail, publicUrl } = deps;

  async function sendLink(email: string): Promise<void> {
    const user = await findUserByCredential(database, email);
    if (!user) return;
    const token = makeToken();
    const at = clock();
    await insertAccountLink(database, {
      tokenHash: hashToken(token),
      userId: user.id,
      kind: 'reset-password',
      createdAt: at,
      expiresAt: new Date(at.getTime() + LINK_LIFE_MS),
    });
    const link = `${publicUrl}/reset-password?data=${token}`;
    await sendPatiently(mail, securityMail('forgotten', { to: user, at, link }));
  }

  return {
    /** Mails a link, if a user has the address; the answer and its time do not reveal that. */
    async ask(email: string, address: string): Promise<{ wait_time: number }> {
      const mailbox = email.toLowerCase();
      await rateLimiter.take(FORGOTTEN_BY_ADDRESS, address);
      await rateLimiter.take(FORGOTTEN_OF_VISITOR, `${mailbox} ${address}`);
      await rateLimiter.take(FORGOTTEN, mailbox);
      const turn = await takeMailTurn(rateLimiter, { email, limits: FORGOTTEN_MAILS });
      background.run('mail of a forgotten password', () => sendLink(email));
      const { windowSeconds } = turn === 'quick' ? FORGOTTEN : FORGOTTEN_MAILS.slow;
      return { wait_time: windowSeconds };
    },

    /**
     * Sets the password of a link's user, once, and ends every session and every other link.
     * Returns the user. @throws AppError resetLinkInvalid (400)
     */
    async reset({ data, password1 }: ResetPasswordForm): Promise<string> {
      const search = { tokenHash: hashToken(data), kind: 'reset-password', now: clock() } as const;
      const found = await findAccountLink(database, search);
      if (!found) throw new AppError('resetLinkInvalid');
      const { userId } = found;
      const user = await getUser(database, userId);
      const passwordHash = await hashNewPassword(user, password1);
      await database.transaction(async (tx) => {
        if (!(await useUpAccountLink(tx, search))) throw new AppError('resetLinkInvalid');
        await setPassword(tx, userId, passwordHash);
        await deleteSessionsOf(tx, userId);
        await deleteAccountLinks(tx, userId);
      });
      const link = `${publicUrl}/forgot-password`;
      background.run('notice of a password set anew', () =>
        sendPatiently(mail, securityMail('passwordReset', { to: user, at: search.now, link })),
      );
      return userId;
    },
  };
}
