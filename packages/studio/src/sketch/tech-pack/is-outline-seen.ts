import { boundsOf } from '../../core/scene/bounds.ts';
import type { Polyline } from '../../core/scene/point.ts';
import { PAGE_PER_MAP, type SeenFlat } from './flat-view.ts';

/** True for an outline within whose bounds its region is seen. */
export function isOutlineSeen({ view }: SeenFlat, outline: Polyline, id: number): boolean {
  const { left, top, right, bottom } = boundsOf([outline]);
  const { ids, width } = view;
  for (let y = Math.floor(top / PAGE_PER_MAP); y <= bottom / PAGE_PER_MAP; y += 1) {
    for (let x = Math.floor(left / PAGE_PER_MAP); x <= right / PAGE_PER_MAP; x += 1) {
      if (ids[y * width + x] === id) return true;
    }
  }
  return false;
}
