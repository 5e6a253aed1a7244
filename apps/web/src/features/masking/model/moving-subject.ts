import type { WorkPlace } from '../../../canvas/mask/kept-work.ts';

/** Where this tab writes down on which photo the subject is being moved. */
const KEY = 'toile.mask.moving';

/** Whether the subject of this photo was being moved when the page was left. */
export function wasMoving(place: WorkPlace): boolean {
  try {
    return sessionStorage.getItem(KEY) === nameOf(place);
  } catch {
    return false;
  }
}

/** Remembers over a reload whether the subject of this photo is being moved. */
export function keepMoving(place: WorkPlace, isMoving: boolean): void {
  try {
    if (isMoving) sessionStorage.setItem(KEY, nameOf(place));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Forbidden storage: a reload shows the mask.
  }
}

function nameOf({ owner, photoKey }: WorkPlace): string {
  return `${owner} ${photoKey}`;
}
