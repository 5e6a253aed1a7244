import { useEffect, useEffectEvent, useState } from 'react';
import { useToasterStore } from 'react-hot-toast';
import { MAIN_ACTION_CLASS } from './button-class.ts';
import { findClearBottom } from './find-clear-bottom.ts';

/**
 * Width of the widest toast with its margin, and height of one that was not measured yet; in
 * pixels.
 */
const COLUMN_PX = 366;
const TOAST_PX = 48;
const GUTTER_PX = 8;
const HEADER_PX = 64;

/** Interval of the check whether the elements below have moved by themselves. */
const CHECK_INTERVAL_MS = 250;

/** Distance of toasts from the window's lower edge, so that they cover no main action. */
export function useClearBottom(): number | undefined {
  const { toasts } = useToasterStore();
  const [bottom, setBottom] = useState<number>();
  const shown = toasts.filter(({ visible }) => visible);
  const stackHeight = shown.reduce((sum, { height = TOAST_PX }) => sum + height + GUTTER_PX, 0);
  const place = useEffectEvent(() => {
    const { innerHeight: height, innerWidth } = window;
    const obstacles = listObstacles(innerWidth - COLUMN_PX);
    setBottom(findClearBottom({ height, stackHeight, obstacles, ceiling: HEADER_PX }));
  });
  useEffect(() => {
    if (stackHeight === 0) return;
    const look = () => place();
    // A new toast is invisible in its first frame.
    const first = requestAnimationFrame(look);
    const again = setInterval(look, CHECK_INTERVAL_MS);
    window.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(first);
      clearInterval(again);
      window.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [stackHeight]);
  return bottom;
}

/** The main actions that can be used and reach into the column right of `left`. */
function listObstacles(left: number): DOMRect[] {
  const actions = [...document.getElementsByClassName(MAIN_ACTION_CLASS)];
  return actions
    .filter((action) => action.closest('[inert], [aria-hidden="true"]') === null)
    .map((action) => action.getBoundingClientRect())
    .filter(({ width, right, top, bottom }) => {
      const isSeen = width > 0 && bottom > HEADER_PX && top < window.innerHeight;
      return isSeen && right > left;
    });
}
