import type { ReactNode } from 'react';

/** A word on the lower corner of a picture; screen readers get it elsewhere. */
export function CornerMark({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute right-1.5 bottom-1.5 rounded bg-[#0b0c0f]/80 px-1.5 text-sm leading-snug font-medium text-[#fff] tabular-nums"
    >
      {children}
    </span>
  );
}
