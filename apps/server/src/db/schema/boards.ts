import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt } from './columns.ts';
import { generations } from './generations.ts';

/** A user's named collections of outputs. */
export const boards = pgTable(
  'boards',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    note: text().notNull().default(''),
    /** The output of the cover; null, or one that has left: the first picture. */
    coverId: uuid('cover_id'),
    createdAt: createdAt(),
    changedAt: createdAt('changed_at'),
  },
  (table) => [
    uniqueIndex('boards_name').on(table.userId, sql`lower(${table.name})`),
    index('boards_user').on(table.userId, table.changedAt),
  ],
);

/** Outputs on boards, in the order of their places. */
export const boardPictures = pgTable(
  'board_pictures',
  {
    boardId: uuid('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    outputId: uuid('output_id')
      .notNull()
      .references(() => generations.id),
    /** Grows along the board; gaps do not matter. */
    place: integer().notNull(),
    note: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.boardId, table.outputId] }),
    index('board_pictures_output').on(table.outputId),
  ],
);

/** Links through which a board is seen without an account. Ended ones have no row. */
export const boardLinks = pgTable(
  'board_links',
  {
    id: uuid().primaryKey().defaultRandom(),
    boardId: uuid('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    /** SHA-256 of the key in the link, hex. */
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Comments that it has taken, those deleted since included. */
    comments: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    index('board_links_board').on(table.boardId),
    index('board_links_expiry').on(table.expiresAt),
  ],
);

/** Comments of people who hold a link. */
export const boardComments = pgTable(
  'board_comments',
  {
    id: uuid().primaryKey().defaultRandom(),
    boardId: uuid('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    /** The picture that it is about, with which it goes; null: the board. */
    outputId: uuid('output_id'),
    name: text().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('board_comments_board').on(table.boardId, table.createdAt),
    foreignKey({
      columns: [table.boardId, table.outputId],
      foreignColumns: [boardPictures.boardId, boardPictures.outputId],
      name: 'board_comments_picture',
    }).onDelete('cascade'),
  ],
);
