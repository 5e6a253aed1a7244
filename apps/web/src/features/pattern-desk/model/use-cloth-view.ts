import { type RefObject, useEffect, useState } from 'react';
import type { Size } from '../../../lib/pictures/paper.ts';
import type { Point } from '../../../lib/pictures/point.ts';
import { type ClothView, LIFE_SIZE, scaleLimits, scaleTo, showThree } from './cloth-view.ts';

export type ClothControl = {
  frame: Size;
  view: ClothView;
  limits: { least: number; most: number };
  panBy: (by: Point) => void;
  /** About the middle of the frame unless a place is given. */
  scaleBy: (factor: number, about?: Point) => void;
  setScale: (pxPerCm: number) => void;
  showThree: () => void;
  showLife: () => void;
};

/** What the frame shows of the cloth: three repeats at first, and when the frame or the repeat changes its size. */
export function useClothView(
  element: RefObject<HTMLElement | null>,
  repeatCm: number,
): ClothControl {
  const [frame, setFrame] = useState<Size>({ width: 1, height: 1 });
  const [moved, setMoved] = useState<ClothView>();
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
  const three = showThree(side, repeatCm);
  const limits = scaleLimits(side, repeatCm);
  const view = moved ?? three;
  const middle = { x: frame.width / 2, y: frame.height / 2 };
  const scale = (pxPerCm: (now: ClothView) => number, about: Point) =>
    setMoved((now = three) => scaleTo(now, { pxPerCm: pxPerCm(now), about, limits }));
  return {
    frame,
    view,
    limits,
    panBy: ({ x, y }) => setMoved((now = three) => ({ ...now, x: now.x + x, y: now.y + y })),
    scaleBy: (factor, about = middle) => scale((now) => now.pxPerCm * factor, about),
    setScale: (pxPerCm) => scale(() => pxPerCm, middle),
    showThree: () => setMoved(undefined),
    showLife: () => scale(() => LIFE_SIZE, middle),
  };
}
