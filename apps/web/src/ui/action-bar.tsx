import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type ActionBarProps = {
  /** True while its step is in view: the bars of the other steps are out of the way then. */
  active: boolean;
  children: ReactNode;
};

/** The buttons that lead on. On telephones they stand at the window's lower edge, always in view. */
export function ActionBar({ active, children }: ActionBarProps) {
  return (
    <div
      data-action-bar={active || undefined}
      className={classNames('flex flex-wrap items-end gap-x-3 gap-y-4', active && FIXED_CLASS)}
    >
      {children}
    </div>
  );
}

// Fixed, not sticky: the steps lie in a box that scrolls sideways, beyond which nothing sticks.
const FIXED_CLASS =
  'max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-15 max-sm:flex-nowrap max-sm:border-t ' +
  'max-sm:border-hairline max-sm:bg-paper max-sm:px-4 max-sm:pt-2 ' +
  'max-sm:pb-[max(0.5rem,env(safe-area-inset-bottom))]';
