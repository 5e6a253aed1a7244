import { useCallback, useEffect, useState } from 'react';

/** Seconds left of a wait, and a function that begins another one. */
export function useCountdown(initialSeconds: number): [number, (seconds: number) => void] {
  const [endsAt, setEndsAt] = useState(() => Date.now() + initialSeconds * 1000);
  const [now, setNow] = useState(Date.now);
  const secondsLeft = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const isOver = secondsLeft === 0;

  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);

  const start = useCallback((seconds: number) => {
    const begin = Date.now();
    setNow(begin);
    setEndsAt(begin + seconds * 1000);
  }, []);
  return [secondsLeft, start];
}
