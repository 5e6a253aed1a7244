import type { LoginForm, User } from '@toile/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import type { Ledger } from '../credits/ledger.service.ts';
import { LOGIN_FAILURES } from './limits.ts';
import { isRightPassword } from './passwords.ts';
import type { SessionsService } from './sessions.service.ts';
import { findUserByCredential } from './users.repository.ts';

type LoginDeps = {
  database: Database;
  rateLimiter: RateLimiter;
  sessions: Pick<SessionsService, 'open'>;
  ledger: Pick<Ledger, 'getAvailable'>;
};

/**
 * Opens a session for a name or e-mail and its password. An unknown account costs the same time
 * and gives the same answer as a bad password; that an account is not verified is told only
 * after the right one.
 */
export function createLogin({ database, rateLimiter, sessions, ledger }: LoginDeps) {
  return async function logIn(
    { username: credential, password }: LoginForm,
    address: string,
  ): Promise<{ token: string; user: User }> {
    // Counted by what was typed, not by the account: who is stopped must not tell who has one.
    const subject = `${credential.toLowerCase()} ${address}`;
    await rateLimiter.take(LOGIN_FAILURES, subject);
    const found = await findUserByCredential(database, credential);
    const isRight = await isRightPassword(found?.passwordHash, password);
    if (!found || !isRight) throw new AppError('invalidCredentials');
    await rateLimiter.clear(LOGIN_FAILURES, subject);
    const { id, username, email } = found;
    if (!found.emailVerifiedAt) throw new AppError('notVerified', { body: { email } });
    const credits = await ledger.getAvailable(database, id);
    return { token: await sessions.open(id), user: { id, username, email, credits } };
  };
}
