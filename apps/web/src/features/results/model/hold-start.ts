/**
 * Ref of a row that gets its newest tile at the start. The row goes on showing its start, unless it
 * was scrolled; without this, scroll snapping would stay with the tile that it snapped to.
 */
export function holdStart(row: HTMLElement | null): () => void {
  let isAtStart = true;
  const onScroll = () => {
    isAtStart = row !== null && row.scrollLeft <= NEAR_PX;
  };
  const observer = new MutationObserver(() => {
    if (isAtStart) row?.scrollTo({ left: 0, behavior: 'instant' });
  });
  row?.addEventListener('scroll', onScroll, { passive: true });
  if (row) observer.observe(row, { childList: true });
  return () => {
    row?.removeEventListener('scroll', onScroll);
    observer.disconnect();
  };
}

/** Tolerance of a scroll position, which may be a fraction of a pixel. */
const NEAR_PX = 1;
