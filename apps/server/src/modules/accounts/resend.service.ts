import type { Background } from '../../platform/background.ts';
import type { Database } from '../../platform/database.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import {
  QUICK_RESENDS,
  RESENDS,
  RESENDS_BY_ADDRESS,
  RESENDS_OF_VISITOR,
  SLOW_RESENDS,
} from './limits.ts';
import { findUserByCredential } from './users.repository.ts';
import type { Verification } from './verification.service.ts';

type ResendDeps = {
  database: Database;
  rateLimiter: RateLimiter;
  background: Background;
  verification: Pick<Verification, 'sendLink'>;
};

/**
 * Mails a new link, if there is an account that needs one; the answer does not tell. Everything
 * is counted by what was typed, for the same reason.
 */
export function createResend({ database, rateLimiter, background, verification }: ResendDeps) {
  async function sendLinkTo(email: string): Promise<void> {
    const user = email.includes('@') ? await findUserByCredential(database, email) : undefined;
    if (user) await verification.sendLink(user.id);
  }

  /**
   * Counts a mail to a mailbox; the seconds until it may get another. Nobody can use up what
   * others have: whoever takes a turn here has a link sent that works.
   */
  async function takeTurn(email: string): Promise<number> {
    await rateLimiter.take(RESENDS, email);
    if (await rateLimiter.tryTake(QUICK_RESENDS, email)) return RESENDS.windowSeconds;
    await rateLimiter.take(SLOW_RESENDS, email);
    return SLOW_RESENDS.windowSeconds;
  }

  /** The visitor's own limits come first: who is past them takes no turn of the mailbox. */
  return async function resend(email: string, address: string): Promise<{ wait_time: number }> {
    const mailbox = email.toLowerCase();
    await rateLimiter.take(RESENDS_BY_ADDRESS, address);
    await rateLimiter.take(RESENDS_OF_VISITOR, `${mailbox} ${address}`);
    const wait_time = await takeTurn(mailbox);
    background.run('verification mail', () => sendLinkTo(email));
    return { wait_time };
  };
}
