import type { Board } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { boardPath } from '../../../lib/boards/board-path.ts';
import { pictureSources } from '../../../lib/generations/picture-sources.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { countUnread } from '../model/read-comments.ts';

/** A board in the list: its cover, its name, how much is on it. */
export function BoardCard({ board }: { board: Board }) {
  const { t } = useTranslation();
  const { cover } = board;
  const unread = countUnread(board);
  return (
    <li className="min-w-0">
      <Link to={boardPath(board.id)} className="group flex flex-col gap-2">
        <span className="relative block aspect-4/3 overflow-hidden bg-sunk outline-offset-2 group-hover:outline-2">
          {cover ? (
            <Picture
              key={cover.image_url}
              sources={pictureSources(cover)}
              sizes="(min-width: 1024px) 24rem, (min-width: 640px) 46vw, 92vw"
              alt=""
              fallback={t('boards.imageGone')}
              className="object-cover"
            />
          ) : (
            <span className="cross-paper absolute inset-0" />
          )}
        </span>
        <span className="title-section truncate text-xl">{board.name}</span>
        <span className="annotation text-sm">
          {unread > 0 && (
            <span className="mr-2">
              <Badge tone="accent">{t('boards.newComments', { count: unread })}</Badge>
            </span>
          )}
          {t('boards.pictures', { count: board.pictures })}
          {board.comments > 0 && ` · ${t('boards.comments', { count: board.comments })}`}
        </span>
      </Link>
    </li>
  );
}
