import type { UserCredits } from '@toile/contract';
import type { MailPort } from '../../adapters/mail/mail-port.ts';
import type { Background } from '../../platform/background.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import type { SessionUser } from '../../platform/session.ts';
import type { Ledger } from '../credits/ledger.service.ts';
import { ACCOUNT_CALLS } from './limits.ts';
import { createLogin } from './login.service.ts';
import { createResend } from './resend.service.ts';
import type { SessionsService } from './sessions.service.ts';
import { createSignup } from './signup.service.ts';
import { deleteUnverifiedUsers } from './users.repository.ts';
import { createVerification } from './verification.service.ts';

/** An account whose last link is this old and was never used gives its name and address back. */
const UNVERIFIED_KEPT_MS = 30 * 24 * 3600 * 1000;

export type AccountsDeps = {
  database: Database;
  ledger: Pick<Ledger, 'grantWelcome' | 'getAvailable'>;
  sessions: SessionsService;
  rateLimiter: RateLimiter;
  background: Background;
  mail: MailPort;
  clock: Clock;
  publicUrl: string;
};

/** Accounts from sign-up to log-out. `address` is always the visitor's, as rate limits count it. */
export function createAccountsService(deps: AccountsDeps) {
  const { database, ledger, sessions, rateLimiter, clock } = deps;
  const verification = createVerification(deps);

  return {
    /** Counts one call about accounts. */
    countCall: (address: string): Promise<void> => rateLimiter.take(ACCOUNT_CALLS, address),

    signUp: createSignup({ ...deps, verification }),

    logIn: createLogin(deps),

    logOut: (token: string): Promise<void> => sessions.close(token),

    verify: (link: string): Promise<{ email: string }> => verification.verify(link),

    resendVerification: createResend({ ...deps, verification }),

    async getCredits({ id, username, email }: SessionUser): Promise<UserCredits> {
      return { credits: await ledger.getAvailable(database, id), username, email };
    },

    /** Deletes what has had its time: sessions, links, accounts nobody verified, counters. */
    async removeExpired(): Promise<void> {
      await sessions.removeExpired();
      await verification.removeExpired();
      await deleteUnverifiedUsers(database, new Date(clock().getTime() - UNVERIFIED_KEPT_MS));
      await rateLimiter.removeExpired();
    },
  };
}

export type AccountsService = ReturnType<typeof createAccountsService>;
