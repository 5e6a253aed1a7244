import type { Generation } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** What was done with an output since it was made. */
export function GenerationBadges({ generation }: { generation: Generation }) {
  const { t } = useTranslation();
  const { favourite, downloaded } = generation;
  if (!favourite && !downloaded) return null;
  return (
    <span className="mt-1.5 flex flex-wrap gap-1.5">
      {favourite && (
        <Badge tone="accent">
          <Icon name="heart" className="size-3.5" />
          {t('results.favourite')}
        </Badge>
      )}
      {downloaded && <Badge>{t('results.badgeDownloaded')}</Badge>}
    </span>
  );
}
