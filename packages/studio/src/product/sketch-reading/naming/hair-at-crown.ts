import type { RegionClass } from '../../../core/scene/scene.ts';
import { colourGap } from '../ground-colours.ts';
import type { Area } from '../measure-areas.ts';
import type { Landmarks } from '../sketch-reading.ts';

/**
 * Hair of a colour that hair seldom has: what covers the top of a head and is no hood, as no
 * cloth below has its colour. Changes the names.
 */
export function hairAtCrown(
  areas: readonly Area[],
  names: Map<number, RegionClass>,
  { top, bottom, centreX }: Landmarks,
): void {
  const tall = bottom - top;
  const cloths = areas.filter(({ id, painted }) => names.get(id) === 'garment' && painted > 0.3);
  const below = cloths.filter(({ y }) => y > top + tall * 0.2);
  const isOther = ({ lab, areaPx }: Area) =>
    !below.some((cloth) => cloth.areaPx > areaPx * 0.3 && colourGap(cloth.lab, lab) < 0.12);
  const head = cloths.filter(
    ({ x, y }) => y < top + tall * 0.19 && Math.abs(x - centreX) < tall * 0.1,
  );
  for (const crown of head) {
    if (crown.top > top + tall * 0.06 || !isOther(crown)) continue;
    for (const lock of head) {
      if (colourGap(lock.lab, crown.lab) < 0.06) names.set(lock.id, 'hair');
    }
  }
}
