import type { Generation } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { useUpscalingId } from '../../../lib/generations/upscale-image.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

type ResultBadgesProps = Pick<
  Generation,
  'output_image_id' | 'downloaded' | 'upscaled' | 'other_size'
>;

/** Badges for past and running acts on an output, in either size. */
export function ResultBadges(props: ResultBadgesProps) {
  const { output_image_id: id, upscaled, other_size: other } = props;
  const downloaded = props.downloaded || other?.downloaded === true;
  const { t } = useTranslation();
  const upscalingId = useUpscalingId();
  return (
    <>
      {upscalingId === id && !upscaled && (
        <Badge tone="accent">
          <Spinner className="size-3.5" />
          {t('results.badgeGenerating')}
        </Badge>
      )}
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
