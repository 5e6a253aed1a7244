import type { Tool } from '@toile/tools';
import { lazy, Suspense } from 'react';
import { preload } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { placeOfSlide } from '../model/slide-place.ts';
import { SLIDES } from '../model/slides.ts';
import { useSlideshow } from '../model/use-slideshow.ts';
import type { Trial } from '../trial/use-trial.ts';
import { Cloth, CutGarment } from './cloth.tsx';
import { SteadyCaption } from './steady-caption.tsx';

/** The parts of a visitor's own picture load once it is drawn. */
const loadOwn = () => import('../trial/own-cloth.tsx');
const OwnCloth = lazy(async () => ({ default: (await loadOwn()).OwnCloth }));
const OwnPrint = lazy(async () => ({ default: (await loadOwn()).OwnPrint }));
const OwnCaption = lazy(async () => ({ default: (await loadOwn()).OwnCaption }));

type ClothSlideshowProps = {
  trial: Trial;
  onFour: (tool: Tool, prompt: string) => void;
};

/**
 * A length of cloth that changes its pattern, a garment cut from it, and the prompts of both. The
 * picture that a visitor had drawn takes their place.
 */
export function ClothSlideshow({ trial, onFour }: ClothSlideshowProps) {
  const { t } = useTranslation();
  const { state } = trial;
  const own = state.status === 'drawn' ? state.picture : undefined;
  const { index, isPlaying, togglePlaying } = useSlideshow(own ? 1 : SLIDES.length);
  preloadFirst();
  const captions = SLIDES.map(({ name }) => {
    const garment = t(`landing.slideshow.garments.${name}`);
    const cut = t('landing.slideshow.cut', { garment });
    return [`“${t(`landing.patterns.words.${name}`)}”`, cut, t('landing.honesty')] as const;
  });
  const slides = SLIDES.map((slide, position) => ({
    slide,
    place: placeOfSlide(position, { index, count: SLIDES.length }),
    isFirst: position === 0,
  }));
  return (
    <section
      aria-label={t('landing.slideshow.label')}
      className={classNames('relative h-full min-h-120 md:min-h-136', own && 'max-lg:min-h-160')}
    >
      <div className="pinked-left absolute inset-0 isolate overflow-hidden bg-sunk">
        {slides.map((each) => (
          <Cloth key={each.slide.name} {...each} />
        ))}
        <Suspense>{own && <OwnCloth picture={own} />}</Suspense>
      </div>
      <div className={classNames(PRINT_CLASS, own && 'max-lg:bottom-52!')}>
        <div className="relative isolate size-full overflow-hidden bg-sunk">
          {slides.map((each) => (
            <CutGarment key={each.slide.name} {...each} />
          ))}
          <Suspense>{own && <OwnPrint picture={own} />}</Suspense>
        </div>
      </div>
      <div className={CAPTION_CLASS}>
        {own ? (
          <Suspense>
            <OwnCaption
              key={own.output}
              picture={own}
              onFour={() => onFour(own.tool, own.prompt)}
              onBack={trial.clear}
            />
          </Suspense>
        ) : (
          <>
            <SteadyCaption captions={captions} index={index} />
            <IconButton
              icon={isPlaying ? 'pause' : 'play'}
              label={t(isPlaying ? 'landing.slideshow.pause' : 'landing.slideshow.play')}
              onClick={togglePlaying}
            />
          </>
        )}
      </div>
    </section>
  );
}

/** Preloads the first cloth from the page's head, before the style sheet shows it. */
function preloadFirst(): void {
  const [first] = SLIDES;
  if (first) preload(first.tile, { as: 'image', type: 'image/avif', fetchPriority: 'high' });
}

/** Classes of a photo print that lies on the cloth, and over its cut edge where there is room. */
const PRINT_CLASS =
  'absolute top-6 right-5 bottom-30 aspect-[640/910] rotate-[1.2deg] border-8 border-[#fbfbf8] bg-[#fbfbf8] shadow-2xl ' +
  'sm:right-12 md:top-8 lg:top-1/2 lg:right-auto lg:bottom-auto lg:left-[-2.5rem] lg:h-[74%] lg:max-h-150 lg:-translate-y-[58%] xl:border-10';

const CAPTION_CLASS =
  'absolute bottom-5 left-4 flex max-w-[calc(100%-2rem)] items-center gap-2 border border-hairline bg-paper py-1 pr-1 pl-4 shadow-lg ' +
  'sm:left-8 lg:right-8 lg:left-auto lg:max-w-[24rem]';
