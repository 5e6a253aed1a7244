import type { Queryable } from '../../platform/database.ts';
import { isNameHeld } from './registrations.repository.ts';
import { findUserByCredential } from './users.repository.ts';

/** Time for which an unverified sign-up reserves its name: no longer than its first link works. */
const HELD_MS = 24 * 3600 * 1000;

/**
 * True for a name that a user has, or that a sign-up with another e-mail has reserved within a day.
 * A name that is the account's own e-mail counts as free: an answer would reveal that e-mail.
 */
export async function isNameTaken(
  queryable: Queryable,
  { username, email }: { username: string; email: string },
  now: Date,
): Promise<boolean> {
  if (username.includes('@')) return false;
  if (await findUserByCredential(queryable, username)) return true;
  return isNameHeld(queryable, { username, email, since: new Date(now.getTime() - HELD_MS) });
}
