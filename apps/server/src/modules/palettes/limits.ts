import type { RateLimit } from '../../platform/rate-limit.ts';

/** Changes that a user makes to palettes. */
export const PALETTE_CHANGES: RateLimit = {
  name: 'palette-changes',
  limit: 120,
  windowSeconds: 60,
};
