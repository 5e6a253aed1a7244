import type { User } from '@toile/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Database } from '../../../platform/database.ts';
import type { RateLimiter } from '../../../platform/rate-limit.ts';
import type { Ledger } from '../../credits/ledger.service.ts';
import { browserMark } from '../known-browser.ts';
import { FAILURES_OF_PASSKEY } from '../limits.ts';
import type { LoginLog } from '../login-log.ts';
import type { SessionsService } from '../sessions.service.ts';
import { lockUser } from '../users.repository.ts';
import type { PasskeyProofs, ProvedPasskey, SentProof } from './passkey-proofs.service.ts';

type PasskeyLoginDeps = {
  database: Database;
  rateLimiter: RateLimiter;
  loginLog: LoginLog;
  sessions: Pick<SessionsService, 'open'>;
  ledger: Pick<Ledger, 'getAvailable'>;
  passkeyProofs: Pick<PasskeyProofs, 'check' | 'use'>;
};

/** Address and browser of a log-in. */
type Caller = { address: string; device: string | null };

/**
 * Opens a session for a passkey, without name and password. Whatever is wrong with one, the answer
 * is the same; only after a right one does a visitor learn that the account is locked.
 */
export function createPasskeyLogin(deps: PasskeyLoginDeps) {
  const { database, rateLimiter, loginLog, sessions, ledger, passkeyProofs } = deps;

  /** Opens the session, unless passkey or lock has changed since they were checked. */
  async function openSession(proved: ProvedPasskey, device: string | null) {
    return database.transaction(async (tx) => {
      const row = await lockUser(tx, proved.userId);
      if (!row) throw new AppError('passkeyRefused');
      if (row.lockedAt) throw new AppError('accountLocked');
      await passkeyProofs.use(tx, proved);
      const token = await sessions.open(row.id, { queryable: tx, device, isTwoFactor: true });
      return { row, token };
    });
  }

  return async function logInWithPasskey(
    sent: SentProof,
    { address, device }: Caller,
  ): Promise<{ token: string; user: User; browserMark: string }> {
    let account = sent.proof.id;
    try {
      await rateLimiter.take(FAILURES_OF_PASSKEY, address);
      const proved = await passkeyProofs.check(sent);
      account = proved.userId;
      await rateLimiter.giveBack(FAILURES_OF_PASSKEY, address);
      const { row, token } = await openSession(proved, device);
      const { id, username, email } = row;
      const credits = await ledger.getAvailable(database, id);
      loginLog.accepted({ how: 'passkey', isTwoFactor: true, account, address });
      return { token, user: { id, username, email, credits }, browserMark: browserMark(row) };
    } catch (error) {
      if (error instanceof AppError) {
        const { error: name } = error;
        if (name === 'tooManyRequests') {
          loginLog.refused({ reason: 'too many tries', account, address });
        } else if (name === 'accountLocked') {
          loginLog.refused({ reason: 'locked', account, address });
        } else loginLog.refused({ reason: 'wrong passkey', account, address });
      }
      throw error;
    }
  };
}
