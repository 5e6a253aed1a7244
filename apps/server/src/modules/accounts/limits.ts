import { RESEND_WAIT_SECONDS } from '@toile/contract';
import type { RateLimit } from '../../platform/rate-limit.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** All calls about accounts from one address. */
export const ACCOUNT_CALLS: RateLimit = { name: 'accounts', limit: 120, windowSeconds: MINUTE };

/** Bad passwords for one account from one address. */
export const FAILURES_OF_VISITOR: RateLimit = {
  name: 'login',
  limit: 20,
  windowSeconds: 15 * MINUTE,
};

/** Bad passwords from one address, for whatever accounts. */
export const FAILURES_OF_ADDRESS: RateLimit = {
  name: 'login-from',
  limit: 60,
  windowSeconds: 15 * MINUTE,
};

/** Bad passwords for one account in a browser in which its owner has logged in before. */
export const FAILURES_OF_KNOWN_BROWSER: RateLimit = {
  name: 'login-known',
  limit: 20,
  windowSeconds: 15 * MINUTE,
};

/**
 * Bad passwords for one account, from anywhere: after the free tries each next one waits longer.
 */
export const FAILURES_OF_ACCOUNT = { name: 'login-of', freeTries: 20, windowSeconds: DAY };

const FIRST_DELAY_SECONDS = 15;
const LONGEST_DELAY_SECONDS = 15 * MINUTE;

/** The gap after a bad password, by the number of bad ones before it. */
export function delayAfter(failures: number): RateLimit {
  const doublings = Math.min(failures - FAILURES_OF_ACCOUNT.freeTries - 1, 16);
  const windowSeconds = Math.min(FIRST_DELAY_SECONDS * 2 ** doublings, LONGEST_DELAY_SECONDS);
  return { name: 'login-gap', limit: 1, windowSeconds };
}

/** Wrong codes and passkeys for one account, after the right password. */
export const FAILURES_OF_CODE: RateLimit = { name: 'code', limit: 10, windowSeconds: 15 * MINUTE };

/** Refused passkeys from one address. Nobody guesses one; each costs a look into the database. */
export const FAILURES_OF_PASSKEY: RateLimit = {
  name: 'passkey',
  limit: 60,
  windowSeconds: 15 * MINUTE,
};

/** Bad passwords for one link of a mail. */
export const FAILURES_OF_LINK: RateLimit = { name: 'link', limit: 10, windowSeconds: 15 * MINUTE };

/** Sign-ups from one address. */
export const SIGNUPS: RateLimit = { name: 'signup', limit: 60, windowSeconds: HOUR };

/** Sign-ups from one address with one e-mail. */
export const SIGNUPS_OF_VISITOR: RateLimit = {
  name: 'signup-visitor',
  limit: 5,
  windowSeconds: DAY,
};

/** Verification mails requested from one address, for any e-mail. */
export const RESENDS_BY_ADDRESS: RateLimit = { name: 'resend-by', limit: 30, windowSeconds: HOUR };

/** Verification mails requested from one address, for one e-mail. */
export const RESENDS_OF_VISITOR: RateLimit = {
  name: 'resend-visitor',
  limit: 10,
  windowSeconds: DAY,
};

/** Verification mails requested for one e-mail. */
export const RESENDS: RateLimit = {
  name: 'resend',
  limit: 1,
  windowSeconds: RESEND_WAIT_SECONDS,
};

/** Password links requested from one address, for any e-mail. */
export const FORGOTTEN_BY_ADDRESS: RateLimit = {
  name: 'forgotten-by',
  limit: 30,
  windowSeconds: HOUR,
};

/** Password links requested from one address, for one e-mail. */
export const FORGOTTEN_OF_VISITOR: RateLimit = {
  name: 'forgotten-visitor',
  limit: 10,
  windowSeconds: DAY,
};

/** Password links requested for one e-mail. */
export const FORGOTTEN: RateLimit = {
  name: 'forgotten',
  limit: 1,
  windowSeconds: RESEND_WAIT_SECONDS,
};

/** Changes of address that a user asks for. */
export const EMAIL_CHANGES: RateLimit = { name: 'email-changes', limit: 10, windowSeconds: DAY };

/** Changes of a user's name. */
export const USERNAME_CHANGES: RateLimit = { name: 'name-changes', limit: 10, windowSeconds: DAY };

/** Changes that a signed-in user makes to the own account. */
export const ACCOUNT_CHANGES: RateLimit = {
  name: 'account-changes',
  limit: 30,
  windowSeconds: MINUTE,
};

/**
 * Mails to one mailbox, whoever causes them: after the day's quick ones, slow ones. Requested mails
 * are counted apart, or the one who requests would learn that somebody signed up today.
 */
export type MailLimits = { quick: RateLimit; slow: RateLimit };

export const SIGNUP_MAILS: MailLimits = {
  quick: { name: 'signup-mail-quick', limit: 5, windowSeconds: DAY },
  slow: { name: 'signup-mail-slow', limit: 1, windowSeconds: HOUR },
};

export const RESENT_MAILS: MailLimits = {
  quick: { name: 'resend-quick', limit: 10, windowSeconds: DAY },
  slow: { name: 'resend-slow', limit: 1, windowSeconds: HOUR },
};

export const EMAIL_CHANGE_MAILS: MailLimits = {
  quick: { name: 'email-change-quick', limit: 5, windowSeconds: DAY },
  slow: { name: 'email-change-slow', limit: 1, windowSeconds: HOUR },
};

export const FORGOTTEN_MAILS: MailLimits = {
  quick: { name: 'forgotten-quick', limit: 5, windowSeconds: DAY },
  slow: { name: 'forgotten-slow', limit: 1, windowSeconds: HOUR },
};

/** Mails to the owner of an e-mail address that somebody tried to register again. */
export const TAKEN_NOTICES: RateLimit = { name: 'taken', limit: 1, windowSeconds: HOUR };
