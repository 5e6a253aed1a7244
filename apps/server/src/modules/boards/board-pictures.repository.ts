import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import { boardPictures, generations } from '../../db/schema/index.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';

export type PlacedOutput = {
  output: typeof generations.$inferSelect;
  note: string;
};

/** The pictures of a board in their order. */
export async function listPictures(queryable: Queryable, boardId: string): Promise<PlacedOutput[]> {
  return queryable
    .select({ output: getTableColumns(generations), note: boardPictures.note })
    .from(boardPictures)
    .innerJoin(generations, eq(generations.id, boardPictures.outputId))
    .where(and(eq(boardPictures.boardId, boardId), isNull(generations.deletedAt)))
    .orderBy(asc(boardPictures.place), asc(boardPictures.outputId));
}

/** Ids of a board's outputs in their order. */
export async function listOutputIds(queryable: Queryable, boardId: string): Promise<string[]> {
  const rows = await queryable
    .select({ id: boardPictures.outputId })
    .from(boardPictures)
    .where(eq(boardPictures.boardId, boardId))
    .orderBy(asc(boardPictures.place), asc(boardPictures.outputId));
  return rows.map(({ id }) => id);
}

/**
 * Locks outputs of a user against their deletion, for this transaction; returns the ids of those
 * that are there.
 */
export async function lockOutputs(
  tx: Transaction,
  userId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await tx
    .select({ id: generations.id })
    .from(generations)
    .where(
      and(
        eq(generations.userId, userId),
        inArray(generations.id, ids),
        isNull(generations.deletedAt),
      ),
    )
    .orderBy(generations.id)
    .for('share');
  return new Set(rows.map(({ id }) => id));
}

/** Puts outputs at the end of a board, in this order. */
export async function insertPictures(
  tx: Transaction,
  boardId: string,
  outputIds: readonly string[],
): Promise<void> {
  const wanted = sql.param([...outputIds]);
  await tx.execute(sql`
    insert into board_pictures (board_id, output_id, place)
    select ${boardId}, id, number + coalesce(
      (select max(place) from board_pictures where board_id = ${boardId}), 0)
    from unnest(${wanted}::uuid[]) with ordinality as wanted (id, number)
    on conflict do nothing`);
}

/** Gives a board's outputs the places of their order in the list. */
export async function orderPictures(
  tx: Transaction,
  boardId: string,
  outputIds: readonly string[],
): Promise<void> {
  const wanted = sql.param([...outputIds]);
  await tx.execute(sql`
    update board_pictures set place = number
    from unnest(${wanted}::uuid[]) with ordinality as wanted (id, number)
    where board_id = ${boardId} and output_id = wanted.id and place <> number`);
}

/** Writes the note of a picture; false where it is not on the board. */
export async function setPictureNote(
  tx: Transaction,
  boardId: string,
  { outputId, note }: { outputId: string; note: string },
): Promise<boolean> {
  const rows = await tx
    .update(boardPictures)
    .set({ note })
    .where(and(eq(boardPictures.boardId, boardId), eq(boardPictures.outputId, outputId)))
    .returning({ id: boardPictures.outputId });
  return rows.length > 0;
}

/** Takes outputs off a board; returns how many were on it. */
export async function deletePictures(
  tx: Transaction,
  boardId: string,
  outputIds: readonly string[],
): Promise<number> {
  const rows = await tx
    .delete(boardPictures)
    .where(and(eq(boardPictures.boardId, boardId), inArray(boardPictures.outputId, outputIds)))
    .returning({ id: boardPictures.outputId });
  return rows.length;
}

/** Takes an output off every board. */
export async function deletePicturesOf(tx: Transaction, outputId: string): Promise<void> {
  await tx.delete(boardPictures).where(eq(boardPictures.outputId, outputId));
}

/** Id of the image of an output that is on the board. */
export async function findPictureImage(
  queryable: Queryable,
  boardId: string,
  outputId: string,
): Promise<string | undefined> {
  const [row] = await queryable
    .select({ imageId: generations.imageId })
    .from(boardPictures)
    .innerJoin(generations, eq(generations.id, boardPictures.outputId))
    .where(
      and(
        eq(boardPictures.boardId, boardId),
        eq(boardPictures.outputId, outputId),
        isNull(generations.deletedAt),
      ),
    );
  return row?.imageId;
}
