import type { Account } from '@toile/contract';

/** An account in the form of the server's answer: with a password, and without Google. */
export const ACCOUNT: Account = {
  username: 'ada',
  email: 'ada@example.com',
  created_at: '2026-05-03T10:00:00.000Z',
  has_password: true,
  pending_email: null,
  google_connected: false,
  google_available: false,
  two_factor: false,
  recovery_codes_left: 0,
};
