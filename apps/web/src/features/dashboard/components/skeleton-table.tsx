import { useTranslation } from 'react-i18next';

const ROWS = [0, 1, 2, 3];

/** Placeholder of the list while it loads. */
export function SkeletonTable() {
  const { t } = useTranslation();
  return (
    <output className="block max-md:grid max-md:gap-3 md:border-t md:border-hairline">
      <span className="sr-only">{t('dashboard.loading')}</span>
      {ROWS.map((row) => (
        <div
          key={row}
          aria-hidden="true"
          className="flex animate-pulse items-center gap-4 border-b border-hairline p-3 max-md:border md:gap-12 md:pl-0"
        >
          <div className="flex size-30 shrink-0 justify-center">
            <div className="aspect-3/4 h-full bg-sunk" />
          </div>
          <div className="h-5 w-40 bg-sunk" />
          <div className="h-5 w-28 bg-sunk max-md:hidden" />
        </div>
      ))}
    </output>
  );
}
