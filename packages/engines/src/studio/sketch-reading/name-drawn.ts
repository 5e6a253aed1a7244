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

/** Where an area is, as parts of the figure's height. */
type Spot = {
  upper: number;
  middle: number;
  lower: number;
  chin: number;
  wide: number;
  aside: number;
  thick: number;
};

function nameOf(area: Area, landmarks: Landmarks, worn: Worn): RegionClass {
  const spot = spotOf(area, landmarks);
  const head = headName(spot);
  if (head) return head;
  if (spot.upper > 0.93) return 'shoe';
  return isBare(spot, worn) ? 'skin' : 'garment';
}

function spotOf(area: Area, { top, bottom, chinY, centreX }: Landmarks): Spot {
  const tall = bottom - top;
  const at = (y: number) => (y - top) / tall;
  return {
    upper: at(area.top),
    middle: at(area.y),
    lower: at(area.bottom),
    chin: at(chinY),
    wide: (area.right - area.left) / tall,
    aside: Math.abs(area.x - centreX) / tall,
    thick: area.areaPx / Math.max(1, area.bottom - area.top) / tall,
  };
}

function headName({
  upper,
  middle,
  lower,
  chin,
  wide,
  aside,
  thick,
}: Spot): RegionClass | undefined {
  if (middle < chin && aside < 0.09 && lower < 0.26) {
    const isFace = aside < 0.022 && middle > chin - 0.085 && wide < 0.1 && upper > 0.018;
    return isFace ? 'skin' : 'hair';
  }
  const isLock = middle < 0.3 && aside > 0.02 && aside < 0.08 && upper < chin - 0.01;
  return isLock && thick < 0.05 ? 'hair' : undefined;
}

function isBare(spot: Spot, worn: Worn): boolean {
  if (worn.neck === 'open' && isThroat(spot)) return true;
  if (worn.legs !== 'covered' && isLeg(spot)) return true;
  return isHand(spot) || (worn.arms === 'bare' && isArm(spot));
}

const isThroat = ({ upper, middle, lower, chin, wide, aside }: Spot) =>
  middle < 0.215 && lower < 0.32 && aside < 0.045 && upper < chin + 0.035 && wide < 0.16;

const isLeg = ({ upper, lower, thick, wide }: Spot) =>
  (upper > 0.84 && lower > 0.93) || (upper > 0.5 && lower > 0.8 && thick < 0.075 && wide < 0.1);

const isHand = ({ upper, lower, wide, thick, aside }: Spot) =>
  upper > 0.39 && lower < 0.6 && wide < 0.07 && thick < 0.035 && aside > 0.05;

const isArm = ({ upper, lower, thick, aside }: Spot) =>
  upper > 0.12 &&
  upper < 0.32 &&
  lower < 0.56 &&
  lower - upper > 0.07 &&
  thick < 0.045 &&
  aside > 0.055;
