import type { BoardComment, Generation } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';

type CommentItemProps = {
  comment: BoardComment;
  /** The picture that it is about; none: the board. */
  picture: Generation | undefined;
  /** The picture's place, from 1. */
  number: number;
  onDelete: () => void;
};

/** A client's comment. */
export function CommentItem({ comment, picture, number, onDelete }: CommentItemProps) {
  const { t } = useTranslation();
  const { name, text, timestamp } = comment;
  return (
    <li className="flex items-start gap-4 py-4">
      {picture && (
        <img
          src={`${picture.image_url}?w=256`}
          alt=""
          className="size-16 shrink-0 bg-sunk object-cover"
        />
      )}
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <p>
          <bdi className="font-medium">{name}</bdi>{' '}
          <span className="annotation text-sm">
            {picture ? t('boards.onPicture', { number }) : t('boards.onBoard')},{' '}
            <TimeAgo timestamp={timestamp} />
          </span>
        </p>
        <p dir="auto" className="mt-1 whitespace-pre-line">
          {text}
        </p>
      </div>
      <IconButton icon="trash" label={t('boards.deleteComment', { name })} onClick={onDelete} />
    </li>
  );
}
