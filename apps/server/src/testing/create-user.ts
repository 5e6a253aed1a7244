import { randomBytes } from 'node:crypto';
import { users } from '../db/schema/index.ts';
import type { Database } from '../platform/database.ts';

/** Writes a verified user without a session and without credits; returns the id. */
export async function createUser(database: Database): Promise<string> {
  const username = `user_${randomBytes(6).toString('hex')}`;
  const [row] = await database
    .insert(users)
    .values({ username, email: `${username}@example.com`, emailVerifiedAt: new Date() })
    .returning({ id: users.id });
  if (!row) throw new Error('A test user was not written');
  return row.id;
}
