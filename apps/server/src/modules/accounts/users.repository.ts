import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { users } from '../../db/schema/index.ts';
import type { Queryable } from '../../platform/database.ts';

export type UserRow = typeof users.$inferSelect;

export type NewUser = {
  username: string;
  email: string;
  passwordHash: string | null;
  emailVerifiedAt: Date;
  googleSub?: string;
};

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
  { username, email }: Pick<NewUser, 'username' | 'email'>,
): Promise<UserRow[]> {
  return queryable
    .select()
    .from(users)
    .where(or(hasUsername(username), hasEmail(email)));
}

/** A new account, or `undefined` when the name or the e-mail has been taken. */
export async function insertUser(
  queryable: Queryable,
  user: NewUser,
): Promise<UserRow | undefined> {
  const [row] = await queryable.insert(users).values(user).onConflictDoNothing().returning();
  return row;
}

/** The account that a Google account is connected to. */
export async function findUserByGoogleSub(
  queryable: Queryable,
  googleSub: string,
): Promise<UserRow | undefined> {
  const [row] = await queryable.select().from(users).where(eq(users.googleSub, googleSub));
  return row;
}

/** Connects a Google account, unless another one is connected already. */
export async function connectGoogle(
  queryable: Queryable,
  userId: string,
  googleSub: string,
): Promise<UserRow | undefined> {
  const [row] = await queryable
    .update(users)
    .set({ googleSub })
    .where(and(eq(users.id, userId), isNull(users.googleSub)))
    .returning();
  return row;
}
