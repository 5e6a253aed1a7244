/** Outputs that shall go on a board. */
export type BoardAsk = {
  ids: readonly string[];
  /** Called once they are on one. */
  onAdded?: (() => void) | undefined;
};

type Listener = (ask: BoardAsk) => void;

const listeners = new Set<Listener>();

/** Opens the dialog that puts outputs on a board: any feature may ask, and its code loads then. */
export function askForBoard(ask: BoardAsk): void {
  for (const listener of listeners) listener(ask);
}

/** Calls `listener` whenever outputs shall go on a board. Returns a function that stops. */
export function onBoardAsked(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
