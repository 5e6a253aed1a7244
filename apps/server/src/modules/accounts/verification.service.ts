import type { MailPort } from '../../adapters/mail/mail-port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable, Transaction } from '../../platform/database.ts';
import { hashToken, makeToken } from '../../platform/token.ts';
import type { Ledger } from '../credits/ledger.service.ts';
import { verificationMail } from './account-mails.ts';
import { sendPatiently } from './mail-sending.ts';
import { lockUnverifiedUser, markVerified, type UserRow } from './users.repository.ts';
import {
  deleteVerificationTokens,
  findVerificationToken,
  insertVerificationToken,
  markTokenUsed,
  revokeVerificationTokens,
  type VerificationToken,
} from './verification-tokens.repository.ts';

const DAY_MS = 24 * 3600 * 1000;
const LINK_LIFE_MS = DAY_MS;
/** So long is an expired link still told apart from a forged one. */
const KEPT_MS = 30 * DAY_MS;

type VerificationDeps = {
  database: Database;
  ledger: Pick<Ledger, 'grantWelcome'>;
  mail: MailPort;
  clock: Clock;
  publicUrl: string;
};

function isDead({ expiresAt, revokedAt }: VerificationToken, now: Date): boolean {
  return revokedAt !== null || expiresAt <= now;
}

/** The proof that an e-mail address belongs to whoever registered it. */
export function createVerification({ database, ledger, mail, clock, publicUrl }: VerificationDeps) {
  /** Makes a new link and ends the older ones; nothing for an account that needs none. */
  async function renewToken(
    tx: Transaction,
    userId: string,
  ): Promise<{ user: UserRow; token: string } | undefined> {
    const user = await lockUnverifiedUser(tx, userId);
    if (!user) return undefined;
    const [token, now] = [makeToken(), clock()];
    const expiresAt = new Date(now.getTime() + LINK_LIFE_MS);
    await revokeVerificationTokens(tx, userId, now);
    await insertVerificationToken(tx, { tokenHash: hashToken(token), userId, expiresAt });
    return { user, token };
  }

  async function getToken(queryable: Queryable, tokenHash: string): Promise<VerificationToken> {
    const token = await findVerificationToken(queryable, tokenHash);
    if (!token) throw new AppError('verificationLinkInvalid');
    return token;
  }

  /** Looks again once it holds the account: another sign-up may have ended the link meanwhile. */
  async function confirm(tx: Transaction, { tokenHash, userId }: VerificationToken): Promise<void> {
    const user = await lockUnverifiedUser(tx, userId);
    if (!user) return;
    const [token, now] = [await getToken(tx, tokenHash), clock()];
    if (isDead(token, now)) {
      throw new AppError('verificationLinkExpired', { body: { email: token.email } });
    }
    await markVerified(tx, user.id, now);
    await markTokenUsed(tx, token.tokenHash, now);
    await ledger.grantWelcome(tx, { userId: user.id, email: user.email });
  }

  return {
    /** Mails a new link to an account that is not verified yet. */
    async sendLink(userId: string): Promise<void> {
      const renewed = await database.transaction((tx) => renewToken(tx, userId));
      if (!renewed) return;
      const link = `${publicUrl}/verify-email?data=${renewed.token}`;
      await sendPatiently(mail, verificationMail(renewed.user, link));
    },

    /**
     * Verifies the account of a link and grants its welcome credits, once however often it is
     * called. A real link of a verified account keeps saying so.
     */
    async verify(link: string): Promise<{ email: string }> {
      const token = await getToken(database, hashToken(link));
      if (!token.emailVerifiedAt) await database.transaction((tx) => confirm(tx, token));
      return { email: token.email };
    },

    /** Forgets links that expired long ago. */
    async removeExpired(): Promise<void> {
      await deleteVerificationTokens(database, new Date(clock().getTime() - KEPT_MS));
    },
  };
}

export type Verification = ReturnType<typeof createVerification>;
