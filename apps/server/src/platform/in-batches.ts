/** Rows of one statement: it ends long before the time limit of statements, and holds few locks. */
const BATCH_ROWS = 2000;

/**
 * Deletes rows batch by batch until one was not full. `deleteSome` deletes at most so many rows in a
 * statement of its own, and returns their number. Whoever ends half-way has deleted a part.
 */
export async function deleteInBatches(
  deleteSome: (atMost: number) => Promise<number>,
  batchRows = BATCH_ROWS,
): Promise<number> {
  let total = 0;
  for (;;) {
    const deleted = await deleteSome(batchRows);
    total += deleted;
    if (deleted < batchRows) return total;
  }
}
