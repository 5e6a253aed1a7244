import { type KeyboardEvent, useState } from 'react';
import type { Point } from '../../../canvas/mask/mark.ts';
import { dotOf, setsDots, strokeTool } from './stage-mode.ts';
import type { StagePointer } from './use-stage-pointer.ts';

/** Steps of the cross, in CSS pixels of the view. */
const STEP_PX = 4;
const LONG_STEP_PX = 40;

const ZOOM_STEP = 1.25;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Marking by keyboard: a cross that moves, sets dots, and draws from one Enter to the next. */
export function useStageKeys(options: StagePointer) {
  const { session, control, mode, marks, shape, locked } = options;
  const { width, height } = session.size;
  /** Position of the cross, in pixels of the photo; absent until a key needs it. */
  const [cross, setCross] = useState<Point>();
  const at = cross ?? { x: width / 2, y: height / 2 };

  const move = (direction: Point, isLong: boolean) => {
    const step = (isLong ? LONG_STEP_PX : STEP_PX) / control.viewport.scale;
    const next = {
      x: within(at.x + direction.x * step, width),
      y: within(at.y + direction.y * step, height),
    };
    setCross(next);
    if (session.getLive()) session.goOn([next]);
  };

  const set = () => {
    setCross(at);
    if (locked || mode === 'hand') return;
    if (session.getLive()) session.end();
    else if (setsDots(mode) && marks === 'dots') session.add(dotOf(mode, at));
    else session.begin(strokeTool(mode, shape), at);
  };

  const feather = () => session.add({ kind: 'edge', change: 'feather' });

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    const action = arrow ? () => move(arrow, event.shiftKey) : findAction(event);
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };

  const findAction = (event: KeyboardEvent): (() => void) | undefined => {
    const { key, shiftKey } = event;
    if (event.ctrlKey || event.metaKey) {
      if (locked || session.getLive()) return undefined;
      if (key === 'y' || (key.toLowerCase() === 'z' && shiftKey)) return session.redo;
      return key === 'z' ? session.undo : undefined;
    }
    if (key.toLowerCase() === 'f') return locked || session.getLive() ? undefined : feather;
    return findViewAction(key);
  };

  const findViewAction = (key: string): (() => void) | undefined => {
    switch (key) {
      case 'Enter':
      case ' ':
        return set;
      case 'Escape':
        return session.getLive() ? session.drop : undefined;
      case '+':
      case '=':
        return () => control.zoomBy(ZOOM_STEP);
      case '-':
        return () => control.zoomBy(1 / ZOOM_STEP);
      case '0':
        return control.showAll;
      default:
        return undefined;
    }
  };

  return { cross, onKeyDown, hideCross: () => setCross(undefined) };
}

function within(value: number, length: number): number {
  return Math.min(Math.max(value, 0), length - 1);
}
