import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { generations } from '../../../db/schema/index.ts';
import type { Queryable } from '../../../platform/database.ts';
import type { GenerationRow } from './generations.repository.ts';

/**
 * The other size of a user's outputs, by their ids: the larger picture made from it, or the smaller
 * one that it was made from. Outputs without an existing other size have no entry.
 */
export async function listOtherSizes(
  queryable: Queryable,
  rows: readonly GenerationRow[],
): Promise<ReadonlyMap<string, GenerationRow>> {
  const [first] = rows;
  const upscaled = rows.filter((row) => row.upscaled && row.upscaledFromId === null);
  const largerOf = upscaled.map(({ id }) => id);
  const smallerIds = rows.flatMap(({ upscaledFromId }) => upscaledFromId ?? []);
  if (!first || largerOf.length + smallerIds.length === 0) return new Map();
  const found = await queryable
    .select()
    .from(generations)
    .where(
      and(
        eq(generations.userId, first.userId),
        isNull(generations.deletedAt),
        or(inArray(generations.upscaledFromId, largerOf), inArray(generations.id, smallerIds)),
      ),
    );
  const smaller = new Map(found.map((one) => [one.id, one]));
  const larger = new Map(found.map((one) => [one.upscaledFromId, one]));
  const pairs = rows.flatMap((row): [string, GenerationRow][] => {
    const { id, upscaledFromId } = row;
    const other = upscaledFromId === null ? larger.get(id) : smaller.get(upscaledFromId);
    return other ? [[id, other]] : [];
  });
  return new Map(pairs);
}
