import { type RefObject, useRef } from 'react';

/**
 * Focus handling of a dialog that is opened by state and has no trigger of its own: gives the focus
 * back to `target`, or to the element that had it when the dialog opened. Name a target where the
 * opener is gone by then, as a menu's line is. Spread the result on the dialog's content.
 */
export function useReturnFocus(target?: RefObject<HTMLElement | null>) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      const { activeElement } = document;
      const isInside =
        event.currentTarget instanceof Node && event.currentTarget.contains(activeElement);
      if (!isInside) opener.current = activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const goal = target?.current ?? opener.current;
      // Without scrolling: the page has not moved behind the dialog.
      if (goal instanceof HTMLElement) goal.focus({ preventScroll: true });
    },
  };
}
