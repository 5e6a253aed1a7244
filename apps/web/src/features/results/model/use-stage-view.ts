import { type RefObject, useState } from 'react';
import { useViewport } from '../../../canvas/stage/use-viewport.ts';
import { type Viewport, zoomOf } from '../../../canvas/stage/viewport.ts';
import type { Size } from '../../../lib/pictures/paper.ts';
import type { Point } from '../../../lib/pictures/point.ts';

/** Margin around a picture that is wholly visible. */
const MARGIN_PX = 16;

/** Zoom factors of a key or button (`STEP`), and of a double tap (`JUMP`). */
export const ZOOM_STEP = 1.5;
export const ZOOM_JUMP = 2.5;

/** The picture's view on the stage, and the functions that move it. */
export type StageView = {
  view: Size;
  viewport: Viewport;
  /** True while only a part of the picture is visible. */
  isZoomed: boolean;
  panBy: (by: Point) => void;
  /** Zooms about a point of the stage, by default its middle. */
  zoomBy: (factor: number, about?: Point) => void;
  showAll: () => void;
};

/** The view of a picture on the stage; a change of the picture, by id, resets it. */
export function useStageView(
  stage: RefObject<HTMLElement | null>,
  picture: Size,
  id: string,
): StageView {
  const control = useViewport(picture, stage, MARGIN_PX);
  const { view, viewport, panBy, showAll } = control;
  const zoom = zoomOf(viewport, picture, view);
  const [seenId, setSeenId] = useState(id);
  if (seenId !== id) {
    setSeenId(id);
    showAll();
  }
  return {
    view,
    viewport,
    isZoomed: zoom > 1,
    panBy,
    zoomBy: (factor, about) => {
      if (zoom * factor <= 1) showAll();
      else control.zoomBy(factor, about);
    },
    showAll,
  };
}
