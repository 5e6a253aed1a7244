import type { RateLimit } from '../../platform/rate-limit.ts';

/** Deeds of one operator. */
export const OPERATOR_DEEDS: RateLimit = { name: 'operator-deeds', limit: 30, windowSeconds: 60 };

/** Pages that one operator reads: enough to look around, too few to copy every account. */
export const OPERATOR_READS: RateLimit = { name: 'operator-reads', limit: 240, windowSeconds: 60 };
