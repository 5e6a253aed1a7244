import { useState } from 'react';
import type { WorkPlace } from '../../../canvas/mask/kept-work.ts';
import { keepMoving, wasMoving } from './moving-subject.ts';

/** True while the subject is being moved; the state survives a reload. */
export function useMovingSubject(place: WorkPlace) {
  const [isMoving, setMoving] = useState(() => wasMoving(place));
  const set = (next: boolean) => {
    keepMoving(place, next);
    setMoving(next);
  };
  return [isMoving, set] as const;
}
