import type { RateLimit } from '../../platform/rate-limit.ts';

const MINUTE = 60;
export const DAY_SECONDS = 24 * 60 * MINUTE;

/** Time in which a proof can be made and used. */
export const PROOF_SECONDS = 10 * MINUTE;

/** Calls of one address, counted by each process: readings in pauses of typing, and some tries. */
export const CALLS_OF_ADDRESS = { limit: 60, windowSeconds: MINUTE };

/** Each proof is used once. */
export const PROOF_USES: RateLimit = {
  name: 'trial-proof',
  limit: 1,
  windowSeconds: PROOF_SECONDS,
};

/** Pictures of one address in a day; the number is a setting. */
export const picturesOfAddress = (limit: number): RateLimit => ({
  name: 'trial-picture',
  limit,
  windowSeconds: DAY_SECONDS,
});

/**
 * Visitors have one thread of the lowest priority, and take turns by their addresses. Who comes when
 * so many wait is told to come back: nobody looks at a page for longer.
 */
export const TRIAL_TURNS = {
  atOnce: 1,
  atOnceOfParty: 1,
  mostWaiting: 1,
  retryAfterSeconds: 5,
} as const;
export const MOST_TRIALS = 8;
export const BUSY_RETRY_SECONDS = 30;
