import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { generations } from '../../../db/schema/index.ts';
import type { Queryable } from '../../../platform/database.ts';
import type { GenerationRow } from '../outputs/generations.repository.ts';

/** The change of colours that a recoloured picture records. */
const recolouring = sql`${generations.choices} ->> 'recolouring'`;
const isColourway = sql`${generations.choices} ? 'recolouring'`;

/** The existing picture that was made of an output with exactly this change of colours. */
export async function findColourway(
  queryable: Queryable,
  { originId, recolouring: wanted }: { originId: string; recolouring: string },
): Promise<GenerationRow | undefined> {
  const [row] = await queryable
    .select()
    .from(generations)
    .where(
      and(
        eq(generations.originId, originId),
        isNull(generations.deletedAt),
        eq(recolouring, wanted),
      ),
    )
    .orderBy(asc(generations.createdAt))
    .limit(1);
  return row;
}

/** Most colourways that a list has: the first one and the latest. */
const LISTED = 48;

/**
 * A pattern in all its stored colours, oldest first: the output that it was recoloured from, its
 * own colourways and those of its origin.
 */
export async function listColourways(
  queryable: Queryable,
  { id, originId, choices, userId }: GenerationRow,
): Promise<GenerationRow[]> {
  const root = 'recolouring' in choices && originId !== null ? originId : id;
  const rows = await queryable
    .select()
    .from(generations)
    .where(
      and(
        eq(generations.userId, userId),
        isNull(generations.deletedAt),
        or(eq(generations.id, root), eq(generations.id, id), madeOf(root), madeOf(id)),
      ),
    )
    .orderBy(
      desc(inArray(generations.id, [root, id])),
      desc(generations.createdAt),
      desc(generations.id),
    )
    .limit(LISTED);
  return rows.toSorted(byAge);
}

function byAge(one: GenerationRow, other: GenerationRow): number {
  return Number(one.createdAt) - Number(other.createdAt) || (one.id < other.id ? -1 : 1);
}

function madeOf(originId: string): SQL | undefined {
  return and(eq(generations.originId, originId), isColourway);
}
