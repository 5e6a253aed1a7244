import { z } from 'zod';

/** An upgrade of a value from its version to the next one. */
type Upgrade = (value: Readonly<Record<string, unknown>>) => Record<string, unknown>;

/** A value that is stored as JSON with its version. */
export type StoredJson<Value> = {
  /** The value as it is stored, with the newest version as `v`. */
  write: (value: Value) => Record<string, unknown>;
  /** A stored value of any version; undefined where it does not fit, and for unknown versions. */
  read: (stored: unknown) => Value | undefined;
};

const versionedSchema = z.looseObject({ v: z.int().min(0).default(0) });

/**
 * A value with its schema, and the upgrades from the past versions: that at place 0 is of values
 * without a version.
 */
export function storedJson<Schema extends z.ZodType<object>>(
  schema: Schema,
  upgrades: readonly Upgrade[],
): StoredJson<z.output<Schema>> {
  return {
    write: (value) => ({ v: upgrades.length, ...value }),
    read: (stored) => {
      const versioned = versionedSchema.safeParse(stored);
      if (!versioned.success || versioned.data.v > upgrades.length) return undefined;
      const { v, ...value } = versioned.data;
      const newest = upgrades.slice(v).reduce((older, upgrade) => upgrade(older), { ...value });
      return schema.safeParse(newest).data;
    },
  };
}
