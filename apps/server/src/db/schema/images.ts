import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, moment } from './columns.ts';

/** A stored picture. Several rows may share one file, named by its content's hash. */
export const images = pgTable(
  'images',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** SHA-256 of the file's bytes, hex: its key in the file store. */
    sha256: text().notNull(),
    mediaType: text('media_type').notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Set when its last output is deleted: from then on the picture is not served. */
    deletedAt: moment('deleted_at'),
    /** Set when a deleted picture's file was removed, or found to be another picture's too. */
    fileReleasedAt: moment('file_released_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('images_user').on(table.userId),
    index('images_sha256').on(table.sha256),
    index('images_file_to_release')
      .on(table.sha256)
      .where(sql`deleted_at is not null and file_released_at is null`),
  ],
);
