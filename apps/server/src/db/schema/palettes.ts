import type { NewPaletteColour } from '@toile/contract';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt } from './columns.ts';

/** A user's named lists of colours. */
export const palettes = pgTable(
  'palettes',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    /** In their order, each with the user's name for it. */
    colours: jsonb().$type<NewPaletteColour[]>().notNull(),
    createdAt: createdAt(),
    changedAt: createdAt('changed_at'),
  },
  (table) => [
    uniqueIndex('palettes_name').on(table.userId, sql`lower(${table.name})`),
    index('palettes_user').on(table.userId, table.changedAt),
  ],
);
