import { timestamp } from 'drizzle-orm/pg-core';

/** An instant that may be absent. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true });
}

/** The moment at which the row was written. */
export function createdAt() {
  return timestamp('created_at', { withTimezone: true }).notNull().defaultNow();
}
