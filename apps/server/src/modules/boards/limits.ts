import type { RateLimit } from '../../platform/rate-limit.ts';

const MINUTE = 60;

/** Changes that a user makes to boards. */
export const BOARD_CHANGES: RateLimit = {
  name: 'board-changes',
  limit: 240,
  windowSeconds: MINUTE,
};

/**
 * Calls from one address with keys of links, counted by each process: a board of a hundred pictures
 * that is looked at several times, and too few to try keys.
 */
export const SHARED_READS = { limit: 1200, windowSeconds: MINUTE };

/** Comments from one address, on whatever boards. */
export const COMMENTS_OF_ADDRESS: RateLimit = {
  name: 'board-comments',
  limit: 20,
  windowSeconds: 10 * MINUTE,
};
