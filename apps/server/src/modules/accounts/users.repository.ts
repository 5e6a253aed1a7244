import { and, eq, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import { users, verificationTokens } from '../../db/schema/index.ts';
import type { Queryable } from '../../platform/database.ts';

export type UserRow = typeof users.$inferSelect;

export type Registration = { username: string; email: string; passwordHash: string };

function hasUsername(username: string) {
  return eq(sql`lower(${users.username})`, username.toLowerCase());
}

function hasEmail(email: string) {
  return eq(sql`lower(${users.email})`, email.toLowerCase());
}

/** By name, or by e-mail when there is an '@' in it: such names are their own e-mail. */
export async function findUserByCredential(
  queryable: Queryable,
  credential: string,
): Promise<UserRow | undefined> {
  const isIt = credential.includes('@') ? hasEmail(credential) : hasUsername(credential);
  const [row] = await queryable.select().from(users).where(isIt);
  return row;
}

/** The accounts, at most two, that have this name or this e-mail. */
export async function findUsersLike(
  queryable: Queryable,
  { username, email }: Pick<Registration, 'username' | 'email'>,
): Promise<UserRow[]> {
  return queryable
    .select()
    .from(users)
    .where(or(hasUsername(username), hasEmail(email)));
}

/** A new account, or `undefined` when the name or the e-mail has been taken. */
export async function insertUser(
  queryable: Queryable,
  registration: Registration,
): Promise<UserRow | undefined> {
  const [row] = await queryable
    .insert(users)
    .values(registration)
    .onConflictDoNothing()
    .returning();
  return row;
}

/** Registers an account anew that was never verified; `undefined` when it has been since. */
export async function replaceUnverifiedUser(
  queryable: Queryable,
  userId: string,
  registration: Registration,
): Promise<UserRow | undefined> {
  const [row] = await queryable
    .update(users)
    .set(registration)
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)))
    .returning();
  return row;
}

/** Holds an account's row until the transaction ends; `undefined` when it is verified. */
export async function lockUnverifiedUser(
  queryable: Queryable,
  userId: string,
): Promise<UserRow | undefined> {
  const [row] = await queryable
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)))
    .for('update');
  return row;
}

export async function markVerified(
  queryable: Queryable,
  userId: string,
  verifiedAt: Date,
): Promise<void> {
  await queryable.update(users).set({ emailVerifiedAt: verifiedAt }).where(eq(users.id, userId));
}

/** Forgets accounts from before a moment that nobody verified and that no link can verify any more. */
export async function deleteUnverifiedUsers(queryable: Queryable, before: Date): Promise<void> {
  const links = queryable
    .select({ one: sql`1` })
    .from(verificationTokens)
    .where(eq(verificationTokens.userId, users.id));
  await queryable
    .delete(users)
    .where(and(isNull(users.emailVerifiedAt), lt(users.createdAt, before), notExists(links)));
}
