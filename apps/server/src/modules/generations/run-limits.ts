import type { RateLimit } from '../../platform/rate-limit.ts';

/** Runs of a user that are accepted; whoever starts and cancels in a loop holds up nobody else. */
export const RUN_STARTS: RateLimit = { name: 'run-start', limit: 60, windowSeconds: 60 };

/**
 * Forms of a user that ask for a run, the refused ones too: counted before they are read. Half as
 * many again as can be accepted, for those that are corrected or sent twice.
 */
export const RUN_FORMS: RateLimit = { name: 'run-form', limit: 90, windowSeconds: 60 };

/** Runs of a user that have not ended. */
export const RUNS_AT_ONCE = 100;

/** Event streams that a user has open at one process; far more than windows that people open. */
export const STREAMS_AT_ONCE = 100;

/** Retry-After of a limit that frees itself as runs end, in seconds. */
export const FULL_RETRY_AFTER_SECONDS = 15;
