import type { Generation } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { listSizes, type SizedPicture } from '../../../lib/generations/picture-sizes.ts';
import { useSaveImage } from '../../../lib/generations/use-save-image.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';

type DownloadButtonsProps = {
  generation: Generation;
  /** The picture in the size on screen: the first to be offered. */
  picture: SizedPicture;
  locked: boolean;
};

/** Downloads an output, in either size where there are two. */
export function DownloadButtons({ generation, picture, locked }: DownloadButtonsProps) {
  const { t } = useTranslation();
  const { save, savingId } = useSaveImage();
  const [{ output_image_id: id }, other] = listSizes(generation, picture);
  return (
    <>
      <Button look="accent" disabled={locked} pending={savingId === id} onClick={() => save(id)}>
        <Icon name="download" />
        {t('results.download')}
        {other && <span className="tabular-nums">{t('results.downloadSize', picture)}</span>}
      </Button>
      {other && (
        <Button
          look="outline"
          disabled={locked}
          pending={savingId === other.output_image_id}
          onClick={() => save(other.output_image_id)}
        >
          <Icon name="download" />
          {t(other.width > picture.width ? 'results.downloadLarger' : 'results.downloadOriginal')}
          <span className="font-normal tabular-nums">{t('results.downloadSize', other)}</span>
        </Button>
      )}
    </>
  );
}
