import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

type ExampleCardProps = {
  src: string | undefined;
  /** True or false: a tick or a cross at the picture's corner. Absent: neither. */
  accepted?: boolean;
  className?: string;
  /** The caption, for those who do not see the picture, too. */
  children: ReactNode;
};

/** A small picture that serves as an example, with its caption beneath. */
export function ExampleCard({ src, accepted, className, children }: ExampleCardProps) {
  return (
    <figure className={classNames('flex h-full flex-col', className)}>
      <div
        className={classNames(
          'relative aspect-3/4 overflow-hidden bg-sunk',
          accepted === undefined && 'border border-hairline',
          accepted === true && 'border-b-3 border-success',
          accepted === false && 'border-b-3 border-danger',
        )}
      >
        <img
          src={src}
          alt=""
          width={312}
          height={416}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
        {accepted !== undefined && <Verdict accepted={accepted} />}
      </div>
      <figcaption className="mt-1.5 min-h-[2lh] text-sm leading-snug text-pretty">
        {children}
      </figcaption>
    </figure>
  );
}

function Verdict({ accepted }: { accepted: boolean }) {
  return (
    <span
      className={classNames(
        'absolute right-1 bottom-1 flex size-6 items-center justify-center rounded-full text-paper',
        accepted ? 'bg-success' : 'bg-danger',
      )}
    >
      <Icon name={accepted ? 'check' : 'close'} className="size-3.5" />
    </span>
  );
}
