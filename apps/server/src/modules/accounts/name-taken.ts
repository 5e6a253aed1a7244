import type { Queryable } from '../../platform/database.ts';
import { isNameHeld } from './registrations.repository.ts';
import { findUserByCredential } from './users.repository.ts';

/** So long is a name kept for a sign-up that waits: no longer than its first link works. */
const HELD_MS = 24 * 3600 * 1000;

/**
 * Whether a name is another's: a user's, or for a day that of a sign-up by another e-mail. A name
 * that is an e-mail is the account's own, and as secret as that.
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
