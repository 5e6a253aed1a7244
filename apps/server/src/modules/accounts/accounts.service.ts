import { RESEND_WAIT_SECONDS, type UserCredits } from '@toile/contract';
import type { MailPort } from '../../adapters/mail/mail-port.ts';
import type { Background } from '../../platform/background.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import type { SessionUser } from '../../platform/session.ts';
import type { Ledger } from '../credits/ledger.service.ts';
import { ACCOUNT_CALLS, RESENDS, RESENDS_BY_ADDRESS, RESENDS_OF_DAY } from './limits.ts';
import { createLogin } from './login.service.ts';
import type { SessionsService } from './sessions.service.ts';
import { createSignup } from './signup.service.ts';
import { deleteUnverifiedUsers, findUserByCredential } from './users.repository.ts';
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
  const { database, ledger, sessions, rateLimiter, background, clock } = deps;
  const verification = createVerification(deps);

  async function sendLinkTo(email: string): Promise<void> {
    const user = email.includes('@') ? await findUserByCredential(database, email) : undefined;
    if (user) await verification.sendLink(user.id);
  }

  return {
    /** Counts one call about accounts. */
    countCall: (address: string): Promise<void> => rateLimiter.take(ACCOUNT_CALLS, address),

    signUp: createSignup({ ...deps, verification }),

    logIn: createLogin(deps),

    logOut: (token: string): Promise<void> => sessions.close(token),

    verify: (link: string): Promise<{ email: string }> => verification.verify(link),

    /** Mails a new link, if there is an account that needs one; the answer does not tell. */
    async resendVerification(email: string, address: string): Promise<{ wait_time: number }> {
      await rateLimiter.take(RESENDS_BY_ADDRESS, address);
      await rateLimiter.take(RESENDS, email.toLowerCase());
      await rateLimiter.take(RESENDS_OF_DAY, email.toLowerCase());
      background.run('verification mail', () => sendLinkTo(email));
      return { wait_time: RESEND_WAIT_SECONDS };
    },

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
