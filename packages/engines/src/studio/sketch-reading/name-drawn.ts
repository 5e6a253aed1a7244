import type { RegionClass } from '../scene/scene.ts';
import type { Area } from './measure-areas.ts';
import type { Names } from './name-painted.ts';
import type { Landmarks } from './sketch-reading.ts';

/** What the prompt says is covered. */
export type Worn = {
  arms: 'covered' | 'bare' | 'open';
  legs: 'covered' | 'bare' | 'open';
  neck: 'covered' | 'open';
};

/**
 * What the areas of an unpainted figure are, from where they lie and how wide they are against
 * the figure's height, and from what the prompt says is worn.
 */
export function nameDrawn(
  areas: readonly Area[],
  { landmarks, worn }: { landmarks: Landmarks; worn: Worn },
): Names {
  const names: Names = new Map();
  for (const area of areas) names.set(area.id, nameOf(area, landmarks, worn));
  return names;
}

function nameOf(area: Area, { top, bottom, chinY, centreX }: Landmarks, worn: Worn): RegionClass {
  const tall = bottom - top;
  const at = (y: number) => (y - top) / tall;
  const [upper, middle, lower, chin] = [at(area.top), at(area.y), at(area.bottom), at(chinY)];
  const wide = (area.right - area.left) / tall;
  const aside = Math.abs(area.x - centreX) / tall;
  const thick = area.areaPx / Math.max(1, area.bottom - area.top) / tall;
  if (middle < chin && aside < 0.09 && lower < 0.26) {
    const isFace = aside < 0.022 && middle > chin - 0.085 && wide < 0.1 && upper > 0.018;
    return isFace ? 'skin' : 'hair';
  }
  if (middle < 0.3 && aside > 0.02 && aside < 0.08 && upper < chin - 0.01 && thick < 0.05)
    return 'hair';
  const isThroat = middle < 0.215 && lower < 0.32 && aside < 0.045 && upper < chin + 0.035;
  if (isThroat && worn.neck === 'open' && wide < 0.16) return 'skin';
  if (upper > 0.93) return 'shoe';
  if (upper > 0.84 && lower > 0.93 && worn.legs !== 'covered') return 'skin';
  const isLeg = upper > 0.5 && lower > 0.8 && thick < 0.075 && wide < 0.1;
  if (isLeg && worn.legs !== 'covered') return 'skin';
  const isHand = upper > 0.39 && lower < 0.6 && wide < 0.07 && thick < 0.035 && aside > 0.05;
  if (isHand) return 'skin';
  const isArm =
    upper > 0.12 &&
    upper < 0.32 &&
    lower < 0.56 &&
    lower - upper > 0.07 &&
    thick < 0.045 &&
    aside > 0.055;
  if (isArm && worn.arms === 'bare') return 'skin';
  return 'garment';
}
