import type { ChangePasswordForm } from '@toile/contract';
import { AppError } from '../../platform/app-error.ts';
import { deleteAccountLinks } from './account-links.repository.ts';
import type { AccountSettingsDeps } from './account-settings.service.ts';
import { browserMark } from './known-browser.ts';
import { sendPatiently } from './mail-sending.ts';
import { hashNewPassword } from './new-password.ts';
import { checkOwnPassword } from './own-password.ts';
import { securityMail } from './security-mails.ts';
import { deleteOtherSessions } from './sessions.repository.ts';
import { getUser, replacePassword } from './users.repository.ts';

/**
 * Changes a password for a user who knows the present one. Every other session ends; this one,
 * whose id is given, gets a new token, which is returned.
 */
export function createPasswordChange(deps: AccountSettingsDeps) {
  const { database, guessGuard, sessions, background, clock, mail, publicUrl } = deps;

  return async function changePassword(
    { id, sessionId }: { id: string; sessionId: string },
    form: ChangePasswordForm,
  ): Promise<{ token: string; browserMark: string }> {
    const user = await getUser(database, id);
    const before = await checkOwnPassword(guessGuard, user, form.password);
    const passwordHash = await hashNewPassword(user, form.password1);
    const at = clock();
    const token = await database.transaction(async (tx) => {
      // Changed by another tab since the present one was checked.
      if (!(await replacePassword(tx, { id, before, passwordHash }))) {
        throw new AppError('conflict');
      }
      await deleteOtherSessions(tx, { userId: id, current: sessionId });
      await deleteAccountLinks(tx, id);
      return sessions.renewToken(tx, sessionId);
    });
    const link = `${publicUrl}/forgot-password`;
    background.run('notice of a changed password', () =>
      sendPatiently(mail, securityMail('passwordChanged', { to: user, at, link })),
    );
    return { token, browserMark: browserMark({ id, passwordHash }) };
  };
}
