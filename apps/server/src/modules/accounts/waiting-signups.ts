import type { Queryable } from '../../platform/database.ts';
import {
  findOwnRegistrations,
  findWaitingRegistrations,
  type RegistrationRow,
} from './registrations.repository.ts';
import { findUserByCredential } from './users.repository.ts';

/** Sign-ups of one e-mail that a mail lists. */
const LISTED = 30;

type Wanted = { own: readonly string[]; limit: number };

/**
 * Unconfirmed sign-ups with a name or an e-mail: those of a browser's own first, then the newest.
 */
export async function findLikelySignups(
  queryable: Queryable,
  credential: string,
  { own, limit }: Wanted,
): Promise<RegistrationRow[]> {
  const mine = await findOwnRegistrations(queryable, credential, own);
  const newest = await findWaitingRegistrations(queryable, credential, limit);
  const others = newest.filter(({ id }) => mine.every((one) => one.id !== id));
  return [...mine, ...others].slice(0, limit);
}

/** The sign-ups of an e-mail that may get links; none once a user has the e-mail. */
export async function findConfirmableSignups(
  queryable: Queryable,
  email: string,
  own: readonly string[] = [],
): Promise<RegistrationRow[]> {
  if (!email.includes('@')) return [];
  if (await findUserByCredential(queryable, email)) return [];
  return findLikelySignups(queryable, email, { own, limit: LISTED });
}
