import { useEffect, useState } from 'react';

/** Time after which a wait is explained: ten seconds keep the attention (Nielsen, 1993). */
export const LONG_WAIT_MS = 10_000;

/** True once something has gone on for ten seconds. */
export function useTakesLong(isUnderWay: boolean): boolean {
  const [takesLong, setTakesLong] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setTakesLong(true), LONG_WAIT_MS);
    return () => {
      clearTimeout(timer);
      setTakesLong(false);
    };
  }, [isUnderWay]);
  return takesLong;
}
