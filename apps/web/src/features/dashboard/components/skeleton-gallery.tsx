import { useTranslation } from 'react-i18next';

const TILES = [0, 1, 2, 3];

/** Placeholder of the gallery while it loads. */
export function SkeletonGallery() {
  const { t } = useTranslation();
  return (
    <output className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
      <span className="sr-only">{t('dashboard.loading')}</span>
      {TILES.map((tile) => (
        <div key={tile} aria-hidden="true" className="aspect-3/4 animate-pulse bg-sunk" />
      ))}
    </output>
  );
}
