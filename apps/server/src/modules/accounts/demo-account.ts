import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/index.ts';
import type { Database } from '../../platform/database.ts';
import type { Ledger } from '../credits/ledger.service.ts';
import { hashPassword, isRightPassword } from './passwords.ts';
import { findUsersLike, type UserRow } from './users.repository.ts';

const USERNAME = 'demo';
const EMAIL = 'demo@toile.example';

/** Welcome credits of the demo account. */
export const DEMO_CREDITS = 400;

export type DemoLogin = { username: string; password: string };

/**
 * Password derived from the secret: the same at each start, unknown to everyone else, and stored
 * nowhere.
 */
function passwordFrom(secret: string): string {
  const digest = createHmac('sha256', secret).update('demo account').digest('hex');
  return `${digest.slice(0, 4)}-${digest.slice(4, 8)}-${digest.slice(8, 12)}`;
}

async function insertAccount(database: Database, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await database
    .insert(users)
    .values({ username: USERNAME, email: EMAIL, passwordHash, emailVerifiedAt: new Date() })
    .onConflictDoNothing();
}

/** The demo account with its password set; `undefined` when another user has its name. */
async function writeAccount(database: Database, password: string): Promise<UserRow | undefined> {
  const find = () => findUsersLike(database, { username: USERNAME, email: EMAIL });
  let [account, ...others] = await find();
  if (!account) {
    await insertAccount(database, password);
    [account, ...others] = await find();
  }
  if (account?.username !== USERNAME || account.email !== EMAIL || others.length > 0) {
    return undefined;
  }
  if (!(await isRightPassword(account.passwordHash, password))) {
    const passwordHash = await hashPassword(password);
    await database.update(users).set({ passwordHash }).where(eq(users.id, account.id));
  }
  return account;
}

/**
 * Makes the demo account with its credits, or finds it. Returns its name and password; nothing when
 * a visitor has taken its name.
 */
export async function seedDemoAccount(
  database: Database,
  { secret, ledger }: { secret: string; ledger: Pick<Ledger, 'grantWelcome'> },
): Promise<DemoLogin | undefined> {
  const password = passwordFrom(secret);
  const account = await writeAccount(database, password);
  if (!account) return undefined;
  await database.transaction((tx) => ledger.grantWelcome(tx, { userId: account.id, email: EMAIL }));
  return { username: USERNAME, password };
}
