import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';

/**
 * Hint over the whole stage on moving the subject: a click, or Escape wherever the focus is, closes
 * it.
 */
export function RepositionHint({ onDismiss }: { onDismiss: () => void }) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    // Ignores an Escape that has closed something above the page.
    const hear = ({ key, defaultPrevented }: KeyboardEvent) =>
      key === 'Escape' && !defaultPrevented && dismiss();
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
  return (
    // The button is the way by keyboard; all around it the pointer is met halfway.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      onClick={onDismiss}
      className="absolute inset-0 flex items-center justify-center overflow-y-auto bg-veil/60 p-4"
    >
      <div className="m-auto flex max-w-md flex-col items-start gap-4 border border-hairline bg-paper p-5 shadow-lg">
        <p>{t('masking.reposition.instruction')}</p>
        <Button ref={button} look="ink">
          {t('masking.reposition.dismiss')}
        </Button>
      </div>
    </div>
  );
}
