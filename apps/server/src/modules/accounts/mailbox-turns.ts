import type { RateLimiter } from '../../platform/rate-limit.ts';
import type { MailLimits } from './limits.ts';

/**
 * A mail that a mailbox may get. Slow ones are few, so each must serve every request that waits.
 */
export type MailTurn = 'quick' | 'slow';

type Mailbox = { email: string; limits: MailLimits };

/**
 * Counts a mail to a mailbox, by the typed address, so that a turn does not reveal whether it has
 * an account.
 * @throws AppError tooManyRequests, with the time until the next one.
 */
export async function takeMailTurn(
  rateLimiter: RateLimiter,
  { email, limits }: Mailbox,
): Promise<MailTurn> {
  const mailbox = email.toLowerCase();
  if (await rateLimiter.tryTake(limits.quick, mailbox)) return 'quick';
  await rateLimiter.take(limits.slow, mailbox);
  return 'slow';
}

/** The same; `undefined` when the mailbox is over its limit. */
export async function tryMailTurn(
  rateLimiter: RateLimiter,
  { email, limits }: Mailbox,
): Promise<MailTurn | undefined> {
  const mailbox = email.toLowerCase();
  if (await rateLimiter.tryTake(limits.quick, mailbox)) return 'quick';
  return (await rateLimiter.tryTake(limits.slow, mailbox)) ? 'slow' : undefined;
}
