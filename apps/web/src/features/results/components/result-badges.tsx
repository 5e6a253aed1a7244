import type { Generation } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** What was done with an output. */
export function ResultBadges({
  downloaded,
  upscaled,
}: Pick<Generation, 'downloaded' | 'upscaled'>) {
  const { t } = useTranslation();
  return (
    <>
      {downloaded && (
        <Badge tone="ink">
          <Icon name="check" className="size-3.5" />
          {t('results.badgeDownloaded')}
        </Badge>
      )}
      {upscaled && <Badge tone="ink">{t('results.badgeUpscaled')}</Badge>}
    </>
  );
}
