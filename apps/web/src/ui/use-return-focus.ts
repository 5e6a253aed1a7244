import { useRef } from 'react';

/**
 * For a dialog that is opened by state and not by a trigger of its own: gives the focus
 * back to where it was when the dialog opened. Spread the result on its content.
 */
export function useReturnFocus() {
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
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
