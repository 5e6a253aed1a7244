import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';

const StartOverDialog = lazy(async () => {
  const { StartOverDialog: loaded } = await import('./start-over-dialog.tsx');
  return { default: loaded };
});

type StartOverButtonProps = { disabled: boolean; onStartOver: () => void };

/** Begins the tool anew, after a question. */
export function StartOverButton({ disabled, onStartOver }: StartOverButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="quiet" disabled={disabled} onClick={() => setOpen(true)}>
        {t('results.startOver')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <StartOverDialog
            onClose={close}
            onStartOver={() => {
              close();
              onStartOver();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
