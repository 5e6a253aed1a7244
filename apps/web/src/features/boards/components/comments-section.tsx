import type { BoardDetail } from '@toile/contract';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useDeleteComments } from '../api/delete-comments.ts';
import { COMMENTS_ID } from '../model/comments-id.ts';
import { markRead } from '../model/read-comments.ts';
import { CommentItem } from './comment-item.tsx';

/** What clients wrote about a board and its pictures; nothing while there is nothing. */
export function CommentsSection({ detail }: { detail: BoardDetail }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsking, setAsking] = useState(false);
  const { board, comments, pictures } = detail;
  const count = comments.length;
  // Whoever owns the board has them before their eyes.
  useEffect(() => markRead({ id: board.id, comments: count }), [board.id, count]);
  const { mutate, isPending } = useDeleteComments(board.id);
  if (comments.length === 0) return null;
  const remove = (ids: readonly string[]) =>
    mutate(ids, {
      onError: (error) => void toast.error(t('boards.changeFailed', { message: errorText(error) })),
    });
  const placeOf = (id: string | null) =>
    pictures.findIndex(({ generation }) => generation.output_image_id === id);
  return (
    <section aria-labelledby={COMMENTS_ID} className="flex max-w-3xl flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={COMMENTS_ID} ref={heading} tabIndex={-1} className="title-section text-2xl">
          {t('boards.commentsTitle')}
        </h2>
        <Button look="quiet" onClick={() => setAsking(true)}>
          {t('boards.deleteComments')}
        </Button>
      </div>
      <ul className="flex flex-col divide-y divide-hairline border-y border-hairline">
        {comments.map((comment) => {
          const place = placeOf(comment.output_image_id);
          return (
            <CommentItem
              key={comment.id}
              comment={comment}
              picture={pictures[place]?.generation}
              number={place + 1}
              onDelete={() => {
                remove([comment.id]);
                heading.current?.focus();
              }}
            />
          );
        })}
      </ul>
      {isAsking && (
        <Dialog
          open
          onClose={() => setAsking(false)}
          title={t('boards.deleteCommentsTitle')}
          description={t('boards.deleteCommentsText')}
        >
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button look="outline" onClick={() => setAsking(false)}>
              {t('common.cancel')}
            </Button>
            <Button
              look="danger"
              pending={isPending}
              onClick={() => {
                remove(comments.map(({ id }) => id));
                setAsking(false);
              }}
            >
              {t('boards.deleteComments')}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
