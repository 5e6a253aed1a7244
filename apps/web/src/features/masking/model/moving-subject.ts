import type { WorkPlace } from '../../../canvas/mask/kept-work.ts';

/** Key in this tab's storage for the photo whose subject is being moved. */
const KEY = 'toile.mask.moving';

/** True when the subject of this photo was being moved as the page was left. */
export function wasMoving(place: WorkPlace): boolean {
  try {
    return sessionStorage.getItem(KEY) === nameOf(place);
  } catch {
    return false;
  }
}

/** Stores over a reload whether the subject of this photo is being moved. */
export function keepMoving(place: WorkPlace, isMoving: boolean): void {
  try {
    if (isMoving) sessionStorage.setItem(KEY, nameOf(place));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Forbidden storage: a reload shows the mask step.
  }
}

function nameOf({ owner, photoKey }: WorkPlace): string {
  return `${owner} ${photoKey}`;
}
