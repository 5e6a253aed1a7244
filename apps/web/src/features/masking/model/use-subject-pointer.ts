import { type PointerEvent, useRef, useState } from 'react';
import { dragSubject } from '../../../canvas/reposition/drag-subject.ts';
import { findGrip, type Grip, gripCursor } from '../../../canvas/reposition/find-grip.ts';
import type { SubjectPlace } from '../../../canvas/reposition/subject-place.ts';
import { placeIn } from '../../../canvas/stage/place-in.ts';
import { toPhoto, toView, type Viewport } from '../../../canvas/stage/viewport.ts';
import type { Size } from '../../../lib/pictures/paper.ts';
import type { Point } from '../../../lib/pictures/point.ts';

/** Least distance of a drag of the subject, in CSS pixels; below it a press selects. */
const SLACK_PX = 3;

type SubjectPointer = {
  /** Size of the cut-out, in its pixels. */
  size: Size;
  place: SubjectPlace;
  viewport: Viewport;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  onPlace: (place: SubjectPlace) => void;
  /** The allowed place for a wanted one. */
  hold: (place: SubjectPlace) => SubjectPlace;
};

/** A press on the subject. */
type Press = {
  id: number;
  grip: Grip;
  start: SubjectPlace;
  /** Place of the press, in the view. */
  from: Point;
  isDrag: boolean;
  /** Place of the subject after the last move of the drag. */
  reached?: SubjectPlace;
};

/**
 * Handles pointers on the stage of a subject. A press on the subject selects it, one beside it
 * deselects it; drags move, size and turn it. `shown` is its place now, also during a drag.
 */
export function useSubjectPointer(options: SubjectPointer) {
  const { size, place, viewport, selected, onSelect, onPlace, hold } = options;
  const press = useRef<Press>(undefined);
  const [dragged, setDragged] = useState<SubjectPlace>();
  const shown = dragged ?? place;

  const gripAt = (at: Point) =>
    findGrip(at, {
      size,
      middle: toView(viewport, shown),
      drawnScale: viewport.scale * shown.scale,
      rotation: shown.rotation,
      selected,
    });
  const goOn = (current: Press, to: Point) => {
    const { grip, start, from } = current;
    const drag = { grip, start, from: toPhoto(viewport, from), to: toPhoto(viewport, to) };
    current.reached = hold(dragSubject(drag, (scale) => hold({ ...start, scale }).scale));
    setDragged(current.reached);
  };
  const end = () => {
    press.current = undefined;
    setDragged(undefined);
  };

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || press.current) return;
      const from = placeIn(event.currentTarget, event);
      const grip = gripAt(from);
      if (!grip) return onSelect(false);
      event.currentTarget.setPointerCapture(event.pointerId);
      const isDrag = grip.kind !== 'subject';
      press.current = { id: event.pointerId, grip, start: place, from, isDrag };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const at = placeIn(event.currentTarget, event);
      const { current } = press;
      const { style } = event.currentTarget;
      if (!current) style.cursor = gripCursor(gripAt(at), shown.rotation);
      if (current?.id !== event.pointerId || !selected) return;
      const strayPx = Math.hypot(at.x - current.from.x, at.y - current.from.y);
      current.isDrag ||= strayPx > SLACK_PX;
      if (current.isDrag) goOn(current, at);
    },
    onPointerUp: (event: PointerEvent) => {
      const { current } = press;
      if (current?.id !== event.pointerId) return;
      if (current.reached) onPlace(current.reached);
      else onSelect(true);
      end();
    },
    onPointerCancel: (event: PointerEvent) => {
      if (press.current?.id === event.pointerId) end();
    },
  };
  return { shown, handlers };
}
