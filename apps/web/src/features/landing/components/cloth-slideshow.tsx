import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SWATCHES } from '../model/swatches.ts';
import { useSlideshow } from '../model/use-slideshow.ts';
import { Cloth } from './cloth.tsx';

/** A length of cloth that changes its pattern, with the words that it was drawn from. */
export function ClothSlideshow() {
  const { t } = useTranslation();
  const { index, isPlaying, togglePlaying } = useSlideshow(SWATCHES.length);
  const current = SWATCHES[index];
  if (!current) return null;
  return (
    <section aria-label={t('landing.slideshow.label')} className="relative h-full min-h-88">
      <div className="pinked-left absolute inset-0 isolate overflow-hidden bg-sunk">
        {SWATCHES.map((swatch, position) => (
          <Cloth key={swatch.url} swatch={swatch} place={placeOf(position, index)} />
        ))}
      </div>
      <div className="absolute bottom-6 left-6 flex max-w-[calc(100%-3rem)] items-center gap-2 border border-hairline bg-paper py-1 pr-1 pl-4 shadow-lg sm:left-10">
        <div className="py-1.5">
          <p className="leading-snug">“{current.prompt}”</p>
          <p className="annotation text-sm">{t('landing.honesty')}</p>
        </div>
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          label={t(isPlaying ? 'landing.slideshow.pause' : 'landing.slideshow.play')}
          onClick={togglePlaying}
        />
      </div>
    </section>
  );
}

export type ClothPlace = 'current' | 'next' | 'previous' | 'away';

/** Where a picture stands beside the one that shows; only neighbours are loaded. */
function placeOf(position: number, index: number): ClothPlace {
  if (position === index) return 'current';
  if (position === (index + 1) % SWATCHES.length) return 'next';
  return position === (index - 1 + SWATCHES.length) % SWATCHES.length ? 'previous' : 'away';
}
