import type { Queryable } from '../../platform/database.ts';
import { findUserByCredential } from './users.repository.ts';

/** The id of the account with this name or e-mail. */
export async function findAccountId(
  queryable: Queryable,
  credential: string,
): Promise<string | undefined> {
  return (await findUserByCredential(queryable, credential))?.id;
}
