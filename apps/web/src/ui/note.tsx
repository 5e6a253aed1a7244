import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A note worth reading before going on, on a slip pinned to the page. */
export function Note({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={classNames(
        'notch max-w-2xl border border-hairline bg-raised px-6 pt-6 pb-5',
        className,
      )}
    >
      {children}
    </div>
  );
}
