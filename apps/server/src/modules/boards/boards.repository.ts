import { and, eq, inArray, sql } from 'drizzle-orm';
import { boards } from '../../db/schema/index.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';

export type BoardRow = typeof boards.$inferSelect;

/** A board with the number of its pictures and the picture of its cover. */
export type ListedBoard = Pick<BoardRow, 'id' | 'name' | 'note' | 'coverId' | 'changedAt'> & {
  pictures: number;
  comments: number;
  cover: { imageId: string; width: number; height: number } | null;
};

/** Makes a user's other transactions that add a board wait for the end of this one. */
export async function lockBoardsOf(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`boards:${userId}`}, 0))`);
}

export function countBoards(queryable: Queryable, userId: string): Promise<number> {
  return queryable.$count(boards, eq(boards.userId, userId));
}

/** Writes a board; `undefined` where the user has one of this name. */
export async function insertBoard(
  tx: Transaction,
  board: { userId: string; name: string; note: string },
): Promise<BoardRow | undefined> {
  const [row] = await tx.insert(boards).values(board).onConflictDoNothing().returning();
  return row;
}

/** Locks a board of the user for this transaction; `undefined` where there is none. */
export async function lockBoard(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<BoardRow | undefined> {
  const [row] = await tx
    .select()
    .from(boards)
    .where(and(eq(boards.id, id), eq(boards.userId, userId)))
    .for('update');
  return row;
}

/** True where another board of the user has the name, in whatever case. */
export async function isNameTaken(
  tx: Transaction,
  { userId, id }: BoardRow,
  name: string,
): Promise<boolean> {
  const isOther = and(
    eq(boards.userId, userId),
    sql`lower(${boards.name}) = lower(${name})`,
    sql`${boards.id} <> ${id}`,
  );
  return (await tx.$count(boards, isOther)) > 0;
}

/** Changes a board, or only notes that its pictures have changed. */
export async function updateBoard(
  tx: Transaction,
  id: string,
  changes: Partial<Pick<BoardRow, 'name' | 'note' | 'coverId'>> = {},
): Promise<void> {
  const changedAt = sql`now()`;
  await tx
    .update(boards)
    .set({ ...changes, changedAt })
    .where(eq(boards.id, id));
}

/** Takes the cover off a board where it is one of these outputs. */
export async function uncoverBoard(
  tx: Transaction,
  id: string,
  outputIds: readonly string[],
): Promise<void> {
  await tx
    .update(boards)
    .set({ coverId: null })
    .where(and(eq(boards.id, id), inArray(boards.coverId, outputIds)));
}

/** Deletes a board with all that stands on it; false where there is none. */
export async function deleteBoard(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(boards)
    .where(and(eq(boards.id, id), eq(boards.userId, userId)))
    .returning({ id: boards.id });
  return rows.length > 0;
}

/** Deletes all boards of a user. */
export async function deleteBoardsOf(queryable: Queryable, userId: string): Promise<void> {
  await queryable.delete(boards).where(eq(boards.userId, userId));
}

/** A user's boards, or the one of an id: the one that was changed last first. */
export async function listBoards(
  queryable: Queryable,
  userId: string,
  id?: string,
): Promise<ListedBoard[]> {
  const { rows } = await queryable.execute<{
    id: string;
    name: string;
    note: string;
    coverId: string | null;
    changedAt: Date | string;
    pictures: number;
    comments: number;
    cover: ListedBoard['cover'];
  }>(sql`
    select boards.id, name, note, changed_at as "changedAt",
      (select output_id from board_pictures
        where board_id = boards.id and output_id = boards.cover_id) as "coverId",
      (select count(*)::int
        from board_pictures join generations on generations.id = output_id
        where board_id = boards.id and deleted_at is null) as pictures,
      (select count(*)::int from board_comments where board_id = boards.id) as comments,
      (select json_build_object('imageId', image_id, 'width', width, 'height', height)
        from board_pictures join generations on generations.id = output_id
        where board_id = boards.id and deleted_at is null
        order by output_id = boards.cover_id desc nulls last, place limit 1) as cover
    from boards
    where user_id = ${userId} ${id === undefined ? sql`` : sql`and boards.id = ${id}`}
    order by changed_at desc, boards.id`);
  return rows.map((row) => ({ ...row, changedAt: new Date(row.changedAt) }));
}
