import { classNames } from '../../../ui/class-names.ts';
import type { Swatch } from '../model/swatches.ts';
import type { ClothPlace } from './cloth-slideshow.tsx';

/** Which layer lies on top, and whether it is unrolled over the one before. */
const LAYERS: Record<ClothPlace, string> = {
  current: 'z-2 [clip-path:inset(0)] transition-[clip-path] duration-1500 ease-cloth',
  previous: 'z-1 [clip-path:inset(0)]',
  next: 'z-0 [clip-path:inset(0_0_100%_0)]',
  away: 'hidden',
};

/** One pattern, repeated without a seam over the whole length. The words beside it describe it. */
export function Cloth({ swatch, place }: { swatch: Swatch; place: ClothPlace }) {
  return (
    <div
      aria-hidden="true"
      style={{ backgroundImage: `url(${swatch.url})`, backgroundSize: '26rem' }}
      className={classNames('absolute inset-0', LAYERS[place])}
    />
  );
}
