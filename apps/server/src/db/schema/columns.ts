import type { StoredJson } from '@toile/contract';
import { customType, timestamp } from 'drizzle-orm/pg-core';

/** An instant that may be absent. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true });
}

/** The moment at which the row was written, unless another is set. */
export function createdAt(name = 'created_at') {
  return timestamp(name, { withTimezone: true }).notNull().defaultNow();
}

/**
 * A value that is kept as JSON with its version, and parsed when it is read. Null: what is stored
 * does not fit, or there is nothing.
 */
export function versioned<Value>(name: string, stored: StoredJson<Value>) {
  return customType<{ data: Value | null; driverData: string }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(value === null ? null : stored.write(value)),
    fromDriver: (value: unknown) => stored.read(value) ?? null,
  })(name);
}
