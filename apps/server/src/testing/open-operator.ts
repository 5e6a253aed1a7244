import { eq } from 'drizzle-orm';
import { sessions, users } from '../db/schema/index.ts';
import { openSignedIn } from './register.ts';
import type { TestApp } from './test-app.ts';
import type { TestBrowser } from './test-browser.ts';

/** The id of a user. @throws Error where there is none of this name */
export async function idOf({ database }: TestApp, username: string): Promise<string> {
  const [row] = await database.select().from(users).where(eq(users.username, username));
  if (!row) throw new Error(`There is no user ${username}`);
  return row.id;
}

/** A browser in which a new operator is signed in, with a second factor. */
export async function openOperator(testApp: TestApp, username: string): Promise<TestBrowser> {
  const browser = await openSignedIn(testApp, username);
  const { database } = testApp;
  await database.update(users).set({ isOperator: true }).where(eq(users.username, username));
  const userId = await idOf(testApp, username);
  await database
    .update(sessions)
    .set({ twoFactorAt: new Date() })
    .where(eq(sessions.userId, userId));
  return browser;
}
