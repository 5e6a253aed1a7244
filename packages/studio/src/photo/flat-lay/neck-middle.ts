import { type GarmentView, type Limb, PLACE, placeAt, type Side } from './garment-view.ts';
import { spineAt } from './measure-body.ts';
import { medians } from './strip.ts';

/** X of the middle of the neck's opening: half way between the cloth on both sides of bare rows. */
export function neckMiddle(view: GarmentView, limbs: Record<Side, Limb>): number | undefined {
  const shoulders = (limbs[-1].shoulder.y + limbs[1].shoulder.y) / 2;
  const middles: number[] = [];
  const last = shoulders + view.torsoPx * 0.4;
  for (let y = shoulders - view.torsoPx * 0.25; y < last; y += 2) {
    const gap = gapAt(view, spineAt(limbs, y), y);
    if (gap) middles.push((gap.left + gap.right) / 2);
  }
  return middles.length < 3 ? undefined : medians(middles, middles.length)[0];
}

function gapAt(
  view: GarmentView,
  from: number,
  y: number,
): { left: number; right: number } | undefined {
  const most = view.torsoPx * 0.4;
  const reach = (step: Side): number | undefined => {
    for (let away = 0; away < most; away += 1) {
      if (placeAt(view, from + step * away, y) === PLACE.cloth) return from + step * away;
    }
    return undefined;
  };
  const left = reach(-1);
  const right = reach(1);
  if (left === undefined || right === undefined || right - left < 6) return undefined;
  return { left, right };
}
