import type { PasskeyProof } from '@toile/contract';
import { Secret, TOTP } from 'otpauth';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import type { SealedText } from '../../platform/sealed-text.ts';
import { fieldFault } from './field-fault.ts';
import { FAILURES_OF_CODE } from './limits.ts';
import type { PasskeyProofs } from './passkeys/passkey-proofs.service.ts';
import { hashRecoveryCode, plainCode } from './recovery-codes.ts';
import { type TwoFactorRow, takeRecoveryCode, takeStep } from './two-factor.repository.ts';

/** What every authenticator app can do: SHA-1, six digits, half a minute (RFC 6238). */
export const APP_CODES = { issuer: 'Toile', algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Time steps before and after the present one whose codes count: clocks differ. */
const WINDOW = 1;

const APP_CODE = /^\d{6}$/;

type FactorCheckDeps = {
  database: Database;
  rateLimiter: RateLimiter;
  clock: Clock;
  /** Seals of the apps' secrets. */
  seals: SealedText;
  passkeyProofs: Pick<PasskeyProofs, 'check' | 'use'>;
};

/** Checks second factors, each once; tries are counted before, those at once too. */
export function createFactorCheck(deps: FactorCheckDeps) {
  const { database, rateLimiter, clock, seals, passkeyProofs } = deps;

  /** The time step of a code; undefined where it is none of now. */
  function findStep({ sealedSecret }: TwoFactorRow, code: string): number | undefined {
    const secret = seals.open(sealedSecret);
    if (secret === undefined) return undefined;
    const totp = new TOTP({ ...APP_CODES, secret: Secret.fromBase32(secret) });
    const timestamp = clock().getTime();
    const delta = totp.validate({ token: code, timestamp, window: WINDOW });
    return delta === null ? undefined : totp.counter({ timestamp }) + delta;
  }

  /** Takes a code, once: one of the app, or one for recovery. */
  async function takeCode(row: TwoFactorRow, typed: string): Promise<boolean> {
    const { userId } = row;
    const code = plainCode(typed);
    if (!APP_CODE.test(code)) {
      const codeHash = hashRecoveryCode(code);
      return takeRecoveryCode(database, { userId, codeHash, at: clock() });
    }
    const step = findStep(row, code);
    return step !== undefined && takeStep(database, { userId, step });
  }

  return {
    /** @throws AppError on `code` */
    async checkCode(row: TwoFactorRow, code: string): Promise<void> {
      await rateLimiter.take(FAILURES_OF_CODE, row.userId);
      if (!(await takeCode(row, code))) {
        throw fieldFault('code', new AppError('codeWrong').message);
      }
      await rateLimiter.clear(FAILURES_OF_CODE, row.userId);
    },

    /** Checks one of the user's passkeys. @throws AppError passkeyRefused */
    async checkPasskey(
      userId: string,
      { proof, browser }: { proof: PasskeyProof; browser: string | undefined },
    ): Promise<void> {
      await rateLimiter.take(FAILURES_OF_CODE, userId);
      const proved = await passkeyProofs.check({ proof, browser });
      if (proved.userId !== userId) throw new AppError('passkeyRefused');
      await passkeyProofs.use(database, proved);
      await rateLimiter.clear(FAILURES_OF_CODE, userId);
    },
  };
}
