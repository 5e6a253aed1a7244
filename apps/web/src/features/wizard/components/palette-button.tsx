import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';

const PalettePicker = lazy(async () => ({
  default: await (await import('./load-drawers.ts')).loadPalettePicker(),
}));

type PaletteButtonProps = { prompt: string; onChange: (prompt: string) => void };

/** The way to the user's palettes; its code loads with the click. */
export function PaletteButton({ prompt, onChange }: PaletteButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="outline" onClick={() => setIsOpen(true)}>
        {t('wizard.words.palette')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PalettePicker prompt={prompt} onChange={onChange} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
