import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

/** The place of an image that is being made. */
export function WaitingTile() {
  const { t } = useTranslation();
  return (
    <div className="cross-paper flex size-full items-center justify-center bg-sunk text-ink-soft">
      <Spinner />
      <span className="absolute top-2 left-2">
        <Badge>{t('results.badgeGenerating')}</Badge>
      </span>
    </div>
  );
}

type EndedTileProps = {
  reason: string;
  icon?: IconName;
  /** Credits returned for the image that did not come. */
  releasedCredits?: number;
};

/** A place that stays empty, with the reason and the credits returned. */
export function EndedTile({ reason, icon = 'alert', releasedCredits = 0 }: EndedTileProps) {
  const { t } = useTranslation();
  return (
    <div className="flex size-full flex-col items-center justify-center gap-1.5 border border-dashed border-control p-2 text-center text-ink-soft max-sm:text-sm max-sm:leading-snug sm:p-4">
      <Icon name={icon} className="shrink-0 max-sm:size-4" />
      <p>{reason}</p>
      {releasedCredits > 0 && (
        <p className="annotation text-sm leading-snug">
          {t('results.slotReleased', { count: releasedCredits })}
        </p>
      )}
    </div>
  );
}
