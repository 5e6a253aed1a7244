import type { RateLimit } from '../../../platform/rate-limit.ts';

/** Accepted runs per user; a user who starts and cancels in a loop delays nobody else. */
export const RUN_STARTS: RateLimit = { name: 'run-start', limit: 60, windowSeconds: 60 };

/**
 * Forms of runs per user, refused ones included: counted before they are read. Half as many again
 * as the accepted runs, for corrected and repeated forms.
 */
export const RUN_FORMS: RateLimit = { name: 'run-form', limit: 90, windowSeconds: 60 };

/** Prompts of a user that a text model is asked about; beyond them runs are drawn after their own words. */
export const PROMPT_REWORDINGS: RateLimit = { name: 'reword', limit: 60, windowSeconds: 60 };

/** Runs of a user that have not ended. */
export const RUNS_AT_ONCE = 100;

/** Event streams of a user at one process; far more than the windows that people open. */
export const STREAMS_AT_ONCE = 100;

/** Retry-After of a limit that frees itself as runs end, in seconds. */
export const FULL_RETRY_AFTER_SECONDS = 15;
