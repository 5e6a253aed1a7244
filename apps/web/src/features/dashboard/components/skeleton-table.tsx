import { useTranslation } from 'react-i18next';

const ROWS = [0, 1, 2, 3];

/** The shape of the list until it is there. */
export function SkeletonTable() {
  const { t } = useTranslation();
  return (
    <output className="block border-t border-hairline">
      <span className="sr-only">{t('dashboard.loading')}</span>
      {ROWS.map((row) => (
        <div
          key={row}
          aria-hidden="true"
          className="flex animate-pulse items-center gap-8 border-b border-hairline py-2"
        >
          <div className="size-24 shrink-0 bg-sunk" />
          <div className="h-5 w-40 bg-sunk" />
          <div className="h-5 w-28 bg-sunk max-sm:hidden" />
        </div>
      ))}
    </output>
  );
}
