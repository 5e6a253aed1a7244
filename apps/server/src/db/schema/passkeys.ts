import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, moment } from './columns.ts';

/** Passkeys of users (WebAuthn): public keys, whose private halves never leave their devices. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Id that the authenticator gave it, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** Public key in COSE form, base64url. */
    publicKey: text('public_key').notNull(),
    /** Uses as its authenticator counts them; 0 where it does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    name: text().notNull(),
    createdAt: createdAt(),
    /** Moment of the last log-in by it; null: none yet. */
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** Challenges that wait for the answer of an authenticator; each is used once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256 of the challenge, hex. */
    challengeHash: text('challenge_hash').primaryKey(),
    /** SHA-256 of the token of the browser's cookie, hex: nobody else can answer. */
    browserHash: text('browser_hash').notNull(),
    /** The user who adds a passkey; null: a log-in. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('passkey_challenges_user').on(table.userId),
    index('passkey_challenges_expiry').on(table.expiresAt),
  ],
);
