import type { Point } from '../../lib/pictures/point.ts';

/** Position of a pointer, in pixels from an element's upper left corner. */
export function placeIn(
  element: Element | null,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  const box = element?.getBoundingClientRect();
  return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
}
