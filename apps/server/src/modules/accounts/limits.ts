import type { RateLimit } from '../../platform/rate-limit.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Bad passwords for one account from one address. */
export const LOGIN_FAILURES: RateLimit = { name: 'login', limit: 20, windowSeconds: 15 * MINUTE };

/** All calls about accounts from one address. */
export const ACCOUNT_CALLS: RateLimit = { name: 'accounts', limit: 120, windowSeconds: MINUTE };

/** New accounts from one address. */
export const SIGNUPS: RateLimit = { name: 'signup', limit: 60, windowSeconds: HOUR };

/** Verification mails asked for, for one e-mail address. */
export const RESENDS: RateLimit = { name: 'resend', limit: 1, windowSeconds: MINUTE };
export const RESENDS_OF_DAY: RateLimit = { name: 'resend-day', limit: 10, windowSeconds: DAY };

/** Verification mails asked for from one address. */
export const RESENDS_BY_ADDRESS: RateLimit = { name: 'resend-by', limit: 30, windowSeconds: HOUR };

/** Mails to the owner of an e-mail address that somebody tried to register again. */
export const TAKEN_NOTICES: RateLimit = { name: 'taken', limit: 1, windowSeconds: HOUR };
