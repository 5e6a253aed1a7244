import { type RefObject, useEffect, useRef } from 'react';

/** Gives an element the focus as soon as it is `ready`, and never again. */
export function useFocusOnce<Focused extends HTMLElement>(
  ready: boolean,
): RefObject<Focused | null> {
  const element = useRef<Focused>(null);
  const isDone = useRef(false);
  useEffect(() => {
    if (!ready || isDone.current) return;
    isDone.current = true;
    element.current?.focus();
  }, [ready]);
  return element;
}
