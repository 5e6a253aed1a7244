import {
  BOARDS_PER_USER,
  type Board,
  type BoardChange,
  type BoardDetail,
  type NewBoard,
} from '@toile/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import { withOtherSizes } from '../generations/outputs/generation-answer.ts';
import { toBoard, toBoardComment, toBoardLink } from './board-answer.ts';
import { createBoardChange } from './board-change.ts';
import { listComments } from './board-comments.repository.ts';
import { listLinks } from './board-links.repository.ts';
import { deletePicturesOf, listOutputIds, listPictures } from './board-pictures.repository.ts';
import { createBoardPictures } from './board-pictures.service.ts';
import {
  countBoards,
  deleteBoard,
  deleteBoardsOf,
  insertBoard,
  isNameTaken,
  listBoards,
  lockBoardsOf,
  updateBoard,
} from './boards.repository.ts';
import { BOARD_CHANGES } from './limits.ts';

type BoardsDeps = {
  database: Database;
  rateLimiter: Pick<RateLimiter, 'take'>;
  clock: Clock;
};

export type BoardsService = ReturnType<typeof createBoardsService>;

/** A user's boards. Every method throws notFound for a board that is absent or another user's. */
export function createBoardsService({ database, rateLimiter, clock }: BoardsDeps) {
  const change = createBoardChange(database);

  async function find(userId: string, id: string) {
    const [board] = await listBoards(database, userId, id);
    if (!board) throw new AppError('notFound');
    return board;
  }

  return {
    ...createBoardPictures(change),

    /** Counts one change. @throws AppError tooManyRequests */
    countChange: (userId: string): Promise<void> => rateLimiter.take(BOARD_CHANGES, userId),

    list: async (userId: string): Promise<Board[]> =>
      (await listBoards(database, userId)).map(toBoard),

    async get(userId: string, id: string): Promise<BoardDetail> {
      const board = await find(userId, id);
      const placed = await listPictures(database, id);
      const outputs = await withOtherSizes(
        database,
        placed.map(({ output }) => output),
      );
      return {
        board: { ...toBoard(board), cover_id: board.coverId },
        pictures: outputs.map((generation, at) => ({ generation, note: placed[at]?.note ?? '' })),
        links: (await listLinks(database, id, clock())).map(toBoardLink),
        comments: (await listComments(database, id)).map(toBoardComment),
      };
    },

    /** @throws AppError boardNameTaken, tooManyBoards */
    async create(userId: string, board: NewBoard): Promise<Board> {
      const row = await database.transaction(async (tx) => {
        await lockBoardsOf(tx, userId);
        const count = await countBoards(tx, userId);
        const made = await insertBoard(tx, { userId, ...board });
        if (!made) throw new AppError('boardNameTaken');
        if (count >= BOARDS_PER_USER) throw new AppError('tooManyBoards');
        return made;
      });
      return toBoard({ ...row, pictures: 0, comments: 0, cover: null });
    },

    /** @throws AppError boardNameTaken, and notFound for a cover that is not on the board */
    change: (userId: string, id: string, wanted: BoardChange): Promise<void> =>
      change(userId, id, async (tx, board) => {
        await lockBoardsOf(tx, userId);
        const { name, note, cover_id: coverId } = wanted;
        if (name !== undefined && (await isNameTaken(tx, board, name))) {
          throw new AppError('boardNameTaken');
        }
        if (coverId && !(await listOutputIds(tx, id)).includes(coverId)) {
          throw new AppError('notFound');
        }
        await updateBoard(tx, id, {
          ...(name !== undefined && { name }),
          ...(note !== undefined && { note }),
          ...(coverId !== undefined && { coverId }),
        });
      }),

    async remove(userId: string, id: string): Promise<void> {
      const isDeleted = await database.transaction((tx) => deleteBoard(tx, userId, id));
      if (!isDeleted) throw new AppError('notFound');
    },

    /** Takes an output that is being deleted off every board. */
    forgetOutput: (tx: Transaction, outputId: string): Promise<void> =>
      deletePicturesOf(tx, outputId),

    /** Deletes all boards of a user. Harmless a second time. */
    eraseAllOf: (userId: string): Promise<void> => deleteBoardsOf(database, userId),

    /** A user's boards with the ids of their outputs, notes and comments, as the archive has them. */
    async *walk(userId: string) {
      for (const board of await listBoards(database, userId)) {
        const { name, note, id } = board;
        const pictures = (await listPictures(database, id)).map(({ output, note: text }) => ({
          output_image_id: output.id,
          note: text,
        }));
        const comments = (await listComments(database, id)).map(toBoardComment);
        yield { name, note, pictures, comments };
      }
    },
  };
}
