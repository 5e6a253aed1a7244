import { classNames } from './class-names.ts';
import { Picture, type PictureSources } from './picture.tsx';

type PictureButtonProps = {
  /** Accessible name of the button. */
  label: string;
  sources: PictureSources;
  /** A similar picture that is loaded already, shown until this one is. */
  under?: string;
  /** Width of the picture on screen, for the choice of a source. */
  sizes: string;
  alt?: string;
  /** Text in the picture's place when it cannot be loaded. */
  fallback: string;
  onClick: () => void;
  className?: string;
};

/** A picture that opens large on a click. */
export function PictureButton(props: PictureButtonProps) {
  const { label, sources, under, sizes, alt = '', fallback, onClick, className } = props;
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      style={under === undefined ? undefined : { backgroundImage: `url("${under}")` }}
      className={classNames(
        'relative block cursor-zoom-in bg-sunk bg-cover bg-center',
        RING_CLASS,
        className,
      )}
    >
      <Picture
        key={sources.src}
        sources={sources}
        sizes={sizes}
        alt={alt}
        fallback={fallback}
        className="object-cover"
      />
    </button>
  );
}

// Both rings are outside the picture: no colour would stand out on every picture.
const RING_CLASS =
  'pointer-fine:hover:outline-2 pointer-fine:hover:outline-offset-2 pointer-fine:hover:outline-ink ' +
  'focus-visible:outline-accent!';
