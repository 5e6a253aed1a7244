import type { Mark, ToolId, VoteValue } from '@toile/contract';
import { and, count, desc, eq, gte, inArray, isNull, not, type SQL, sql } from 'drizzle-orm';
import { generations } from '../../db/schema/index.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { promptContainsWords } from './prompt-search.ts';

/** The vote of a liked picture. */
const LIKED: VoteValue = '1';

export type GenerationRow = typeof generations.$inferSelect;

/** Filter of a list of a user's generations. */
export type HistoryFilter = {
  userId: string;
  tools?: readonly ToolId[];
  search?: string;
  mark?: Mark;
  /** What was made within as many days before now. */
  days?: number;
};

export async function countGenerations(
  queryable: Queryable,
  filter: HistoryFilter,
): Promise<number> {
  const [row] = await queryable.select({ total: count() }).from(generations).where(fits(filter));
  return row?.total ?? 0;
}

/** A range of the list, newest first. */
export async function listGenerations(
  queryable: Queryable,
  filter: HistoryFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<GenerationRow[]> {
  return queryable
    .select()
    .from(generations)
    .where(fits(filter))
    .orderBy(desc(generations.createdAt), desc(generations.id))
    .offset(offset)
    .limit(limit);
}

export async function findGeneration(
  queryable: Queryable,
  userId: string,
  id: string,
): Promise<GenerationRow | undefined> {
  const [row] = await queryable.select().from(generations).where(isOwn(userId, id));
  return row;
}

export async function markDownloaded(
  queryable: Queryable,
  userId: string,
  id: string,
): Promise<GenerationRow | undefined> {
  const [row] = await queryable
    .update(generations)
    .set({ downloaded: true })
    .where(isOwn(userId, id))
    .returning();
  return row;
}

/** Toggles a favourite; `undefined` where the output is not the user's. */
export async function toggleFavourite(
  queryable: Queryable,
  userId: string,
  id: string,
): Promise<boolean | undefined> {
  const [row] = await queryable
    .update(generations)
    .set({ favourite: not(generations.favourite) })
    .where(isOwn(userId, id))
    .returning({ favourite: generations.favourite });
  return row?.favourite;
}

/** Sets a vote under a new id; it replaces the one before. */
export async function setVote(
  queryable: Queryable,
  { userId, id, value }: { userId: string; id: string; value: VoteValue },
): Promise<string | undefined> {
  const [row] = await queryable
    .update(generations)
    .set({ voted: value, voteId: sql`gen_random_uuid()` })
    .where(isOwn(userId, id))
    .returning({ voteId: generations.voteId });
  return row?.voteId ?? undefined;
}

/** Removes a vote; false where it is another user's, was replaced, or was removed already. */
export async function clearVote(
  queryable: Queryable,
  userId: string,
  voteId: string,
): Promise<boolean> {
  const rows = await queryable
    .update(generations)
    .set({ voted: null, voteId: null })
    .where(and(eq(generations.voteId, voteId), eq(generations.userId, userId)))
    .returning({ id: generations.id });
  return rows.length > 0;
}

/** Marks a generation as deleted; `undefined` when there is none, or it was deleted already. */
export async function markDeleted(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<GenerationRow | undefined> {
  const [row] = await tx
    .update(generations)
    .set({ deletedAt: sql`now()` })
    .where(isOwn(userId, id))
    .returning();
  return row;
}

/**
 * Marks an output as not upscaled, once its larger picture is deleted: it can be upscaled again.
 */
export async function unmarkUpscaled(tx: Transaction, id: string): Promise<void> {
  await tx.update(generations).set({ upscaled: false }).where(eq(generations.id, id));
}

/**
 * Ids of the outputs that a generation came from, nearest first: the output that it varies, else
 * the input pictures of its run. Deleted ones are stepped over, and a chain is followed for at most
 * a thousand steps.
 */
export async function listLineage(queryable: Queryable, row: GenerationRow): Promise<string[]> {
  const { rows } = await queryable.execute<{ id: string }>(sql`
    with recursive links as (
      select id, coalesce(upscaled_from_id, origin_id) as parent_id from generations
      where user_id = ${row.userId} and coalesce(upscaled_from_id, origin_id) is not null
      union all
      select generations.id, job_inputs.output_id
      from generations join job_inputs using (job_id)
      where generations.user_id = ${row.userId} and job_inputs.output_id is not null
        and coalesce(upscaled_from_id, origin_id) is null
    ), ancestors as (
      select ${row.id}::uuid as id, 0 as distance
      union
      select links.parent_id, distance + 1
      from ancestors join links using (id) where distance < 1000
    )
    select id from ancestors join generations using (id)
    where distance > 0 and user_id = ${row.userId} and deleted_at is null
    group by id
    order by min(distance), id`);
  return rows.map(({ id }) => id);
}

function isOwn(userId: string, id: string): SQL | undefined {
  return and(eq(generations.id, id), eq(generations.userId, userId), isNull(generations.deletedAt));
}

/** Outputs of a user by their ids, in any order; those that are absent are left out. */
export async function findGenerations(
  queryable: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<GenerationRow[]> {
  return queryable
    .select()
    .from(generations)
    .where(
      and(
        eq(generations.userId, userId),
        isNull(generations.deletedAt),
        inArray(generations.id, ids),
      ),
    );
}

/** Marks outputs of a user as downloaded. */
export async function markAllDownloaded(
  queryable: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  await queryable
    .update(generations)
    .set({ downloaded: true })
    .where(
      and(
        eq(generations.userId, userId),
        isNull(generations.deletedAt),
        inArray(generations.id, ids),
      ),
    );
}

function fits({ userId, tools, search = '', mark, days }: HistoryFilter): SQL | undefined {
  return and(
    eq(generations.userId, userId),
    isNull(generations.deletedAt),
    tools && inArray(generations.tool, tools),
    mark === 'favourite' ? eq(generations.favourite, true) : undefined,
    mark === 'liked' ? eq(generations.voted, LIKED) : undefined,
    days === undefined
      ? undefined
      : gte(generations.createdAt, sql`now() - make_interval(days => ${days})`),
    ...promptContainsWords(search),
  );
}
