import * as Radix from 'radix-ui/dropdown-menu';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';

type MenuProps = {
  /** The button that opens the menu; a single element that takes a ref. */
  trigger: ReactNode;
  align?: 'start' | 'end';
  defaultOpen?: boolean;
  children: ReactNode;
};

const ITEM_CLASS =
  'flex min-h-11 w-full items-center justify-between gap-6 rounded px-3 py-2 text-left outline-none ' +
  'data-[highlighted]:bg-sunk data-[highlighted]:text-accent-ink';

/** A drop-down menu with arrow keys and type-ahead. It stays within its landmark: no portal. */
export function Menu({ trigger, align = 'start', defaultOpen, children }: MenuProps) {
  return (
    <Radix.Root modal={false} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        align={align}
        sideOffset={6}
        collisionPadding={12}
        className="z-30 min-w-56 border border-hairline bg-raised p-1.5 shadow-xl data-[state=open]:animate-appear"
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}

/** A line of the menu that leads to a page. */
export function MenuLink({ children, ...link }: Pick<LinkProps, 'to' | 'state' | 'children'>) {
  return (
    <Radix.Item asChild>
      <Link {...link} className={ITEM_CLASS}>
        {children}
      </Link>
    </Radix.Item>
  );
}

/** A line of the menu that performs an action. */
export function MenuAction({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  return (
    <Radix.Item onSelect={onSelect} className={ITEM_CLASS}>
      {children}
    </Radix.Item>
  );
}
