import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
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
    /**
     * SHA-256 of the pixels: they identify the same picture in another file. Null for large ones.
     */
    pixelsSha256: text('pixels_sha256'),
    /** Term of IPTC's vocabulary in the file; null for a photo without one. */
    digitalSourceType: text('digital_source_type'),
    /**
     * Last use of a picture that runs were given, or the moment at which it was found to be needed
     * still; null for outputs.
     */
    usedAt: moment('used_at'),
    /** Set when nothing needs the picture any more: from then on it is not served. */
    deletedAt: moment('deleted_at'),
    /** Set when a deleted picture's file was removed, or found to belong to another picture too. */
    fileReleasedAt: moment('file_released_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('images_user').on(table.userId),
    index('images_sha256').on(table.sha256),
    index('images_uploads').on(table.usedAt).where(sql`used_at is not null and deleted_at is null`),
    index('images_pixels').on(table.userId, table.pixelsSha256),
    index('images_file_to_release')
      .on(table.sha256)
      .where(sql`deleted_at is not null and file_released_at is null`),
  ],
);

/** Companions of a picture, each in a file of its own and deleted with it. */
export const imageCompanions = pgTable(
  'image_companions',
  {
    imageId: uuid('image_id')
      .notNull()
      .references(() => images.id),
    kind: text({ enum: ['region-map', 'svg'] }).notNull(),
    sha256: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** Set when the file was removed, or found to be needed elsewhere. */
    fileReleasedAt: moment('file_released_at'),
  },
  (table) => [
    primaryKey({ columns: [table.imageId, table.kind] }),
    index('image_companions_sha256').on(table.sha256),
  ],
);

/**
 * Removals of files, under way and lately done. Whoever registers a picture with such a file writes
 * the file again first.
 */
export const fileRemovals = pgTable(
  'file_removals',
  {
    sha256: text().primaryKey(),
    /** Made anew by each process that takes the removal on. */
    claim: uuid().notNull().defaultRandom(),
    /** Until then the process of the claim may send requests to the file store. */
    claimedUntil: moment('claimed_until').notNull(),
    /** Set when the file was removed. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    index('file_removals_under_way').on(table.claimedUntil).where(sql`removed_at is null`),
    index('file_removals_done').on(table.removedAt).where(sql`removed_at is not null`),
  ],
);
