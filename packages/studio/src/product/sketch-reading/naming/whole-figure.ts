import type { Lab } from '../../../core/colour.ts';
import { colourGap } from '../ground-colours.ts';
import type { Area } from '../measure-areas.ts';

/** The place of a figure, in pixels of the page. */
export type Frame = { top: number; bottom: number; centreX: number };

/** Measures of a figure as a whole. */
export type WholeFigure = {
  /** Part of it that is painted, 0 to 1. */
  painted: number;
  /** The largest area of the page. */
  page?: Area;
  /** The colour where a face would be, and at the very top. */
  face?: Lab;
  crown?: Lab;
};

export const heightOf = ({ top, bottom }: Frame): number => Math.max(60, bottom - top);

/** Looks at all areas; `figure[id]` is how much of each is part of the figure. */
export function wholeFigure(
  areas: readonly Area[],
  figure: ArrayLike<number>,
  frame: Frame,
): WholeFigure {
  const tall = heightOf(frame);
  let painted = 0;
  let all = 1e-6;
  for (const { id, areaPx, painted: part } of areas) {
    painted += part * areaPx * figure[id];
    all += areaPx * figure[id];
  }
  const near = ({ x, areaPx, id }: Area, y: number, reach: number) => {
    const off = Math.hypot((x - frame.centreX) / tall / 0.03, y / reach);
    return figure[id] * areaPx * Math.exp(-off * off);
  };
  return {
    painted: painted / all,
    page: largestOf(areas),
    face: leadingColour(areas, (area) =>
      area.painted > 0.3 && isSkinHue(area.lab)
        ? near(area, (area.y - frame.top) / tall - 0.085, 0.036)
        : 0,
    ),
    crown: leadingColour(areas, (area) =>
      area.painted > 0.3 ? near(area, (area.top - frame.top) / tall - 0.005, 0.02) : 0,
    ),
  };
}

function largestOf(areas: readonly Area[]): Area | undefined {
  let largest: Area | undefined;
  for (const area of areas) if (!largest || area.areaPx > largest.areaPx) largest = area;
  return largest;
}

const isSkinHue = ([light, a, b]: Lab): boolean => {
  const hue = Math.atan2(b, a);
  const chroma = Math.hypot(a, b);
  return (
    light > 0.26 && light < 0.97 && chroma > 0.018 && chroma < 0.15 && hue > 0.45 && hue < 1.35
  );
};

/** Greatest number of areas that are weighed, the heaviest first. */
const MOST = 24;

/** The colour, of one of the areas, that has most weight of like colours around it. */
export function leadingColour(
  areas: readonly Area[],
  weigh: (area: Area) => number,
): Lab | undefined {
  const heavy = areas
    .map((area) => ({ lab: area.lab, weight: weigh(area) }))
    .filter(({ weight }) => weight > 4)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST);
  let best: Lab | undefined;
  let most = 0;
  for (const { lab } of heavy) {
    let sum = 0;
    for (const other of heavy) {
      sum += other.weight * Math.exp(-((colourGap(lab, other.lab) / 0.05) ** 2));
    }
    if (sum <= most) continue;
    most = sum;
    best = lab;
  }
  return best;
}
