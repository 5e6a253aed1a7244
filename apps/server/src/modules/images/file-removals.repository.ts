import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { deleteInBatches } from '../../platform/in-batches.ts';

/** A removal that this process has taken on. */
export type RemovalClaim = { sha256: string; claim: string };

/** A removal of a file; `isUnderWay` while a process may send requests for it. */
export type FoundRemoval = RemovalClaim & { isUnderWay: boolean };

/**
 * Takes on the removal of a file; undefined while another process does it. The file must be locked,
 * and in use by nothing.
 */
export async function claimRemoval(
  tx: Transaction,
  sha256: string,
  seconds: number,
): Promise<RemovalClaim | undefined> {
  const { rows } = await tx.execute<RemovalClaim>(sql`
    insert into file_removals (sha256, claimed_until)
    values (${sha256}, now() + ${seconds} * interval '1 second')
    on conflict (sha256) do update
    set claim = excluded.claim, claimed_until = excluded.claimed_until, removed_at = null
    where file_removals.removed_at is not null or file_removals.claimed_until < now()
    returning sha256, claim`);
  return rows[0];
}

/** Records that a file was removed. */
export async function endRemoval(
  queryable: Queryable,
  { sha256, claim }: RemovalClaim,
): Promise<void> {
  await queryable.execute(sql`
    update file_removals set removed_at = now() where sha256 = ${sha256} and claim = ${claim}`);
}

/** The removals of these files, under way or lately done. */
export async function findRemovals(
  queryable: Queryable,
  sha256s: readonly string[],
): Promise<FoundRemoval[]> {
  const { rows } = await queryable.execute<FoundRemoval>(sql`
    select sha256, claim, removed_at is null and claimed_until > now() as "isUnderWay"
    from file_removals where sha256 = any(${sql.param([...sha256s])})`);
  return rows;
}

/** Forgets a removal whose file was written again, unless it was taken on anew. */
export async function forgetRemoval(
  queryable: Queryable,
  { sha256, claim }: RemovalClaim,
): Promise<void> {
  await queryable.execute(sql`
    delete from file_removals where sha256 = ${sha256} and claim = ${claim}`);
}

/** Files whose removal was begun by processes that did not end it. */
export async function listAbandonedRemovals(
  queryable: Queryable,
  limit: number,
): Promise<string[]> {
  const { rows } = await queryable.execute<{ sha256: string }>(sql`
    select sha256 from file_removals
    where removed_at is null and claimed_until < now() order by claimed_until limit ${limit}`);
  return rows.map(({ sha256 }) => sha256);
}

/** Forgets removals that were done so long ago. */
export async function forgetOldRemovals(queryable: Queryable, seconds: number): Promise<void> {
  const isOld = sql`removed_at < now() - ${seconds} * interval '1 second'`;
  await deleteInBatches(async (atMost) => {
    const { rowCount } = await queryable.execute(sql`
      delete from file_removals where ${isOld} and sha256 in (
        select sha256 from file_removals where ${isOld} limit ${atMost})`);
    return rowCount ?? 0;
  });
}
