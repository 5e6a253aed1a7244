import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';

type SeparationProgressProps = {
  /** The part that is done, 0 to 1. */
  done: number;
  onCancel: () => void;
};

/** A bar of what is done, and the button that ends the work. It takes the focus of its button. */
export function SeparationProgress({ done, onCancel }: SeparationProgressProps) {
  const { t } = useTranslation();
  const cancel = useRef<HTMLButtonElement>(null);
  const percent = Math.round(done * 100);
  useEffect(() => cancel.current?.focus({ preventScroll: true }), []);
  return (
    <div className="flex items-end gap-4">
      <label className="flex min-w-0 grow flex-col gap-2 text-sm">
        <span className="tabular-nums">{t('patternDesk.screen.working', { percent })}</span>
        <progress max={100} value={percent} className="h-2 w-full accent-accent" />
      </label>
      <Button ref={cancel} look="outline" onClick={onCancel}>
        {t('patternDesk.screen.cancel')}
      </Button>
    </div>
  );
}
