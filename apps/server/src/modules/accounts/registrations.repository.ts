import { and, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { registrationLinks, registrations } from '../../db/schema/index.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { deleteInBatches } from '../../platform/in-batches.ts';

/** A sign-up; its password is null once it has become a user. */
export type RegistrationRow = typeof registrations.$inferSelect;

export type Registration = { username: string; email: string; passwordHash: string };

/** A link and its sign-up. */
export type RegistrationLink = { registration: RegistrationRow; expiresAt: Date };

function hasEmail(email: string) {
  return eq(sql`lower(${registrations.email})`, email.toLowerCase());
}

function hasUsername(username: string) {
  return eq(sql`lower(${registrations.username})`, username.toLowerCase());
}

/** Locks a name, an e-mail or a Google account for this transaction. */
export async function lockIdentity(
  tx: Transaction,
  kind: 'username' | 'email' | 'google',
  text: string,
): Promise<void> {
  const key = `${kind}:${text.toLowerCase()}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

export async function insertRegistration(
  queryable: Queryable,
  registration: Registration & { createdAt: Date },
): Promise<RegistrationRow> {
  const [row] = await queryable.insert(registrations).values(registration).returning();
  if (!row) throw new Error('A sign-up was not written');
  return row;
}

/** True when a sign-up after `since`, with another e-mail, waits for this name. */
export async function isNameHeld(
  queryable: Queryable,
  { username, email, since }: { username: string; email: string; since: Date },
): Promise<boolean> {
  const [row] = await queryable
    .select({ id: registrations.id })
    .from(registrations)
    .where(
      and(
        hasUsername(username),
        isNull(registrations.userId),
        gt(registrations.createdAt, since),
        ne(sql`lower(${registrations.email})`, email.toLowerCase()),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Unconfirmed sign-ups, newest first, by e-mail when there is an '@' in it, else by name. */
export async function findWaitingRegistrations(
  queryable: Queryable,
  credential: string,
  limit: number,
): Promise<RegistrationRow[]> {
  const isIt = credential.includes('@') ? hasEmail(credential) : hasUsername(credential);
  return queryable
    .select()
    .from(registrations)
    .where(and(isIt, isNull(registrations.userId)))
    .orderBy(desc(registrations.createdAt), desc(registrations.id))
    .limit(limit);
}

/** The unconfirmed ones among these sign-ups with a name or an e-mail, newest first. */
export async function findOwnRegistrations(
  queryable: Queryable,
  credential: string,
  ids: readonly string[],
): Promise<RegistrationRow[]> {
  if (ids.length === 0) return [];
  const isIt = credential.includes('@') ? hasEmail(credential) : hasUsername(credential);
  return queryable
    .select()
    .from(registrations)
    .where(and(isIt, isNull(registrations.userId), inArray(registrations.id, [...ids])))
    .orderBy(desc(registrations.createdAt));
}

/** Locks a sign-up's row for this transaction. */
export async function lockRegistration(
  tx: Transaction,
  id: string,
): Promise<RegistrationRow | undefined> {
  const [row] = await tx.select().from(registrations).where(eq(registrations.id, id)).for('update');
  return row;
}

/** Marks a sign-up as confirmed by this user, who has its password now. */
export async function markConfirmed(tx: Transaction, id: string, userId: string): Promise<void> {
  await tx
    .update(registrations)
    .set({ userId, passwordHash: null })
    .where(eq(registrations.id, id));
}

/** Ends the unconfirmed sign-ups of an e-mail. */
export async function deleteWaitingRegistrations(tx: Transaction, email: string): Promise<void> {
  await tx.delete(registrations).where(and(hasEmail(email), isNull(registrations.userId)));
}

/** Deletes the sign-ups of a user, and the unconfirmed ones of the e-mail. */
export async function deleteRegistrationsOf(
  tx: Transaction,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const isWaiting = and(hasEmail(email), isNull(registrations.userId));
  await tx.delete(registrations).where(or(eq(registrations.userId, id), isWaiting));
}

export async function insertLink(
  queryable: Queryable,
  link: { tokenHash: string; registrationId: string; expiresAt: Date },
): Promise<void> {
  await queryable.insert(registrationLinks).values(link);
}

export async function findLink(
  queryable: Queryable,
  tokenHash: string,
): Promise<RegistrationLink | undefined> {
  const [row] = await queryable
    .select({ registration: registrations, expiresAt: registrationLinks.expiresAt })
    .from(registrationLinks)
    .innerJoin(registrations, eq(registrations.id, registrationLinks.registrationId))
    .where(eq(registrationLinks.tokenHash, tokenHash));
  return row;
}

export async function deleteLinks(queryable: Queryable, expiredBefore: Date): Promise<void> {
  const before = expiredBefore.toISOString();
  await deleteInBatches(async (atMost) => {
    const { rowCount } = await queryable.execute(sql`
      delete from registration_links where token_hash in (
        select token_hash from registration_links where expires_at < ${before} limit ${atMost})`);
    return rowCount ?? 0;
  });
}

/** Deletes sign-ups from before a moment that no link leads to any more. */
export async function deleteOldRegistrations(queryable: Queryable, before: Date): Promise<void> {
  const at = before.toISOString();
  await deleteInBatches(async (atMost) => {
    const { rowCount } = await queryable.execute(sql`
      delete from registrations where id in (
        select id from registrations where created_at < ${at} and not exists (
          select from registration_links where registration_id = registrations.id
        ) limit ${atMost})`);
    return rowCount ?? 0;
  });
}
