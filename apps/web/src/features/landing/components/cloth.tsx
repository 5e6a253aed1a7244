import { classNames } from '../../../ui/class-names.ts';
import type { SlidePlace } from '../model/slide-place.ts';
import type { Slide } from '../model/slides.ts';
import { LandingImage } from './landing-image.tsx';

/** Classes of a layer: its place in the stack, and whether it unrolls over the one before. */
const LAYERS: Record<SlidePlace, string> = {
  current: 'z-2 [clip-path:inset(0)] transition-[clip-path] duration-1500 ease-cloth',
  previous: 'z-1 [clip-path:inset(0)]',
  next: 'z-0 [clip-path:inset(0_0_100%_0)]',
  away: 'hidden',
};

type LayerProps = { slide: Slide; place: SlidePlace; isFirst: boolean };

/** One pattern, repeated without a seam over the whole length. The words beside it describe it. */
export function Cloth({ slide, place }: LayerProps) {
  return (
    <div
      aria-hidden="true"
      style={{ backgroundImage: tileOf(slide), backgroundSize: '26rem' }}
      className={classNames('absolute inset-0', LAYERS[place])}
    />
  );
}

const tileOf = ({ tile, url }: Slide): string =>
  `image-set(url(${tile}) type("image/avif"), url(${url}) type("image/webp"))`;

const GARMENT_SIZES = '(min-width: 80rem) 24rem, (min-width: 48rem) 20rem, 12rem';

/** The garment cut from it. The words beside it describe it. */
export function CutGarment({ slide, place, isFirst }: LayerProps) {
  return (
    <div aria-hidden="true" className={classNames('absolute inset-0', LAYERS[place])}>
      <LandingImage
        picture={slide.picture}
        alt=""
        sizes={GARMENT_SIZES}
        size={{ width: 640, height: 910 }}
        isFirst={isFirst}
        className="size-full object-cover"
      />
    </div>
  );
}
