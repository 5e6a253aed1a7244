import type { RateLimiter } from '../../platform/rate-limit.ts';
import {
  delayAfter,
  FAILURES_OF_ACCOUNT,
  FAILURES_OF_ADDRESS,
  FAILURES_OF_KNOWN_BROWSER,
  FAILURES_OF_VISITOR,
} from './limits.ts';

/** A try of a password. */
export type Guess = {
  /** The user's id; where there is none, what was typed, which is counted just the same. */
  account: string;
  address: string;
  /** The browser, if this user has logged in there before. */
  knownBrowserId: string | undefined;
};

/** Takes the try back, because the password was right. */
type TakeBack = () => Promise<void>;

/**
 * Slows down who guesses passwords: by visitor and account, by address over all accounts, by
 * account over all addresses. A browser that its owner has used is counted by itself: no stranger
 * can keep the owner out of that one.
 */
export function createGuessGuard(rateLimiter: RateLimiter) {
  async function beginKnown(guess: Guess & { knownBrowserId: string }): Promise<TakeBack> {
    const subject = `${guess.account} ${guess.knownBrowserId}`;
    await rateLimiter.take(FAILURES_OF_KNOWN_BROWSER, subject);
    return () => rateLimiter.clear(FAILURES_OF_KNOWN_BROWSER, subject);
  }

  /** Past the free tries one is let through in each gap; who is stopped does not make it longer. */
  async function waitForGap(account: string): Promise<void> {
    const failures = await rateLimiter.countUp(FAILURES_OF_ACCOUNT, account);
    if (failures <= FAILURES_OF_ACCOUNT.freeTries) return;
    try {
      await rateLimiter.take(delayAfter(failures), account);
    } catch (error) {
      await rateLimiter.giveBack(FAILURES_OF_ACCOUNT, account);
      throw error;
    }
  }

  async function beginUnknown({ account, address }: Guess): Promise<TakeBack> {
    const visit = `${account} ${address}`;
    await rateLimiter.take(FAILURES_OF_VISITOR, visit);
    await rateLimiter.take(FAILURES_OF_ADDRESS, address);
    await waitForGap(account);
    return async () => {
      await rateLimiter.clear(FAILURES_OF_VISITOR, visit);
      await rateLimiter.giveBack(FAILURES_OF_ADDRESS, address);
      await rateLimiter.giveBack(FAILURES_OF_ACCOUNT, account);
    };
  }

  return {
    /**
     * Counts a try before it is looked at: tries made at once are tries too.
     * @throws AppError tooManyRequests, with the time until the next one.
     */
    begin({ knownBrowserId, ...guess }: Guess): Promise<TakeBack> {
      if (knownBrowserId === undefined) return beginUnknown({ ...guess, knownBrowserId });
      return beginKnown({ ...guess, knownBrowserId });
    },
  };
}

export type GuessGuard = ReturnType<typeof createGuessGuard>;
