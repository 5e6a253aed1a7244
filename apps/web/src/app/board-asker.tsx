import { lazy, Suspense, useEffect, useState } from 'react';
import { type BoardAsk, onBoardAsked } from '../lib/boards/ask-for-board.ts';

const AddDialog = lazy(async () => ({
  default: await (await import('./board-loads.ts')).loadAddDialog(),
}));

/** Opens the dialog that puts outputs on a board, where a screen asks for it. */
export function BoardAsker() {
  const [ask, setAsk] = useState<BoardAsk>();
  useEffect(() => onBoardAsked(setAsk), []);
  return ask ? (
    <Suspense>
      <AddDialog {...ask} onClose={() => setAsk(undefined)} />
    </Suspense>
  ) : null;
}
