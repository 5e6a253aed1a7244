import { type BoardLink, LINKS_PER_BOARD, SHARED_BOARD_PATH } from '@toile/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { hashToken, makeToken } from '../../platform/token.ts';
import { toBoardLink } from './board-answer.ts';
import { createBoardChange } from './board-change.ts';
import { deleteComments } from './board-comments.repository.ts';
import { deleteExpiredLinks, deleteLink, insertLink, listLinks } from './board-links.repository.ts';

const DAY_MS = 24 * 3600 * 1000;

type BoardLinksDeps = { database: Database; clock: Clock; publicUrl: string };

export type BoardLinksService = ReturnType<typeof createBoardLinks>;

/** Links of boards for people without an account, and what came through them. */
export function createBoardLinks({ database, clock, publicUrl }: BoardLinksDeps) {
  const change = createBoardChange(database);
  return {
    /**
     * Opens a link for some days. Its address is known to the caller alone: only a hash is kept.
     * @throws AppError notFound, tooManyBoardLinks
     */
    open: (
      userId: string,
      boardId: string,
      days: number,
    ): Promise<{ link: BoardLink; url: string }> =>
      change(userId, boardId, async (tx) => {
        const createdAt = clock();
        const open = await listLinks(tx, boardId, createdAt);
        if (open.length >= LINKS_PER_BOARD) throw new AppError('tooManyBoardLinks');
        const token = makeToken();
        const row = await insertLink(tx, {
          boardId,
          tokenHash: hashToken(token),
          createdAt,
          expiresAt: new Date(createdAt.getTime() + days * DAY_MS),
        });
        return { link: toBoardLink(row), url: `${publicUrl}${SHARED_BOARD_PATH}?key=${token}` };
      }),

    /** Ends a link at once. @throws AppError notFound */
    end: (userId: string, boardId: string, linkId: string): Promise<void> =>
      change(userId, boardId, async (tx) => {
        if (!(await deleteLink(tx, boardId, linkId))) throw new AppError('notFound');
      }),

    /** Deletes comments on a board; harmless a second time. @throws AppError notFound */
    deleteComments: (userId: string, boardId: string, ids: readonly string[]): Promise<void> =>
      change(userId, boardId, (tx) => deleteComments(tx, boardId, ids)),

    removeExpired: (): Promise<void> => deleteExpiredLinks(database, clock()),
  };
}
