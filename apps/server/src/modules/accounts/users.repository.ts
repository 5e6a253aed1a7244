import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { users } from '../../db/schema/index.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';

export type UserRow = typeof users.$inferSelect;

export type NewUser = {
  username: string;
  email: string;
  passwordHash: string | null;
  emailVerifiedAt: Date;
  language?: string;
  googleSub?: string;
};

function hasUsername(username: string) {
  return eq(sql`lower(${users.username})`, username.toLowerCase());
}

function hasEmail(email: string) {
  return eq(sql`lower(${users.email})`, email.toLowerCase());
}

/**
 * The user of a name, or of an e-mail when there is an '@' in it: such names are the user's own
 * e-mail.
 */
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

export async function disconnectGoogle(tx: Transaction, id: string): Promise<void> {
  await tx.update(users).set({ googleSub: null }).where(eq(users.id, id));
}

/** The user of a session. @throws AppError notSignedIn when there is none any more. */
export async function getUser(queryable: Queryable, id: string): Promise<UserRow> {
  const [row] = await queryable.select().from(users).where(eq(users.id, id));
  if (!row) throw new AppError('notSignedIn');
  return row;
}

/** True while the user has this password and no lock; neither can change until the transaction ends. */
export async function holdPassword(
  tx: Transaction,
  { id, passwordHash }: { id: string; passwordHash: string },
): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash), isNull(users.lockedAt)))
    .for('share');
  return rows.length > 0;
}

export async function setPassword(
  tx: Transaction,
  id: string,
  passwordHash: string,
): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, id));
}

/** Replaces a password; false when it has changed since. */
export async function replacePassword(
  tx: Transaction,
  { id, before, passwordHash }: { id: string; before: string; passwordHash: string },
): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, id), eq(users.passwordHash, before)))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Keeps the language of the pages that a user sees. */
export async function setLanguage(
  queryable: Queryable,
  id: string,
  language: string,
): Promise<void> {
  await queryable.update(users).set({ language }).where(eq(users.id, id));
}

export async function setUsername(tx: Transaction, id: string, username: string): Promise<void> {
  await tx.update(users).set({ username }).where(eq(users.id, id));
}

/** Sets a verified e-mail, and the name, which may be the same. */
export async function setEmail(
  tx: Transaction,
  id: string,
  values: Pick<NewUser, 'username' | 'email' | 'emailVerifiedAt'>,
): Promise<void> {
  await tx.update(users).set(values).where(eq(users.id, id));
}

/** Locks a user's row for this transaction; `undefined` when the account was deleted. */
export async function lockUser(tx: Transaction, id: string): Promise<UserRow | undefined> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for('update');
  return row;
}

/** Sets the moment since which an account is locked; null unlocks it. */
export async function setLockedAt(
  tx: Transaction,
  id: string,
  lockedAt: Date | null,
): Promise<void> {
  await tx.update(users).set({ lockedAt }).where(eq(users.id, id));
}

export async function setOperator(tx: Transaction, id: string, isOperator: boolean): Promise<void> {
  await tx.update(users).set({ isOperator }).where(eq(users.id, id));
}

/** Empties a user's row. Nobody else can have its name: it contains a space. */
export async function emptyUser(tx: Transaction, id: string, deletedAt: Date): Promise<void> {
  const nobody = `deleted ${id}`;
  await tx
    .update(users)
    .set({
      username: nobody,
      email: nobody,
      passwordHash: null,
      googleSub: null,
      disabledInstructions: [],
      isOperator: false,
      deletedAt,
    })
    .where(eq(users.id, id));
}

/** Users who deleted their accounts, and of whom data may be left. */
export async function listUsersToErase(queryable: Queryable): Promise<string[]> {
  const rows = await queryable
    .select({ id: users.id })
    .from(users)
    .where(and(isNotNull(users.deletedAt), isNull(users.erasedAt)));
  return rows.map(({ id }) => id);
}

/** Records that no data is left of accounts deleted before a moment. */
export async function markErased(
  queryable: Queryable,
  { id, deletedBefore, now }: { id: string; deletedBefore: Date; now: Date },
): Promise<void> {
  await queryable
    .update(users)
    .set({ erasedAt: now })
    .where(and(eq(users.id, id), lt(users.deletedAt, deletedBefore)));
}
