import { useEffect, useState, useSyncExternalStore } from 'react';

/** Interval between two pictures. The transition itself takes 1500 ms, in the style sheet. */
export const SLIDE_INTERVAL_MS = 3000;

export type Slideshow = {
  index: number;
  isPlaying: boolean;
  togglePlaying: () => void;
};

/** The current one of `count` pictures. Stands still for visitors who prefer reduced motion. */
export function useSlideshow(count: number): Slideshow {
  const [index, setIndex] = useState(0);
  const [chosen, setChosen] = useState<boolean>();
  const wantsMotion = useSyncExternalStore(subscribeToMotion, readMotion, () => true);
  const isPlaying = chosen ?? wantsMotion;
  useEffect(() => {
    if (!isPlaying || count < 2) return;
    const timer = setInterval(() => setIndex((now) => (now + 1) % count), SLIDE_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isPlaying, count]);
  return { index, isPlaying, togglePlaying: () => setChosen(!isPlaying) };
}

const LESS_MOTION = '(prefers-reduced-motion: reduce)';

function readMotion(): boolean {
  return !matchMedia(LESS_MOTION).matches;
}

function subscribeToMotion(listener: () => void): () => void {
  const query = matchMedia(LESS_MOTION);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
