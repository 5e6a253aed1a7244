import type { RateLimit } from '../../platform/rate-limit.ts';

/** Changes that a user makes to boards. */
export const BOARD_CHANGES: RateLimit = { name: 'board-changes', limit: 240, windowSeconds: 60 };
