import type { KeyboardEvent } from 'react';
import { type StageView, ZOOM_STEP } from './use-stage-view.ts';

const PAN_PX = 80;

const PANS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: PAN_PX, y: 0 },
  ArrowRight: { x: -PAN_PX, y: 0 },
  ArrowUp: { x: 0, y: PAN_PX },
  ArrowDown: { x: 0, y: -PAN_PX },
};

/** Handles a key: arrows step, or with Shift move a zoomed picture; +, - and 0 zoom. */
export function playViewerKey(
  event: KeyboardEvent<HTMLElement>,
  { view, onStep }: { view: StageView; onStep: (by: 1 | -1) => void },
): void {
  if (!isForViewer(event)) return;
  const pan = event.shiftKey && view.isZoomed ? PANS[event.key] : undefined;
  if (pan) view.panBy(pan);
  else if (event.key === 'ArrowLeft') onStep(-1);
  else if (event.key === 'ArrowRight') onStep(1);
  else if (event.key === '+' || event.key === '=') view.zoomBy(ZOOM_STEP);
  else if (event.key === '-') view.zoomBy(1 / ZOOM_STEP);
  else if (event.key === '0') view.showAll();
  else return;
  event.preventDefault();
}

/** False for keys of fields, and of dialogs opened from the viewer. */
function isForViewer(event: KeyboardEvent<HTMLElement>): boolean {
  const { target, currentTarget } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return false;
  return target.closest('input, textarea, select, [contenteditable]') === null;
}
