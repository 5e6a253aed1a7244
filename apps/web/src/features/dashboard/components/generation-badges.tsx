import type { Generation } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';

/** What was done with an output since. */
export function GenerationBadges({ generation }: { generation: Generation }) {
  const { t } = useTranslation();
  const { upscaled, downloaded } = generation;
  if (!upscaled && !downloaded) return null;
  return (
    <span className="mt-1.5 flex flex-wrap gap-1.5">
      {upscaled && <Badge>{t('results.badgeUpscaled')}</Badge>}
      {downloaded && <Badge>{t('results.badgeDownloaded')}</Badge>}
    </span>
  );
}
