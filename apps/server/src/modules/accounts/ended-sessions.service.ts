import type { Transaction } from '../../platform/database.ts';
import { deleteSessionsOf } from './sessions.repository.ts';
import { findUserByCredential } from './users.repository.ts';

/** Ends all sessions of the account with this name or e-mail; returns the account's id. */
export async function endSessionsOfAccount(
  tx: Transaction,
  credential: string,
): Promise<string | undefined> {
  const user = await findUserByCredential(tx, credential);
  if (user) await deleteSessionsOf(tx, user.id);
  return user?.id;
}
