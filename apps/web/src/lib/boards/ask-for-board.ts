/** Outputs that shall go on a board. */
export type BoardAsk = {
  ids: readonly string[];
  /** Called once they are on one. */
  onAdded?: (() => void) | undefined;
  /** Element that had the focus; a menu's line, which goes meanwhile, stands for its button. */
  opener: Element | null;
};

type Listener = (ask: BoardAsk) => void;

let listener: Listener | undefined;

/** Opens the dialog that puts outputs on a board: any feature may ask, and its code loads then. */
export function askForBoard(ids: readonly string[], onAdded?: () => void): void {
  const { activeElement } = document;
  const menu = activeElement?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const opener = menu ? document.getElementById(menu) : activeElement;
  listener?.({ ids, onAdded, opener });
}

/** Has `next` called whenever outputs shall go on a board. Returns a function that stops. */
export function onBoardAsked(next: Listener): () => void {
  listener = next;
  return () => {
    listener = undefined;
  };
}
