import { type RefObject, useRef } from 'react';

/**
 * Focus handling of a dialog that is opened by state and has no trigger of its own: gives the focus
 * back to `target`, or to the element that had it when the dialog opened. Name a target where the
 * opener is gone by then, as a menu's line is. Spread the result on the dialog's content.
 */
export function useReturnFocus(target?: RefObject<HTMLElement | null>) {
  const opener = useRef<Element | null>(null);
  const hand = useRef<{ isPointer: boolean; release: () => void }>(undefined);
  return {
    onOpenAutoFocus: (event: Event) => {
      const { activeElement } = document;
      const isInside =
        event.currentTarget instanceof Node && event.currentTarget.contains(activeElement);
      if (!isInside) opener.current = activeElement;
      hand.current?.release();
      hand.current = watchHand();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      hand.current?.release();
      const goal = target?.current ?? opener.current;
      if (!(goal instanceof HTMLElement)) return;
      // Without scrolling: the page has not moved behind the dialog. Whoever closed it with the
      // mouse or a finger gets no focus ring.
      const ring = hand.current?.isPointer ? { focusVisible: false } : {};
      goal.focus({ preventScroll: true, ...ring });
    },
  };
}

/** Watches whether the last action was the mouse's or a finger's, and not a key. */
function watchHand(): { isPointer: boolean; release: () => void } {
  const note = ({ type }: Event) => {
    watch.isPointer = type === 'pointerdown';
  };
  const watch = {
    isPointer: false,
    release: () => {
      document.removeEventListener('pointerdown', note, true);
      document.removeEventListener('keydown', note, true);
    },
  };
  document.addEventListener('pointerdown', note, true);
  document.addEventListener('keydown', note, true);
  return watch;
}
