import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
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
