import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { PALETTE_ASKED } from './ask-palette.ts';
import { useEarlyLetters } from './use-early-letters.ts';

const CommandPalette = lazy(async () => ({
  default: (await import('./command-palette.tsx')).CommandPalette,
}));

/**
 * Opens the command palette on Ctrl + K, or ⌘ K, and where a menu asks for it; its code loads then.
 * Other dialogs keep the keys.
 */
export function CommandKeys() {
  const [isOpen, setOpen] = useState(false);
  const [isReady, setReady] = useState(false);
  const letters = useEarlyLetters(isOpen && !isReady);
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const open = () => {
      const { activeElement } = document;
      opener.current = activeElement instanceof HTMLElement ? activeElement : null;
      setReady(false);
      setOpen(true);
    };
    const follow = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !isPaletteKey(event)) return;
      event.preventDefault();
      if (document.querySelector('[role="dialog"]') === null) open();
      else setOpen(false);
    };
    addEventListener('keydown', follow);
    addEventListener(PALETTE_ASKED, open);
    return () => {
      removeEventListener('keydown', follow);
      removeEventListener(PALETTE_ASKED, open);
    };
  }, []);
  if (!isOpen) return null;
  return (
    <Suspense>
      <CommandPalette
        onClose={() => setOpen(false)}
        returnFocusTo={opener}
        onReady={() => {
          setReady(true);
          return letters.current;
        }}
      />
    </Suspense>
  );
}

const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
