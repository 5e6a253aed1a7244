import type { Background } from '../../platform/background.ts';
import type { Database } from '../../platform/database.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import { RESENDS, RESENDS_BY_ADDRESS, RESENDS_OF_VISITOR, RESENT_MAILS } from './limits.ts';
import type { SendLinks } from './link-sending.ts';
import { type MailTurn, takeMailTurn } from './mailbox-turns.ts';
import type { Visitor } from './visitor.ts';
import { findConfirmableSignups } from './waiting-signups.ts';

type ResendDeps = {
  database: Database;
  rateLimiter: RateLimiter;
  background: Background;
  sendLinks: SendLinks;
};

type Request = { email: string; ownSignups: readonly string[]; turn: MailTurn };

/**
 * Mails new links, if there are sign-ups that need one; the answer does not reveal that. Counting
 * goes by the typed address, for the same reason.
 */
export function createResend(deps: ResendDeps) {
  const { database, rateLimiter, background, sendLinks } = deps;

  /**
   * Mails the links of the browser's own sign-ups, if it has some; a slow turn serves everybody's.
   */
  async function sendTo({ email, ownSignups, turn }: Request): Promise<void> {
    const all = await findConfirmableSignups(database, email, ownSignups);
    const own = all.filter(({ id }) => ownSignups.includes(id));
    await sendLinks(turn === 'quick' && own.length > 0 ? own : all);
  }

  /** Takes the visitor's own limits first: past them no turn of the mailbox is used up. */
  return async function resend(
    email: string,
    { address, ownSignups }: Visitor,
  ): Promise<{ wait_time: number }> {
    const mailbox = email.toLowerCase();
    await rateLimiter.take(RESENDS_BY_ADDRESS, address);
    await rateLimiter.take(RESENDS_OF_VISITOR, `${mailbox} ${address}`);
    await rateLimiter.take(RESENDS, mailbox);
    const turn = await takeMailTurn(rateLimiter, { email, limits: RESENT_MAILS });
    background.run('verification mail', () => sendTo({ email, ownSignups, turn }));
    return {
      wait_time: turn === 'quick' ? RESENDS.windowSeconds : RESENT_MAILS.slow.windowSeconds,
    };
  };
}
