import { colourGap, type GroundColours } from './ground-colours.ts';
import type { Area } from './measure-areas.ts';

type Areas = readonly (Area | undefined)[];

/** What tells ground from figure. */
export type GroundClues = {
  /** Whether no ink bounds an area. */
  isOpen: (id: number) => boolean;
  colours: GroundColours;
  /** Whether the drawing is painted at all; in bare line drawings colour tells nothing. */
  isPainted: boolean;
  top: number;
  bottom: number;
  centreX: number;
};

export const perimeter = ({ borders }: Area): number => {
  let sum = 0;
  for (const { px } of borders.values()) sum += px;
  return sum;
};
export const inkAround = (area: Area): number => {
  let sum = 0;
  for (const { inkPx } of area.borders.values()) sum += inkPx;
  return sum / perimeter(area);
};

/**
 * Which areas are no part of the figure: washes behind it, its shadow on the floor, and what is
 * seen between arms and trunk or between the legs.
 */
export function groundAreas(areas: Areas, clues: GroundClues): Set<number> {
  const ground = new Set<number>();
  if (!clues.isPainted) return ground;
  const washes = areas.filter((area) => area && isBackdrop(area, clues)) as Area[];
  for (const { id } of washes) ground.add(id);
  spread(areas, { ground, washes, clues });
  for (const area of areas) {
    if (!area || ground.has(area.id)) continue;
    if (isFloorShadow(area, clues) || isHole(area, areas, clues)) ground.add(area.id);
  }
  return ground;
}

const LEAST_BACKDROP_PX = 4500;

function isBackdrop(area: Area, { isOpen }: GroundClues): boolean {
  const border = area.borders.get(0);
  if (!border || !isOpen(area.id) || area.areaPx < LEAST_BACKDROP_PX) return false;
  return border.px > perimeter(area) * 0.12 && border.inkPx < border.px * 0.1;
}

type Spreading = { ground: Set<number>; washes: Area[]; clues: GroundClues };

/** Parts of one wash that something cut apart. */
function spread(areas: Areas, { ground, washes, clues }: Spreading): void {
  for (let at = 0; at < washes.length; at += 1) {
    const wash = washes[at];
    for (const [id, border] of wash.borders) {
      const next = areas[id];
      if (!next || ground.has(id) || !clues.isOpen(id)) continue;
      const touches = border.px > perimeter(next) * 0.15 && border.inkPx < border.px * 0.2;
      if (!touches || colourGap(wash.lab, next.lab) > 0.06) continue;
      ground.add(id);
      washes.push(next);
    }
  }
}

function isFloorShadow(area: Area, { colours, top, bottom }: GroundClues): boolean {
  const tall = bottom - top;
  if (area.top < bottom - tall * 0.1 || area.lab[0] < 0.36 || area.painted < 0.5) return false;
  const border = area.borders.get(0);
  const inked = inkAround(area);
  const isLoose =
    border !== undefined && border.inkPx < border.px * 0.35 && border.px > perimeter(area) * 0.2;
  const like = colours((area.top + area.bottom) / 2, area.lab);
  return (isLoose && inked < 0.75) || (like > 0.03 && inked < 0.9) || like > 0.1;
}

const LEAST_HOLE_PX = 160;

function isHole(area: Area, areas: Areas, { colours, top, bottom, centreX }: GroundClues): boolean {
  const tall = bottom - top;
  if (area.areaPx < LEAST_HOLE_PX || area.top < top + tall * 0.1) return false;
  const isBeside = Math.abs(area.x - centreX) > tall * 0.045;
  if (!isBeside && area.y < top + tall * 0.52) return false;
  // Sleeves and strips left unpainted have the page on one side; a hole has the figure all around.
  const page = area.borders.get(0)?.px ?? 0;
  if (page > perimeter(area) * 0.1 || inkAround(area) < 0.6) return false;
  const isBare = area.painted < 0.16;
  // White cloth has white neighbours.
  if (isBare && barePart(area, areas) > 0.3) return false;
  return isBare || colours(area.y, area.lab) > 0.12;
}

function barePart(area: Area, areas: Areas): number {
  let bare = 0;
  for (const [id, { px }] of area.borders) {
    const next = areas[id];
    if (next && next.areaPx > 150 && next.painted < 0.35) bare += px;
  }
  return bare / perimeter(area);
}
