import { RESEND_WAIT_SECONDS } from '@toile/contract';
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

/** Verification mails asked for from one address, for any e-mail. */
export const RESENDS_BY_ADDRESS: RateLimit = { name: 'resend-by', limit: 30, windowSeconds: HOUR };

/** Verification mails asked for from one address, for one e-mail. */
export const RESENDS_OF_VISITOR: RateLimit = {
  name: 'resend-visitor',
  limit: 10,
  windowSeconds: DAY,
};

/** Verification mails for one e-mail, whoever asks: after the quick ones of a day, slow ones. */
export const RESENDS: RateLimit = {
  name: 'resend',
  limit: 1,
  windowSeconds: RESEND_WAIT_SECONDS,
};
export const QUICK_RESENDS: RateLimit = { name: 'resend-quick', limit: 10, windowSeconds: DAY };
export const SLOW_RESENDS: RateLimit = { name: 'resend-slow', limit: 1, windowSeconds: HOUR };

/** Mails to the owner of an e-mail address that somebody tried to register again. */
export const TAKEN_NOTICES: RateLimit = { name: 'taken', limit: 1, windowSeconds: HOUR };
