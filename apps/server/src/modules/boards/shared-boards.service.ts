import {
  COMMENTS_PER_BOARD,
  COMMENTS_PER_LINK,
  type SharedBoard,
  type SharedComment,
} from '@toile/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { createLocalRate } from '../../platform/local-rate.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import { hashToken } from '../../platform/token.ts';
import type { ImagesService } from '../images/images.service.ts';
import { countComments, holdPicture, insertComment } from './board-comments.repository.ts';
import { countComment, findOpenBoard, type OpenedBoard } from './board-links.repository.ts';
import { findPictureImage, listPictures } from './board-pictures.repository.ts';
import { COMMENTS_OF_ADDRESS, SHARED_READS } from './limits.ts';

type SharedBoardsDeps = {
  database: Database;
  clock: Clock;
  rateLimiter: Pick<RateLimiter, 'take'>;
  images: Pick<ImagesService, 'getOwn'>;
};

export type SharedBoardsService = ReturnType<typeof createSharedBoards>;

/**
 * Boards as the holder of a link sees them. Every method throws boardLinkEnded where the key opens
 * nothing (any more).
 */
export function createSharedBoards({ database, clock, rateLimiter, images }: SharedBoardsDeps) {
  const countRead = createLocalRate(SHARED_READS, clock);

  async function open(key: string): Promise<OpenedBoard> {
    const search = { tokenHash: hashToken(key), now: clock() };
    const board = await findOpenBoard(database, search);
    if (!board) throw new AppError('boardLinkEnded');
    return board;
  }

  const isFull = async ({ boardId, comments }: OpenedBoard): Promise<boolean> =>
    comments >= COMMENTS_PER_LINK || (await countComments(database, boardId)) >= COMMENTS_PER_BOARD;

  return {
    /** Counts a call from an address. @throws AppError tooManyRequests */
    countRead,

    /** The board without prompts, tools, votes or anything else of its pictures' making. */
    async get(key: string): Promise<SharedBoard> {
      const board = await open(key);
      const { name, note, expiresAt } = board;
      const placed = await listPictures(database, board.boardId);
      return {
        name,
        note,
        expires_at: expiresAt.toISOString(),
        takes_comments: !(await isFull(board)),
        pictures: placed.map(({ output: { id, width, height }, note: text }) => ({
          id,
          width,
          height,
          note: text,
        })),
      };
    },

    /** A picture of the board. @throws AppError notFound for any other */
    async getPicture(key: string, outputId: string) {
      const { boardId, userId } = await open(key);
      const imageId = await findPictureImage(database, boardId, outputId);
      if (imageId === undefined) throw new AppError('notFound');
      return images.getOwn(userId, imageId);
    },

    /**
     * Writes a comment from an address. One that fills in the trap is dropped without a word.
     * @throws AppError tooManyRequests, commentsFull, and notFound for a picture of another board
     */
    async comment({ key, website, ...comment }: SharedComment, address: string): Promise<void> {
      await rateLimiter.take(COMMENTS_OF_ADDRESS, address);
      const board = await open(key);
      if (website !== '') return;
      if (await isFull(board)) throw new AppError('commentsFull');
      const { boardId, linkId } = board;
      const { picture_id: outputId, name, text } = comment;
      await database.transaction(async (tx) => {
        if (outputId !== null && !(await holdPicture(tx, boardId, outputId))) {
          throw new AppError('notFound');
        }
        if (!(await countComment(tx, linkId, COMMENTS_PER_LINK))) {
          throw new AppError('commentsFull');
        }
        await insertComment(tx, { boardId, outputId, name, text, createdAt: clock() });
      });
    },
  };
}
