import type { RateLimiter } from '../../platform/rate-limit.ts';
import type { MailLimits } from './limits.ts';

/** A mail that a mailbox may get. Slow ones are few: what goes by them must serve everybody. */
export type MailTurn = 'quick' | 'slow';

type Mailbox = { email: string; limits: MailLimits };

/**
 * Counts a mail to a mailbox. Counted is what was typed, so that a turn tells nothing of who has
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

/** The same; `undefined` when the mailbox has had enough. */
export async function tryMailTurn(
  rateLimiter: RateLimiter,
  { email, limits }: Mailbox,
): Promise<MailTurn | undefined> {
  const mailbox = email.toLowerCase();
  if (await rateLimiter.tryTake(limits.quick, mailbox)) return 'quick';
  return (await rateLimiter.tryTake(limits.slow, mailbox)) ? 'slow' : undefined;
}
