import type {
  Account,
  AccountSession,
  ChangeEmailForm,
  ConnectGoogleForm,
  ResetPasswordForm,
} from '@toile/contract';
import type { GooglePort } from '../../adapters/google/google-port.ts';
import type { MailPort } from '../../adapters/mail/mail-port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Background } from '../../platform/background.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import type { SessionUser } from '../../platform/session.ts';
import type { BillingService } from '../billing/billing.service.ts';
import { findPendingEmail } from './account-links.repository.ts';
import { deviceForReader } from './device-label.ts';
import { createEmailChange } from './email-change.service.ts';
import { createGoogleConnection } from './google-connection.service.ts';
import { createGuessGuard, type GuessGuard } from './guess-guard.ts';
import { ACCOUNT_CHANGES } from './limits.ts';
import { createPasswordChange } from './password-change.service.ts';
import { createPasswordReset } from './password-reset.service.ts';
import { deleteOtherSessions, deleteSessionById, listSessions } from './sessions.repository.ts';
import type { SessionsService } from './sessions.service.ts';
import type { TwoFactor } from './two-factor.service.ts';
import { createUsernameChange } from './username-change.service.ts';
import { getUser } from './users.repository.ts';

export type AccountSettingsDeps = {
  database: Database;
  rateLimiter: RateLimiter;
  guessGuard: GuessGuard;
  sessions: Pick<SessionsService, 'renewToken'>;
  background: Background;
  mail: MailPort;
  billing: Pick<BillingService, 'updatePayer'>;
  twoFactor: Pick<TwoFactor, 'read'>;
  /** Absent where the log-in with Google is off. */
  google: GooglePort | undefined;
  clock: Clock;
  publicUrl: string;
};

/** Changes by users of their accounts. A session's `id` is the hash of its token. */
export function createAccountSettings(options: Omit<AccountSettingsDeps, 'guessGuard'>) {
  const deps = { ...options, guessGuard: createGuessGuard(options.rateLimiter) };
  const { database, google, clock, rateLimiter, twoFactor } = deps;
  const emailChange = createEmailChange(deps);
  const passwordReset = createPasswordReset(deps);
  const googleConnection = createGoogleConnection(deps);

  return {
    /** Counts one change. @throws AppError tooManyRequests */
    countChange: ({ id }: SessionUser): Promise<void> => rateLimiter.take(ACCOUNT_CHANGES, id),

    async getAccount({ id }: SessionUser): Promise<Account> {
      const { username, email, createdAt, passwordHash, googleSub } = await getUser(database, id);
      const { isOn, codesLeft } = await twoFactor.read(id);
      return {
        username,
        email,
        created_at: createdAt.toISOString(),
        has_password: passwordHash !== null,
        pending_email: await findPendingEmail(database, { userId: id, now: clock() }),
        google_connected: googleSub !== null,
        google_available: google !== undefined,
        two_factor: isOn,
        recovery_codes_left: codesLeft,
      };
    },

    changeUsername: createUsernameChange(deps),
    askForEmail: (user: SessionUser, form: ChangeEmailForm): Promise<{ pending_email: string }> =>
      emailChange.ask(user, form),
    confirmEmail: (user: SessionUser, data: string): Promise<{ email: string }> =>
      emailChange.confirm(user, data),
    changePassword: createPasswordChange(deps),
    connectGoogle: (user: SessionUser, form: ConnectGoogleForm): Promise<void> =>
      googleConnection.connect(user, form),
    disconnectGoogle: (session: { id: string; sessionId: string }): Promise<void> =>
      googleConnection.disconnect(session),
    askForReset: (email: string, address: string): Promise<{ wait_time: number }> =>
      passwordReset.ask(email, address),
    resetPassword: (form: ResetPasswordForm): Promise<string> => passwordReset.reset(form),

    /** The user's live sessions, the last used first. */
    async listSessions(user: SessionUser, current: string): Promise<AccountSession[]> {
      const rows = await listSessions(database, { userId: user.id, now: clock() });
      return rows.map((row) => ({
        id: row.id,
        device: row.device && deviceForReader(row.device),
        created_at: row.createdAt.toISOString(),
        last_seen_at: row.seenAt.toISOString(),
        current: row.tokenHash === current,
      }));
    },

    /** Ends one of the user's sessions; returns its token's hash. @throws AppError notFound */
    async endSession({ id: userId }: SessionUser, id: string): Promise<string> {
      const ended = await deleteSessionById(database, { userId, id });
      if (ended === undefined) throw new AppError('notFound');
      return ended;
    },

    endOtherSessions: ({ id: userId }: SessionUser, current: string): Promise<void> =>
      deleteOtherSessions(database, { userId, current }),
  };
}

export type AccountSettings = ReturnType<typeof createAccountSettings>;
