import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import type { OwnComment } from '../model/own-comments.ts';
import { CommentForm } from './comment-form.tsx';

type CommentPlaceProps = {
  boardKey: string;
  /** The picture that the comment is about; null: the board. */
  pictureId: string | null;
  label: string;
  name: string;
  onName: (name: string) => void;
  /** The comments of this browser. */
  own: readonly OwnComment[];
  onOwn: (comment: OwnComment) => void;
};

/** The button that opens a comment's form, and the form in its place. */
export function CommentPlace({ label, own, onOwn, ...commenting }: CommentPlaceProps) {
  const { t } = useTranslation();
  const { pictureId } = commenting;
  const [state, setState] = useState<'closed' | 'open' | 'sent'>('closed');
  const button = useRef<HTMLButtonElement>(null);
  const close = (next: 'closed' | 'sent') => {
    setState(next);
    // The form goes: the focus returns to what opened it, once that is there again.
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <>
      <OwnComments comments={own.filter((one) => one.pictureId === pictureId)} />
      {state === 'open' ? (
        <CommentForm
          {...commenting}
          label={label}
          onSent={({ name, text }) => {
            onOwn({ pictureId, name: name.trim(), text: text.trim() });
            close('sent');
          }}
          onCancel={() => close('closed')}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <Button ref={button} look="outline" onClick={() => setState('open')}>
            {label}
          </Button>
          <p aria-live="polite">{state === 'sent' && t('sharedBoard.sent')}</p>
        </div>
      )}
    </>
  );
}

/** What was sent from this browser; its writer alone sees it here. */
function OwnComments({ comments }: { comments: readonly OwnComment[] }) {
  const { t } = useTranslation();
  if (comments.length === 0) return null;
  return (
    <ul aria-label={t('sharedBoard.own')} className="flex flex-col gap-2">
      {comments.map(({ name, text }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- comments are only added, and one text may come twice
        <li key={at} className="border-l-2 border-control pl-3 [overflow-wrap:anywhere]">
          <p className="annotation text-sm">{t('sharedBoard.ownBy', { name })}</p>
          <p dir="auto" className="whitespace-pre-line">
            {text}
          </p>
        </li>
      ))}
    </ul>
  );
}
