import type { EndTwoFactorForm, PasskeyProof, TwoFactorSecret } from '@toile/contract';
import { Secret, TOTP } from 'otpauth';
import type { MailPort } from '../../adapters/mail/mail-port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Background } from '../../platform/background.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import { createSealedText } from '../../platform/sealed-text.ts';
import type { SessionUser } from '../../platform/session.ts';
import { APP_CODES, createFactorCheck } from './factor-check.ts';
import { createGuessGuard } from './guess-guard.ts';
import { sendPatiently } from './mail-sending.ts';
import { checkOwnPassword } from './own-password.ts';
import type { PasskeyProofs } from './passkeys/passkey-proofs.service.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';
import { securityMail } from './security-mails.ts';
import { deleteOtherSessions } from './sessions.repository.ts';
import {
  confirmSecret,
  countRecoveryCodes,
  deleteTwoFactor,
  findTwoFactor,
  markTwoFactor,
  putSecret,
  replaceRecoveryCodes,
} from './two-factor.repository.ts';
import { getUser } from './users.repository.ts';

/** Bytes of a secret, as RFC 4226 recommends for SHA-1. */
const SECRET_BYTES = 20;

type TwoFactorDeps = {
  database: Database;
  rateLimiter: RateLimiter;
  background: Background;
  mail: MailPort;
  clock: Clock;
  publicUrl: string;
  secret: string;
  passkeyProofs: PasskeyProofs;
};

/** A second factor as it came, and the token of the browser that sent it. */
export type SentFactor = {
  code?: string;
  passkey?: PasskeyProof;
  browser: string | undefined;
};

type OwnSession = { user: SessionUser; id: string };

/** The second factor of log-ins: codes of an app, and recovery codes for days without it. */
export function createTwoFactor(deps: TwoFactorDeps) {
  const { database, rateLimiter, background, mail, clock, publicUrl, passkeyProofs } = deps;
  const seals = createSealedText({ secret: deps.secret, purpose: 'two-factor' });
  const guessGuard = createGuessGuard(rateLimiter);
  const factors = createFactorCheck({ database, rateLimiter, clock, seals, passkeyProofs });

  async function tell(
    userId: string,
    kind: 'twoFactorOn' | 'twoFactorOff' | 'recoveryCodesRenewed',
  ): Promise<void> {
    const to = await getUser(database, userId);
    const page = kind === 'recoveryCodesRenewed' ? 'forgot-password' : 'account';
    const notice = securityMail(kind, { to, at: clock(), link: `${publicUrl}/${page}` });
    background.run('notice of two-factor log-in', () => sendPatiently(mail, notice));
  }

  return {
    /** State of a user's second factor. */
    async read(
      userId: string,
      queryable: Queryable = database,
    ): Promise<{ isOn: boolean; codesLeft: number }> {
      const row = await findTwoFactor(queryable, userId);
      const isOn = row !== undefined && row.confirmedAt !== null;
      return { isOn, codesLeft: isOn ? await countRecoveryCodes(queryable, userId) : 0 };
    },

    /**
     * Proves the second factor at a log-in, after the first; false where the user has none.
     * @throws AppError codeNeeded without one, passkeyRefused, or invalidRequest on `code`
     */
    async prove(userId: string, { code, passkey, browser }: SentFactor): Promise<boolean> {
      const row = await findTwoFactor(database, userId);
      if (!row || row.confirmedAt === null) return false;
      if (passkey) await factors.checkPasskey(userId, { proof: passkey, browser });
      else if (code) await factors.checkCode(row, code);
      else {
        const canProve = await passkeyProofs.hasAny(userId);
        const body = { code_needed: true, ...(canProve && { passkey: true }) };
        throw new AppError('codeNeeded', { body });
      }
      return true;
    },

    /** Makes a secret, which counts from its first code on. @throws AppError twoFactorOn */
    async begin({ id }: SessionUser, password: string): Promise<TwoFactorSecret> {
      const user = await getUser(database, id);
      await checkOwnPassword(guessGuard, user, password);
      const totp = new TOTP({
        ...APP_CODES,
        label: user.email,
        secret: new Secret({ size: SECRET_BYTES }),
      });
      const secret = totp.secret.base32;
      const isNew = await putSecret(database, { userId: id, sealedSecret: seals.seal(secret) });
      if (!isNew) throw new AppError('twoFactorOn');
      return { secret, uri: totp.toString() };
    },

    /**
     * Turns it on by the first code, and ends every other session; returns the recovery codes.
     * @throws AppError twoFactorOff without a secret, twoFactorOn, or invalidRequest on `code`
     */
    async confirm({ user: { id: userId }, id: tokenHash }: OwnSession, code: string) {
      const row = await findTwoFactor(database, userId);
      if (!row) throw new AppError('twoFactorOff');
      if (row.confirmedAt !== null) throw new AppError('twoFactorOn');
      await factors.checkCode(row, code);
      const codes = makeRecoveryCodes();
      const at = clock();
      await database.transaction(async (tx) => {
        const codeHashes = codes.map(hashRecoveryCode);
        const isNew = await confirmSecret(tx, { userId, at, codeHashes });
        if (!isNew) throw new AppError('twoFactorOn');
        await markTwoFactor(tx, { tokenHash, at });
        await deleteOtherSessions(tx, { userId, current: tokenHash });
      });
      await tell(userId, 'twoFactorOn');
      return codes;
    },

    /** Makes new recovery codes; the old ones are worth nothing. @throws AppError twoFactorOff */
    async renewCodes({ id: userId }: SessionUser, password: string): Promise<string[]> {
      await checkOwnPassword(guessGuard, await getUser(database, userId), password);
      const codes = makeRecoveryCodes();
      const codeHashes = codes.map(hashRecoveryCode);
      const isOn = await database.transaction((tx) =>
        replaceRecoveryCodes(tx, { userId, codeHashes }),
      );
      if (!isOn) throw new AppError('twoFactorOff');
      await tell(userId, 'recoveryCodesRenewed');
      return codes;
    },

    /** Turns it off, by password and code. @throws AppError twoFactorOff where it is off */
    async end({ id: userId }: SessionUser, { password, code }: EndTwoFactorForm): Promise<void> {
      const row = await findTwoFactor(database, userId);
      if (!row || row.confirmedAt === null) throw new AppError('twoFactorOff');
      await checkOwnPassword(guessGuard, await getUser(database, userId), password);
      await factors.checkCode(row, code);
      await database.transaction((tx) => deleteTwoFactor(tx, userId));
      await tell(userId, 'twoFactorOff');
    },
  };
}

export type TwoFactor = ReturnType<typeof createTwoFactor>;
