import type { RateLimit, RateLimiter } from '../../platform/rate-limit.ts';
import {
  delayAfter,
  FAILURES_OF_ACCOUNT,
  FAILURES_OF_ADDRESS,
  FAILURES_OF_KNOWN_BROWSER,
  FAILURES_OF_VISITOR,
} from './limits.ts';

/** A try of a password. */
export type Guess = {
  /** The user's id; for an unknown user the typed name, which is counted in the same way. */
  account: string;
  address: string;
  /** The browser, if this user has logged in there before. */
  knownBrowserId: string | undefined;
};

/** Owner of a correct password: the account, or a sign-up, which may be another person's. */
type RightFor = 'account' | 'sign-up';

/** Takes the try back after a right password; for the account, the tries before it too. */
type TakeBack = (rightFor?: RightFor) => Promise<void>;

/**
 * Slows down password guessing: by visitor and account, by address over all accounts, and by
 * account over all addresses. A browser that the owner has used has a count of its own, so that no
 * stranger can lock the owner out there.
 */
export function createGuessGuard(rateLimiter: RateLimiter) {
  function forget(rate: RateLimit, subject: string, rightFor: RightFor = 'account'): Promise<void> {
    return rightFor === 'account'
      ? rateLimiter.clear(rate, subject)
      : rateLimiter.giveBack(rate, subject);
  }

  async function beginKnown(guess: Guess & { knownBrowserId: string }): Promise<TakeBack> {
    const subject = `${guess.account} ${guess.knownBrowserId}`;
    await rateLimiter.take(FAILURES_OF_KNOWN_BROWSER, subject);
    return (rightFor) => forget(FAILURES_OF_KNOWN_BROWSER, subject, rightFor);
  }

  /** Lets one try per gap through after the free tries; a refused try does not lengthen the gap. */
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
    return async (rightFor) => {
      await forget(FAILURES_OF_VISITOR, visit, rightFor);
      await rateLimiter.giveBack(FAILURES_OF_ADDRESS, address);
      await rateLimiter.giveBack(FAILURES_OF_ACCOUNT, account);
    };
  }

  return {
    /**
     * Counts a try before the password is checked: simultaneous tries count too.
     * @throws AppError tooManyRequests, with the time until the next one.
     */
    begin({ knownBrowserId, ...guess }: Guess): Promise<TakeBack> {
      if (knownBrowserId === undefined) return beginUnknown({ ...guess, knownBrowserId });
      return beginKnown({ ...guess, knownBrowserId });
    },
  };
}

export type GuessGuard = ReturnType<typeof createGuessGuard>;
