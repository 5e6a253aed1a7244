import { type RefObject, useEffect, useState } from 'react';
import type { Size } from '../../lib/pictures/paper.ts';
import type { Point } from '../../lib/pictures/point.ts';
import { fitPhoto, pan, type Viewport, zoom } from './viewport.ts';

export type ViewportControl = {
  view: Size;
  viewport: Viewport;
  panBy: (by: Point) => void;
  /** Zooms about a point of the view, by default its middle. */
  zoomBy: (factor: number, about?: Point) => void;
  showAll: () => void;
};

/**
 * The stage's view of the photo, at first with a margin of `marginPx` CSS pixels around it. A
 * change of the stage's size shows the whole photo again.
 */
export function useViewport(
  photo: Size,
  stage: RefObject<HTMLElement | null>,
  marginPx = 0,
): ViewportControl {
  const [view, setView] = useState<Size>({ width: 1, height: 1 });
  const [viewport, setViewport] = useState<Viewport>(() => fitPhoto(photo, view, marginPx));
  const { width, height } = photo;
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const next = { width: element.clientWidth, height: element.clientHeight };
      if (next.width === 0 || next.height === 0) return;
      setView(next);
      setViewport(fitPhoto({ width, height }, next, marginPx));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage, width, height, marginPx]);
  const middle = { x: view.width / 2, y: view.height / 2 };
  return {
    view,
    viewport,
    panBy: (by) => setViewport((now) => pan(now, by, { photo, view })),
    zoomBy: (factor, about = middle) =>
      setViewport((now) => zoom(now, { photo, view, about, factor })),
    showAll: () => setViewport(fitPhoto(photo, view, marginPx)),
  };
}
