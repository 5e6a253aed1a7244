import { PICTURES_PER_BOARD } from '@toile/contract';
import { AppError } from '../../platform/app-error.ts';
import type { ChangeBoard } from './board-change.ts';
import {
  deletePictures,
  insertPictures,
  listOutputIds,
  lockOutputs,
  orderPictures,
  setPictureNote,
} from './board-pictures.repository.ts';
import { uncoverBoard, updateBoard } from './boards.repository.ts';

/** The pictures on a user's boards: which, in which order, with which notes. */
export function createBoardPictures(change: ChangeBoard) {
  return {
    /**
     * Puts outputs at a board's end, in their order; returns how many were not on it. Absent ones
     * are left out. @throws AppError boardFull, and notFound where none of them is there
     */
    add: (userId: string, id: string, ids: readonly string[]): Promise<number> =>
      change(userId, id, async (tx) => {
        const own = await lockOutputs(tx, userId, ids);
        if (own.size === 0) throw new AppError('notFound');
        const present = new Set(await listOutputIds(tx, id));
        const added = [...new Set(ids)].filter((one) => own.has(one) && !present.has(one));
        if (present.size + added.length > PICTURES_PER_BOARD) throw new AppError('boardFull');
        if (added.length === 0) return 0;
        await insertPictures(tx, id, added);
        await updateBoard(tx, id);
        return added.length;
      }),

    /** Takes outputs off a board; returns how many were on it. */
    take: (userId: string, id: string, ids: readonly string[]): Promise<number> =>
      change(userId, id, async (tx) => {
        const removed = await deletePictures(tx, id, ids);
        if (removed === 0) return 0;
        await uncoverBoard(tx, id, ids);
        await updateBoard(tx, id);
        return removed;
      }),

    /** Puts a board's pictures in this order. Absent ones are left out, others come last. */
    order: (userId: string, id: string, ids: readonly string[]): Promise<void> =>
      change(userId, id, async (tx) => {
        const present = await listOutputIds(tx, id);
        const known = new Set(present);
        const first = ids.filter((one) => known.has(one));
        await orderPictures(tx, id, [...new Set([...first, ...present])]);
        await updateBoard(tx, id);
      }),

    /** @throws AppError notFound for a picture that is not on the board */
    writeNote: (userId: string, id: string, note: { outputId: string; note: string }) =>
      change(userId, id, async (tx) => {
        if (!(await setPictureNote(tx, id, note))) throw new AppError('notFound');
        await updateBoard(tx, id);
      }),
  };
}
