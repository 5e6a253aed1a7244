import type { ConnectGoogleForm } from '@toile/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database.ts';
import type { SessionUser } from '../../platform/session.ts';
import type { AccountSettingsDeps } from './account-settings.service.ts';
import { sendPatiently } from './mail-sending.ts';
import { checkOwnPassword } from './own-password.ts';
import { lockIdentity } from './registrations.repository.ts';
import { securityMail } from './security-mails.ts';
import { deleteOtherSessions } from './sessions.repository.ts';
import {
  connectGoogle,
  disconnectGoogle,
  findUserByGoogleSub,
  getUser,
  lockUser,
  type UserRow,
} from './users.repository.ts';

/** Connects an account to a Google account, whatever e-mail that has, and disconnects it. */
export function createGoogleConnection(deps: AccountSettingsDeps) {
  const { database, google, guessGuard, background, clock, mail, publicUrl } = deps;

  /**
   * Connects an account; false when it was connected before. Locks in the order of the log-in:
   * first the identity.
   */
  async function connectOnce(
    tx: Transaction,
    { id, passwordHash }: { id: string; passwordHash: string },
    sub: string,
  ): Promise<boolean> {
    await lockIdentity(tx, 'google', sub);
    const user = await lockUser(tx, id);
    // Changed by another tab since it was checked.
    if (user?.passwordHash !== passwordHash) throw new AppError('conflict');
    const owner = await findUserByGoogleSub(tx, sub);
    if (owner) {
      if (owner.id !== id) throw new AppError('googleTaken');
      return false;
    }
    if (!(await connectGoogle(tx, id, sub))) throw new AppError('googleConnected');
    return true;
  }

  /** Disconnects an account and returns its user; undefined when it was not connected. */
  async function disconnectOnce(tx: Transaction, id: string): Promise<UserRow | undefined> {
    const user = await lockUser(tx, id);
    if (!user) throw new AppError('notSignedIn');
    if (user.googleSub === null) return undefined;
    if (user.passwordHash === null) throw new AppError('googleOnlyWayIn');
    await disconnectGoogle(tx, id);
    return user;
  }

  return {
    /**
     * Connects; the user gets a mail. @throws AppError googleTaken where it belongs to another
     * user.
     */
    async connect({ id }: SessionUser, form: ConnectGoogleForm): Promise<void> {
      if (!google) throw new AppError('notFound');
      const user = await getUser(database, id);
      const passwordHash = await checkOwnPassword(guessGuard, user, form.password);
      const person = await google.findPerson(form.accessToken);
      if (!person) throw new AppError('googleRefused');
      const at = clock();
      const isNew = await database.transaction((tx) =>
        connectOnce(tx, { id, passwordHash }, person.sub),
      );
      if (!isNew) return;
      const link = `${publicUrl}/account`;
      background.run('notice of a connected Google account', () =>
        sendPatiently(
          mail,
          securityMail('googleConnected', { to: user, at, link, google: person.email }),
        ),
      );
    },

    /**
     * Disconnects and ends every other session, which may have begun with Google. The user gets a
     * mail.
     */
    async disconnect({ id, sessionId }: { id: string; sessionId: string }): Promise<void> {
      const at = clock();
      const user = await database.transaction(async (tx) => {
        const before = await disconnectOnce(tx, id);
        if (before) await deleteOtherSessions(tx, { userId: id, current: sessionId });
        return before;
      });
      if (!user) return;
      const link = `${publicUrl}/forgot-password`;
      background.run('notice of a disconnected Google account', () =>
        sendPatiently(mail, securityMail('googleDisconnected', { to: user, at, link })),
      );
    },
  };
}
