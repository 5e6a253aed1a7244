import { type RefObject, useEffect, useState } from 'react';
import type { Size } from '../../../lib/pictures/paper.ts';
import type { Point } from '../../../lib/pictures/point.ts';
import {
  type ClothView,
  LIFE_SIZE,
  scaleLimits,
  scaleTo,
  showSquare,
  showTiles,
} from './cloth-view.ts';

export type ClothControl = {
  frame: Size;
  view: ClothView;
  /** True while three by three tiles are shown, and the cloth beside them is veiled. */
  isThree: boolean;
  limits: { least: number; most: number };
  panBy: (by: Point) => void;
  /** Zooms about a point of the frame, by default its middle. */
  scaleBy: (factor: number, about?: Point) => void;
  setScale: (pxPerCm: number) => void;
  showThree: () => void;
  showLife: () => void;
};

/** Tiles across at first: few enough to see the drawing, enough to see its repeat. */
const TILES_AT_FIRST = 2;
const THREE_BY_THREE = 3;

/**
 * The frame's view of the cloth: a number of tiles that stays the same, whatever the sizes of the
 * frame and of the repeat, until the user moves or scales it.
 */
export function useClothView(
  element: RefObject<HTMLElement | null>,
  repeatCm: number,
): ClothControl {
  const [frame, setFrame] = useState<Size>({ width: 1, height: 1 });
  const [shown, setShown] = useState<ClothView | number>(TILES_AT_FIRST);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = current;
      if (width > 0 && height > 0) setFrame({ width, height });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);

  const side = Math.min(frame.width, frame.height);
  const limits = scaleLimits(side, repeatCm);
  const viewOf = (now: ClothView | number) =>
    now === THREE_BY_THREE
      ? showSquare(now, frame, repeatCm)
      : typeof now === 'number'
        ? showTiles(now, side, repeatCm)
        : now;
  const view = viewOf(shown);
  const middle = { x: frame.width / 2, y: frame.height / 2 };
  const move = (change: (now: ClothView) => ClothView) => setShown((now) => change(viewOf(now)));
  const scale = (pxPerCm: (now: ClothView) => number, about: Point) =>
    move((now) => scaleTo(now, { pxPerCm: pxPerCm(now), about, limits }));
  return {
    frame,
    view,
    isThree: shown === THREE_BY_THREE,
    limits,
    panBy: ({ x, y }) => move((now) => ({ ...now, x: now.x + x, y: now.y + y })),
    scaleBy: (factor, about = middle) => scale((now) => now.pxPerCm * factor, about),
    setScale: (pxPerCm) => scale(() => pxPerCm, middle),
    showThree: () => setShown(THREE_BY_THREE),
    showLife: () => scale(() => LIFE_SIZE, middle),
  };
}
