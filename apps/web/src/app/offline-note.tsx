import { useTranslation } from 'react-i18next';
import { useOnline } from '../lib/connection/use-online.ts';
import { Icon } from '../ui/icon.tsx';

/** The note below the header while the browser has no connection. */
export function OfflineNote() {
  const { t } = useTranslation();
  const isOnline = useOnline();
  return (
    <output className="pointer-events-none fixed inset-x-4 top-18 z-50 flex justify-center">
      {!isOnline && (
        <span className="flex animate-appear items-center gap-3 border border-control bg-paper px-4 py-2.5 shadow-lg">
          <Icon name="alert" className="size-5 shrink-0 text-danger" />
          {t('common.offline')}
        </span>
      )}
    </output>
  );
}
