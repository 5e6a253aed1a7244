import type { SharedBoard } from '@toile/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/time/time-ago.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { loadOwnComments, type OwnComment, saveOwnComments } from '../model/own-comments.ts';
import { CommentPlace } from './comment-place.tsx';
import { SharedFigure } from './shared-figure.tsx';

type SharedBoardViewProps = {
  board: SharedBoard;
  /** The key of the link. */
  boardKey: string;
};

/** Name, notes and pictures of a board, with places for comments. */
export function SharedBoardView({ board, boardKey }: SharedBoardViewProps) {
  const { t } = useTranslation();
  // Typed once, and used for each comment.
  const [name, setName] = useState('');
  const [own, setOwn] = useState(() => loadOwnComments(boardKey));
  const onOwn = (comment: OwnComment) => {
    const all = [...own, comment];
    setOwn(all);
    saveOwnComments(boardKey, all);
  };
  const commenting = { boardKey, name, onName: setName, own, onOwn };
  return (
    <div className="flex flex-col gap-10 pb-16">
      <div className="[overflow-wrap:anywhere] whitespace-pre-line">
        <PageHeading intro={board.note}>{board.name}</PageHeading>
      </div>
      {board.pictures.length === 0 && <EmptyState title={t('sharedBoard.empty')} />}
      <ul className="grid items-start gap-x-6 gap-y-12 lg:grid-cols-2">
        {board.pictures.map((picture, at) => (
          <li key={picture.id} className="flex min-w-0 flex-col gap-3">
            <SharedFigure picture={picture} boardKey={boardKey} number={at + 1} />
            {board.takes_comments && (
              <CommentPlace
                {...commenting}
                pictureId={picture.id}
                label={t('sharedBoard.commentOn', { number: at + 1 })}
              />
            )}
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-4 border-t border-hairline pt-6">
        {board.takes_comments ? (
          <CommentPlace {...commenting} pictureId={null} label={t('sharedBoard.commentOnBoard')} />
        ) : (
          <p>{t('sharedBoard.full')}</p>
        )}
        <p className="annotation text-sm">
          {t('sharedBoard.until', { date: formatDate(new Date(board.expires_at)) })}
        </p>
      </div>
    </div>
  );
}
