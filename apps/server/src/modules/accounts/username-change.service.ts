import { en, findAtSignFault, findUsernameFault } from '@toile/contract';
import type { SessionUser } from '../../platform/session.ts';
import type { AccountSettingsDeps } from './account-settings.service.ts';
import { fieldFault } from './field-fault.ts';
import { USERNAME_CHANGES } from './limits.ts';
import { sendPatiently } from './mail-sending.ts';
import { isNameTaken } from './name-taken.ts';
import { lockIdentity } from './registrations.repository.ts';
import { securityMail } from './security-mails.ts';
import { getUser, setUsername } from './users.repository.ts';

/** Changes the signed-in user's name, by the rules of sign-up; the user gets a mail. */
export function createUsernameChange(deps: AccountSettingsDeps) {
  const { database, rateLimiter, background, clock, mail, publicUrl } = deps;

  return async function changeUsername(
    { id }: SessionUser,
    username: string,
  ): Promise<{ username: string }> {
    const user = await getUser(database, id);
    if (username === user.username) return { username };
    const fault = findUsernameFault(username) ?? findAtSignFault({ username, email: user.email });
    if (fault) throw fieldFault('username', fault);
    await rateLimiter.take(USERNAME_CHANGES, id);
    const at = clock();
    const isOtherCase = username.toLowerCase() === user.username.toLowerCase();
    await database.transaction(async (tx) => {
      await lockIdentity(tx, 'username', username);
      if (!isOtherCase && (await isNameTaken(tx, { username, email: user.email }, at))) {
        throw fieldFault('username', en.validation.usernameTaken);
      }
      await setUsername(tx, id, username);
    });
    const to = { username, email: user.email };
    const link = `${publicUrl}/forgot-password`;
    background.run('notice of a changed username', () =>
      sendPatiently(mail, securityMail('usernameChanged', { to, at, link })),
    );
    return { username };
  };
}
