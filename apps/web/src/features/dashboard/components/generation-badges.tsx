import type { Generation } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import { Icon } from '../../../ui/icon.tsx';

/**
 * Badges for past acts on an output. It is one picture in two sizes: where only the other one was
 * downloaded, that size is named.
 */
export function GenerationBadges({ generation }: { generation: Generation }) {
  const { t } = useTranslation();
  const { favourite, downloaded, other_size: other } = generation;
  const otherAlone = !downloaded && other?.downloaded;
  const times = generation.upscaled_from_id === null ? 2 : 1;
  if (!favourite && !downloaded && !otherAlone) return null;
  return (
    <span className="mt-1.5 flex flex-wrap gap-1.5">
      {favourite && (
        <Badge tone="accent">
          <Icon name="heart" className="size-3.5" />
          {t('results.favourite')}
        </Badge>
      )}
      {downloaded && <Badge>{t('results.badgeDownloaded')}</Badge>}
      {otherAlone && <Badge>{t('dashboard.downloadedAt', { times })}</Badge>}
    </span>
  );
}
