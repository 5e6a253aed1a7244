import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { CommentForm } from './comment-form.tsx';

type CommentPlaceProps = {
  boardKey: string;
  /** The picture that the comment is about; null: the board. */
  pictureId: string | null;
  label: string;
  name: string;
  onName: (name: string) => void;
};

/** The button that opens a comment's form, and the form in its place. */
export function CommentPlace({ label, ...commenting }: CommentPlaceProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<'closed' | 'open' | 'sent'>('closed');
  const button = useRef<HTMLButtonElement>(null);
  const close = (next: 'closed' | 'sent') => {
    setState(next);
    // The form goes: the focus returns to what opened it, once that is there again.
    requestAnimationFrame(() => button.current?.focus());
  };
  if (state === 'open') {
    return (
      <CommentForm
        {...commenting}
        label={label}
        onSent={() => close('sent')}
        onCancel={() => close('closed')}
      />
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button ref={button} look="outline" onClick={() => setState('open')}>
        {label}
      </Button>
      <p aria-live="polite">{state === 'sent' && t('sharedBoard.sent')}</p>
    </div>
  );
}
