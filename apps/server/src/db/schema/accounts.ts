import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    username: text().notNull(),
    email: text().notNull(),
    /** argon2id; null for accounts that only sign in with Google. */
    passwordHash: text('password_hash'),
    googleSub: text('google_sub').unique(),
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }).notNull(),
    disabledInstructions: text('disabled_instructions')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Language of the pages that the user saw last, for mails that nobody's page asks for. */
    language: text().notNull().default('en'),
    /** True: the user may work on the accounts of others. Given at the terminal alone. */
    isOperator: boolean('is_operator').notNull().default(false),
    /** Moment since which nobody can log in to the account. */
    lockedAt: moment('locked_at'),
    /** Moment of deletion by the owner: the row stays, without name and address, for the ledger. */
    deletedAt: moment('deleted_at'),
    /** Moment of the last search for pictures and words of a deleted account. */
    erasedAt: moment('erased_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('users_to_erase')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null and erased_at is null`),
    // Searches by the beginning of a name or an e-mail, and the list of the newest accounts.
    index('users_username_prefix').on(sql`lower(${table.username}) text_pattern_ops`),
    index('users_email_prefix').on(sql`lower(${table.email}) text_pattern_ops`),
    index('users_age').on(table.createdAt, table.id),
    uniqueIndex('users_username_key').on(sql`lower(${table.username})`),
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token, hex. */
    tokenHash: text('token_hash').primaryKey(),
    /** Id of the session for its user; it grants no access. */
    id: uuid().notNull().unique().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Browser and system in words; null where the browser does not say. */
    device: text(),
    createdAt: createdAt(),
    /** Moment at which a code was given in it; null: it began without. */
    twoFactorAt: moment('two_factor_at'),
    /** Last use, to within a few minutes. */
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
  ],
);

/**
 * Sign-ups, each with the password given there. Several may wait for one e-mail: the first that is
 * confirmed becomes the user, and the others are deleted.
 */
export const registrations = pgTable(
  'registrations',
  {
    id: uuid().primaryKey().defaultRandom(),
    username: text().notNull(),
    email: text().notNull(),
    /** argon2id; null once the user has it. */
    passwordHash: text('password_hash'),
    /** The user made from the sign-up. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('registrations_username').on(sql`lower(${table.username})`),
    index('registrations_email').on(sql`lower(${table.email})`),
    index('registrations_user').on(table.userId),
    index('registrations_age').on(table.createdAt),
  ],
);

/** Two-factor log-in of users, by codes that follow the time (RFC 6238). */
export const twoFactors = pgTable('two_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The secret, sealed with the server's own. */
  sealedSecret: text('sealed_secret').notNull(),
  /** Moment of the first right code; null: log-ins do not take a code yet. */
  confirmedAt: moment('confirmed_at'),
  /** Time step of the last code that was taken: it and those before are not taken again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
});

/** Codes for log-ins without the app; each works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => twoFactors.userId, { onDelete: 'cascade' }),
    /** SHA-256, hex, of 80 random bits. */
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Links in mails; each belongs to one sign-up. */
export const registrationLinks = pgTable(
  'registration_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    registrationId: uuid('registration_id')
      .notNull()
      .references(() => registrations.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('registration_links_registration').on(table.registrationId),
    index('registration_links_expiry').on(table.expiresAt),
  ],
);

/** Links in mails by which users change their accounts; each works once. */
export const accountLinks = pgTable(
  'account_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['reset-password', 'change-email'] }).notNull(),
    /** The new address of the account. */
    email: text(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('account_links_user').on(table.userId),
    index('account_links_expiry').on(table.expiresAt),
  ],
);

/** Counters of rate limits, shared by every API process. */
export const rateCounters = pgTable(
  'rate_counters',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: timestamp('resets_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_counters_expiry').on(table.resetsAt)],
);
