import { type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type PictureSources = { src: string; srcSet?: string };

type PictureProps = {
  sources: PictureSources;
  /** Width of the picture on screen, for the choice of a source. */
  sizes?: string;
  alt: string;
  /** Content in the picture's place when it cannot be loaded. */
  fallback: ReactNode;
  /** Called when it cannot be loaded. */
  onFail?: () => void;
  className?: string;
};

/** A picture that fills its frame: a spinner until it is loaded, a message when it cannot be. */
export function Picture({ sources, sizes, alt, fallback, onFail, className }: PictureProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  if (state === 'failed') {
    return (
      <span className="flex size-full items-center justify-center p-2 text-center text-sm text-ink-soft">
        {fallback}
      </span>
    );
  }
  return (
    <>
      {state === 'loading' && (
        <span className="absolute inset-0 flex items-center justify-center text-ink-soft">
          <Spinner />
        </span>
      )}
      <img
        src={sources.src}
        srcSet={sources.srcSet}
        sizes={sizes}
        alt={alt}
        decoding="async"
        onLoad={() => setState('loaded')}
        onError={() => {
          setState('failed');
          onFail?.();
        }}
        className={classNames(
          'size-full transition-opacity duration-300',
          state === 'loading' && 'opacity-0',
          className,
        )}
      />
    </>
  );
}
