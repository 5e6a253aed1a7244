import type {
  ConfirmEmailForm,
  PasskeyRequest,
  UserCredits,
  VerifyEmailAnswer,
} from '@toile/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { GooglePort } from '../../adapters/google/google-port.ts';
import type { MailPort } from '../../adapters/mail/mail-port.ts';
import type { Background } from '../../platform/background.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import type { SessionUser } from '../../platform/session.ts';
import type { Ledger } from '../credits/ledger.service.ts';
import { deleteExpiredAccountLinks } from './account-links.repository.ts';
import { createGoogleLogin } from './google-login.service.ts';
import { createGuessGuard } from './guess-guard.ts';
import { ACCOUNT_CALLS } from './limits.ts';
import { createLinkSending } from './link-sending.ts';
import { createLogin } from './login.service.ts';
import { createLoginLog } from './login-log.ts';
import { deleteExpiredChallenges } from './passkeys/passkey-challenges.repository.ts';
import { createPasskeyLogin } from './passkeys/passkey-login.service.ts';
import type { PasskeyProofs } from './passkeys/passkey-proofs.service.ts';
import { createResend } from './resend.service.ts';
import type { SessionsService } from './sessions.service.ts';
import { createSignup } from './signup.service.ts';
import type { TwoFactor } from './two-factor.service.ts';
import { createVerification } from './verification.service.ts';
import type { Visitor } from './visitor.ts';

export type AccountsDeps = {
  database: Database;
  ledger: Pick<Ledger, 'grantWelcome' | 'getAvailable'>;
  sessions: SessionsService;
  rateLimiter: RateLimiter;
  background: Background;
  mail: MailPort;
  twoFactor: TwoFactor;
  passkeyProofs: PasskeyProofs;
  /** Absent where the log-in with Google is off. */
  google: GooglePort | undefined;
  clock: Clock;
  publicUrl: string;
  log: FastifyBaseLogger;
  /** Key of the hashes that stand for accounts and addresses in the log. */
  secret: string;
};

/** Accounts from sign-up to log-out. `address` is always the visitor's, as rate limits count it. */
export function createAccountsService(deps: AccountsDeps) {
  const { database, ledger, sessions, rateLimiter } = deps;
  const verification = createVerification(deps);
  const sendLinks = createLinkSending(deps);
  const loginLog = createLoginLog(deps);

  return {
    /** Counts one call about accounts. */
    countCall: (address: string): Promise<void> => rateLimiter.take(ACCOUNT_CALLS, address),

    signUp: createSignup({ ...deps, sendLinks }),

    logIn: createLogin({ ...deps, guessGuard: createGuessGuard(rateLimiter), loginLog }),

    /** A challenge for any passkey, for the browser of this token. */
    beginPasskeyLogin: (browser: string): Promise<PasskeyRequest> =>
      deps.passkeyProofs.begin(browser),

    logInWithPasskey: createPasskeyLogin({ ...deps, loginLog }),

    googleClientId: deps.google?.clientId ?? null,

    logInWithGoogle: createGoogleLogin({ ...deps, loginLog }),

    logOut: (token: string): Promise<void> => sessions.close(token),

    openLink: (link: string, visitor: Visitor): Promise<VerifyEmailAnswer> =>
      verification.open(link, visitor),

    confirmLink: (form: ConfirmEmailForm, visitor: Visitor): Promise<VerifyEmailAnswer> =>
      verification.confirm(form, visitor),

    resendVerification: createResend({ ...deps, sendLinks }),

    async getCredits(user: SessionUser): Promise<UserCredits> {
      const { id, username, email, isOperator, isTwoFactor } = user;
      const credits = await ledger.getAvailable(database, id);
      return {
        credits,
        username,
        email,
        ...(isOperator && { is_operator: true }),
        ...(isOperator && !isTwoFactor && { needs_two_factor: true }),
      };
    },

    /** Deletes expired sessions, links, challenges, unconfirmed sign-ups and counters. */
    async removeExpired(): Promise<void> {
      await sessions.removeExpired();
      await verification.removeExpired();
      await deleteExpiredAccountLinks(database, deps.clock());
      await deleteExpiredChallenges(database, deps.clock());
      await rateLimiter.removeExpired();
    },
  };
}

export type AccountsService = ReturnType<typeof createAccountsService>;
