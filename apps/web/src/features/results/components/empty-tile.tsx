import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

/** A place whose image is being made. */
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

/** A place that stays empty, and why. */
export function EndedTile({ reason, icon = 'alert' }: { reason: string; icon?: IconName }) {
  return (
    <div className="flex size-full flex-col items-center justify-center gap-2 border border-dashed border-control p-4 text-center text-ink-soft">
      <Icon name={icon} />
      <p>{reason}</p>
    </div>
  );
}
