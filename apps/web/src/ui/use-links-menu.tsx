import type { ReactNode } from 'react';
import type { UseLink } from '../lib/use-in/use-links.ts';
import { Menu, MenuLink } from './menu.tsx';

type UseLinksMenuProps = {
  links: readonly UseLink[];
  /** The button that opens the menu; a single element that takes a ref. */
  trigger: ReactNode;
  /** Stands above the links. */
  title?: ReactNode;
  /** More lines, below the links. */
  children?: ReactNode;
};

/** The menu of the tools that go on with an output. */
export function UseLinksMenu({ links, trigger, title, children }: UseLinksMenuProps) {
  return (
    <Menu align="end" trigger={trigger}>
      {title}
      {links.map(({ label, to, state }) => (
        <MenuLink key={to} to={to} state={state}>
          {label}
        </MenuLink>
      ))}
      {children}
    </Menu>
  );
}
