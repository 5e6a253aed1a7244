import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

type WaitingTileProps = {
  /** Number of the place in the grid, from 1. */
  number: number;
  /** Part of the image that is done, from 0 to 1, where its engine tells. */
  fraction?: number;
  /** A coarse picture of what is being made, as a data URI. */
  previewUrl?: string;
};

/** The place of an image that is being made. */
export function WaitingTile({ number, fraction, previewUrl }: WaitingTileProps) {
  const { t } = useTranslation();
  const percent = fraction === undefined ? undefined : Math.round(fraction * 100);
  return (
    <div className="cross-paper flex size-full items-center justify-center overflow-hidden bg-sunk text-ink-soft">
      {previewUrl ? (
        <img src={previewUrl} alt="" className="absolute inset-0 size-full object-cover blur-xs" />
      ) : (
        <Spinner />
      )}
      <span className="absolute top-2 left-2 flex gap-1">
        <Badge>{t('results.badgeGenerating')}</Badge>
        {percent !== undefined && (
          <Badge>
            <span className="tabular-nums">{t('results.slotPercent', { percent })}</span>
          </Badge>
        )}
      </span>
      {percent !== undefined && (
        <progress
          aria-label={t('results.slotProgress', { number })}
          value={percent}
          max={100}
          className={PROGRESS_CLASS}
        />
      )}
    </div>
  );
}

const PROGRESS_CLASS =
  'absolute inset-x-0 bottom-0 block h-1 w-full appearance-none border-0 bg-hairline ' +
  '[&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-hairline [&::-webkit-progress-value]:bg-accent';

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
