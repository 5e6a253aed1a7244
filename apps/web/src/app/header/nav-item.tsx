import type { ReactNode } from 'react';
import { NavLink } from 'react-router';

/** Classes of a link in the header. */
export const NAV_ITEM_CLASS =
  'inline-flex min-h-11 items-center gap-1.5 rounded px-3 underline-offset-8 decoration-accent ' +
  'decoration-2 hover:bg-sunk aria-[current=page]:underline';

export function NavItem({ to, children }: { to: string; children: ReactNode }) {
  return (
    <NavLink to={to} end className={NAV_ITEM_CLASS}>
      {children}
    </NavLink>
  );
}
