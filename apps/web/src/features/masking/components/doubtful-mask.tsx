import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Doubt } from '../model/use-mask-files.ts';

/** Asks whether to use a picture that does not look like a mask. */
export function DoubtfulMask({ doubt }: { doubt: Doubt | undefined }) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={doubt !== undefined}
      onClose={() => doubt?.refuse()}
      title={t('masking.doubtful.title')}
      description={t('masking.doubtful.text', { percent: doubt?.percent ?? 0 })}
    >
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={() => doubt?.refuse()}>{t('masking.doubtful.refuse')}</Button>
        <Button look="outline" onClick={() => doubt?.accept()}>
          {t('masking.doubtful.accept')}
        </Button>
      </div>
    </Dialog>
  );
}
