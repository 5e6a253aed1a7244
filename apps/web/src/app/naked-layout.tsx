import type { ReactNode } from 'react';
import { SkipLink } from '../ui/skip-link.tsx';
import { Wordmark } from '../ui/wordmark.tsx';

const MAIN_ID = 'main';

/** The frame of a page without the product's menus. */
export function NakedLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink target={MAIN_ID} />
      <header className="border-b border-hairline">
        <div className="mx-auto flex h-16 max-w-7xl items-center px-4 sm:px-8">
          <Wordmark />
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
    </div>
  );
}
