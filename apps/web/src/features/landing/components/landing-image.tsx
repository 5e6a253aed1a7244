import type { LandingPicture } from '../model/landing-picture.ts';

type LandingImageProps = {
  picture: LandingPicture;
  alt: string;
  /** Width on screen, for the choice of a file. */
  sizes: string;
  size: { width: number; height: number };
  className?: string;
  /** True: the picture is loaded at once, because visitors see it first. */
  isFirst?: boolean;
};

/**
 * A picture of the page in the format and size that suit the browser; loaded when it is close to
 * the view.
 */
export function LandingImage(props: LandingImageProps) {
  const { picture, alt, sizes, size, className, isFirst = false } = props;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
      <img
        src={picture.webp}
        alt={alt}
        {...size}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        className={className}
      />
    </picture>
  );
}
