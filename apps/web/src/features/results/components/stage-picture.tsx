import { useState } from 'react';
import type { Viewport } from '../../../canvas/stage/viewport.ts';
import type { Size } from '../../../lib/pictures/paper.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Spinner } from '../../../ui/spinner.tsx';

type StagePictureProps = {
  src: string;
  /** A small version, shown until the large one is loaded. */
  thumbnail: string;
  alt: string;
  /** Size of the stage's content; a picture of another shape fits within it. */
  box: Size;
  viewport: Viewport;
  onGone: () => void;
};

/** A picture on the stage. */
export function StagePicture({ src, thumbnail, alt, box, viewport, onGone }: StagePictureProps) {
  const [isLoaded, setIsLoaded] = useState(false);
  const { scale, x, y } = viewport;
  return (
    <div
      aria-busy={!isLoaded}
      className="absolute top-0 left-0 bg-sunk bg-contain bg-center bg-no-repeat"
      style={{
        width: box.width * scale,
        height: box.height * scale,
        transform: `translate(${x}px, ${y}px)`,
        backgroundImage: isLoaded ? undefined : `url("${thumbnail}")`,
      }}
    >
      <img
        src={src}
        alt={alt}
        draggable={false}
        onLoad={() => setIsLoaded(true)}
        onError={onGone}
        className={classNames(
          'size-full object-contain transition-opacity duration-200 select-none',
          !isLoaded && 'opacity-0',
        )}
      />
      {!isLoaded && (
        <span className="absolute top-3 left-3 rounded-full bg-paper/85 p-1.5">
          <Spinner className="size-5" />
        </span>
      )}
    </div>
  );
}
