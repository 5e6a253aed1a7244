import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { type BoardAsk, onBoardAsked } from '../lib/boards/ask-for-board.ts';
import { loadAsking } from '../lib/load-asking.ts';

const AddDialog = lazy(async () => ({
  default: await loadAsking(
    async () => (await import('../features/boards/components/add-dialog.tsx')).AddDialog,
  ),
}));

/** Opens the dialog that puts outputs on a board, where a screen asks for it. */
export function BoardAsker() {
  const [ask, setAsk] = useState<BoardAsk>();
  const opener = useRef<HTMLElement | null>(null);
  useEffect(
    () =>
      onBoardAsked((asked) => {
        opener.current = findOpener();
        setAsk(asked);
      }),
    [],
  );
  if (!ask) return null;
  return (
    <Suspense>
      <AddDialog {...ask} onClose={() => setAsk(undefined)} returnFocusTo={opener} />
    </Suspense>
  );
}

/** The element that gets the focus back: of a menu, which closes meanwhile, its button. */
function findOpener(): HTMLElement | null {
  const { activeElement } = document;
  const button = activeElement?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  if (button) return document.getElementById(button);
  return activeElement instanceof HTMLElement ? activeElement : null;
}
