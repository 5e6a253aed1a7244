import { AppError } from './app-error.ts';
import type { Clock } from './clock.ts';
import type { RateLimit } from './rate-limit.ts';

/** Subjects that are remembered; beyond them all are counted anew. */
const MOST_SUBJECTS = 10_000;

/**
 * Counts in this process alone, for calls so frequent and so cheap that a row of the database for
 * each would cost more than the call.
 * @throws AppError tooManyRequests (429, with Retry-After) past the limit.
 */
export function createLocalRate(
  { limit, windowSeconds }: Omit<RateLimit, 'name'>,
  clock: Clock,
): (subject: string) => void {
  const counts = new Map<string, { count: number; endMs: number }>();

  return (subject) => {
    const nowMs = clock().getTime();
    const known = counts.get(subject);
    const isOpen = known !== undefined && known.endMs > nowMs;
    const { count, endMs } = isOpen ? known : { count: 0, endMs: nowMs + windowSeconds * 1000 };
    if (count >= limit) {
      const seconds = Math.max(1, Math.ceil((endMs - nowMs) / 1000));
      throw new AppError('tooManyRequests', { values: { seconds }, retryAfterSeconds: seconds });
    }
    if (!known && counts.size >= MOST_SUBJECTS) counts.clear();
    counts.set(subject, { count: count + 1, endMs });
  };
}
