import type { LoginForm, User } from '@toile/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database.ts';
import type { Ledger } from '../credits/ledger.service.ts';
import type { GuessGuard } from './guess-guard.ts';
import { browserMark } from './known-browser.ts';
import type { LoginLog } from './login-log.ts';
import { assertRoomForHashes, isRightPassword } from './passwords.ts';
import type { RegistrationRow } from './registrations.repository.ts';
import type { SessionsService } from './sessions.service.ts';
import type { TwoFactor } from './two-factor.service.ts';
import { findUserByCredential, holdPassword, type UserRow } from './users.repository.ts';
import type { Visitor } from './visitor.ts';
import { findLikelySignups } from './waiting-signups.ts';

type LoginDeps = {
  database: Database;
  guessGuard: GuessGuard;
  loginLog: LoginLog;
  sessions: Pick<SessionsService, 'open'>;
  ledger: Pick<Ledger, 'getAvailable'>;
  twoFactor: Pick<TwoFactor, 'prove'>;
};

/** Unverified sign-ups that a log-in tries: the visitor's own first, then the newest. */
const TRIED_SIGNUPS = 2;

/** Outcome of a log-in. */
export type LoginOutcome =
  | { kind: 'signed-in'; token: string; user: User; browserMark: string }
  /** The right password of an unconfirmed sign-up. */
  | { kind: 'not-verified'; registrationId: string; error: AppError };

/** The user or sign-up whose password it is. */
type Match = { user?: UserRow; registration?: RegistrationRow };

/**
 * Opens a session for a name or e-mail and its password. An unknown account takes the same time and
 * gets the same answer as a bad password; only after the right one does a visitor learn that an
 * account is not verified, or is locked.
 */
export function createLogin(deps: LoginDeps) {
  const { database, guessGuard, loginLog, sessions, ledger, twoFactor } = deps;

  /** Finds the match. Each log-in checks the same number of hashes, which take most of the time. */
  async function findMatch(
    user: UserRow | undefined,
    signups: readonly RegistrationRow[],
    password: string,
  ): Promise<Match> {
    const tried = Array.from({ length: TRIED_SIGNUPS }, (_, index) => signups[index]);
    const [isUser, ...areSignups] = await Promise.all(
      [user, ...tried].map((one) => isRightPassword(one?.passwordHash, password)),
    );
    if (isUser && user) return { user };
    const registration = tried.find((_, index) => areSignups[index]);
    return registration ? { registration } : {};
  }

  /** Opens the session, unless password or lock has changed since they were checked. */
  async function openSession(
    row: UserRow,
    { device, isTwoFactor }: { device: string | null; isTwoFactor: boolean },
  ): Promise<LoginOutcome> {
    const { id, username, email, passwordHash } = row;
    const credits = await ledger.getAvailable(database, id);
    const token = await database.transaction(async (tx) => {
      const isHeld = passwordHash !== null && (await holdPassword(tx, { id, passwordHash }));
      if (!isHeld) throw new AppError('invalidCredentials');
      return sessions.open(id, { queryable: tx, device, isTwoFactor });
    });
    const user = { id, username, email, credits };
    return { kind: 'signed-in', token, user, browserMark: browserMark(row) };
  }

  return async function logIn(
    { username: credential, password, code, passkey }: LoginForm,
    { address, ownSignups, knownBrowser, device, passkeyBrowser }: Visitor,
  ): Promise<LoginOutcome> {
    assertRoomForHashes();
    const user = await findUserByCredential(database, credential);
    const account = user?.id ?? credential.toLowerCase();
    const isKnown = user && knownBrowser?.marks.includes(browserMark(user));
    const knownBrowserId = isKnown ? knownBrowser?.id : undefined;
    const takeBack = await guessGuard
      .begin({ account, address, knownBrowserId })
      .catch((error: unknown) => {
        if (error instanceof AppError)
          loginLog.refused({ reason: 'too many tries', account, address });
        throw error;
      });
    const options = { own: ownSignups, limit: TRIED_SIGNUPS };
    const signups = await findLikelySignups(database, credential, options);
    const { user: rightUser, registration } = await findMatch(user, signups, password);
    if (rightUser) {
      await takeBack();
      if (rightUser.lockedAt) {
        loginLog.refused({ reason: 'locked', account, address });
        throw new AppError('accountLocked');
      }
      const factor = { code, passkey, browser: passkeyBrowser };
      const isTwoFactor = await twoFactor.prove(rightUser.id, factor).catch((error: unknown) => {
        if (code || passkey) loginLog.refused({ reason: 'wrong second factor', account, address });
        throw error;
      });
      const outcome = await openSession(rightUser, { device, isTwoFactor });
      loginLog.accepted({ how: 'password', isTwoFactor, account, address });
      return outcome;
    }
    if (registration) {
      await takeBack('sign-up');
      loginLog.refused({ reason: 'not verified', account, address });
      const { id: registrationId, email } = registration;
      const error = new AppError('notVerified', { body: { email } });
      return { kind: 'not-verified', registrationId, error };
    }
    const reason = user || signups.length > 0 ? 'wrong password' : 'unknown account';
    loginLog.refused({ reason, account, address });
    throw new AppError('invalidCredentials');
  };
}
