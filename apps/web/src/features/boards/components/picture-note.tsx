import { PICTURE_NOTE_MAX_LENGTH } from '@toile/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTROL_CLASS } from '../../../ui/control-class.ts';

type PictureNoteProps = { number: number; note: string; onWrite: (note: string) => void };

/** The note of a picture, which is kept when its field is left. */
export function PictureNote({ number, note, onWrite }: PictureNoteProps) {
  const { t } = useTranslation();
  const [text, setText] = useState<string>();
  const keep = () => {
    if (text !== undefined && text.trim() !== note) onWrite(text.trim());
  };
  return (
    <textarea
      rows={2}
      aria-label={t('boards.pictureNote', { number })}
      placeholder={t('boards.pictureNotePlaceholder')}
      maxLength={PICTURE_NOTE_MAX_LENGTH}
      value={text ?? note}
      onChange={({ target }) => setText(target.value)}
      onBlur={keep}
      className={`${CONTROL_CLASS} min-h-0! field-sizing-content px-2.5! py-1.5! text-sm!`}
    />
  );
}
