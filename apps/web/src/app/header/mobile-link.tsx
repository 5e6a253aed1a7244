import type { ReactNode } from 'react';
import { Link, useMatch } from 'react-router';
import { classNames } from '../../ui/class-names.ts';

type MobileLinkProps = { to: string; state?: unknown; small?: boolean; children: ReactNode };

/** A line of the mobile menu. */
export function MobileLink({ to, state, small = false, children }: MobileLinkProps) {
  // With or without the slash at its end, which a NavLink distinguishes.
  const isHere = useMatch(to) !== null;
  return (
    <Link
      to={to}
      state={state}
      aria-current={isHere ? 'page' : undefined}
      className={classNames(
        'flex items-center justify-between gap-4 aria-[current=page]:text-accent-ink',
        small
          ? 'min-h-11 text-ink-soft'
          : 'title-section min-h-13 border-b border-hairline text-xl',
      )}
    >
      {children}
    </Link>
  );
}
