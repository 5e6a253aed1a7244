import { AppError } from '../../platform/app-error.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { type BoardRow, lockBoard } from './boards.repository.ts';

/** Runs a change of a user's board under its lock. @throws AppError notFound where there is none */
export type ChangeBoard = <Result>(
  userId: string,
  id: string,
  work: (tx: Transaction, board: BoardRow) => Promise<Result>,
) => Promise<Result>;

export function createBoardChange(database: Database): ChangeBoard {
  return (userId, id, work) =>
    database.transaction(async (tx) => {
      const board = await lockBoard(tx, userId, id);
      if (!board) throw new AppError('notFound');
      return work(tx, board);
    });
}
