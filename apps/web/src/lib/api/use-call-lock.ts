import { useRef } from 'react';

/** Lets one call of a component go on at a time. */
export type CallLock = {
  /** False while a call goes on: a second click comes before the button is drawn disabled. */
  take: () => boolean;
  release: () => void;
};

export function useCallLock(): CallLock {
  const isTaken = useRef(false);
  return {
    take: () => {
      if (isTaken.current) return false;
      isTaken.current = true;
      return true;
    },
    release: () => {
      isTaken.current = false;
    },
  };
}
