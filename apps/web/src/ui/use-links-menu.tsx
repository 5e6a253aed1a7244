import type { ReactNode } from 'react';
import type { UseLink } from '../lib/use-in/use-links.ts';
import { Menu, MenuLink } from './menu.tsx';

type UseLinksMenuProps = {
  links: readonly UseLink[];
  /** The button that opens the menu; a single element that takes a ref. */
  trigger: ReactNode;
  /** Another place than a tool, above the tools. */
  place?: { label: string; to: string } | undefined;
  /** Stands above the links. */
  title?: ReactNode;
  /** More lines, below the links. */
  children?: ReactNode;
};

/** The menu of the tools that go on with an output. */
export function UseLinksMenu({ links, trigger, place, title, children }: UseLinksMenuProps) {
  return (
    <Menu align="end" trigger={trigger}>
      {title}
      {place && <MenuLink to={place.to}>{place.label}</MenuLink>}
      {links.map(({ label, to, state }) => (
        <MenuLink key={to} to={to} state={state}>
          {label}
        </MenuLink>
      ))}
      {children}
    </Menu>
  );
}
