const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowRight: (at, last) => Math.min(at + 1, last),
  Home: () => 0,
  End: (_at, last) => last,
};

/**
 * Ref of a row of tiles: arrow keys move the focus along it, and the browser scrolls it into view.
 */
export function walkTiles(row: HTMLElement | null): () => void {
  const onKeyDown = (event: KeyboardEvent) => row && walk(row, event);
  row?.addEventListener('keydown', onKeyDown);
  return () => row?.removeEventListener('keydown', onKeyDown);
}

function walk(row: HTMLElement, event: KeyboardEvent): void {
  const step = STEPS[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const tiles = [...row.querySelectorAll<HTMLElement>('button, a')];
  const at = tiles.findIndex((tile) => tile === document.activeElement);
  if (at === -1) return;
  event.preventDefault();
  tiles[step(at, tiles.length - 1)]?.focus();
}
