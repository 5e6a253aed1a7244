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
  /** Whether the prompt names white cloth, which looks like the page. */
  hasWhite: boolean;
  top: number;
  bottom: number;
  centreX: number;
};

const perimeter = ({ borders }: Area): number => {
  let sum = 0;
  for (const { px } of borders.values()) sum += px;
  return sum;
};
const inkAround = (area: Area): number => {
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
  const washes = areas.filter(
    (area): area is Area => area !== undefined && isBackdrop(area, clues),
  );
  for (const { id } of washes) ground.add(id);
  spread(areas, { ground, washes, clues });
  for (const area of areas) {
    if (!area || ground.has(area.id)) continue;
    if (isFloorShadow(area, areas, clues) || isHole(area, areas, clues)) ground.add(area.id);
  }
  return ground;
}

const LEAST_BACKDROP_PX = 4500;
const PAPER_LIGHT = 0.974;
const WIDE_BACKDROP_PX = 15_000;

/** Hair may be as pale as a wash, and is drawn with fine lines. */
const isHead = ({ x, y }: Area, { top, bottom, centreX }: GroundClues) =>
  y < top + (bottom - top) * 0.17 && Math.abs(x - centreX) < (bottom - top) * 0.075;

function isBackdrop(area: Area, clues: GroundClues): boolean {
  // As pale as the page it is no wash.
  if (area.lab[0] > PAPER_LIGHT && area.areaPx < WIDE_BACKDROP_PX) return false;
  const border = area.borders.get(0);
  if (clues.isOpen(area.id) && area.areaPx > WIDE_BACKDROP_PX && inkAround(area) < 0.35)
    return true;
  if (!border || area.areaPx < 1200 || isHead(area, clues)) return false;
  const loose = 1 - border.inkPx / border.px;
  if (border.px < perimeter(area) * 0.12) return false;
  if (clues.isOpen(area.id) && area.areaPx > LEAST_BACKDROP_PX && loose > 0.88) return true;
  return loose > 0.5 && area.painted > 0.6 && clues.colours(area.y, area.lab) > 0.3;
}

type Spreading = { ground: Set<number>; washes: Area[]; clues: GroundClues };

/** Parts of one wash that something cut apart. */
function spread(areas: Areas, { ground, washes, clues }: Spreading): void {
  for (let at = 0; at < washes.length; at += 1) {
    const wash = washes[at];
    for (const [id, border] of wash.borders) {
      const next = areas[id];
      if (!next || ground.has(id) || !clues.isOpen(id) || isHead(next, clues)) continue;
      const touches = border.px > perimeter(next) * 0.15 && border.inkPx < border.px * 0.2;
      if (!touches || colourGap(wash.lab, next.lab) > 0.06) continue;
      ground.add(id);
      washes.push(next);
    }
  }
}

/** A grey puddle at the soles: flat and wide, or open to the page. */
function isFloorShadow(area: Area, areas: Areas, { colours, top, bottom }: GroundClues): boolean {
  const tall = bottom - top;
  if (area.top < bottom - tall * 0.1 || area.lab[0] < 0.36 || area.painted < 0.5) return false;
  const border = area.borders.get(0);
  const inked = inkAround(area);
  const isLoose =
    border !== undefined && border.inkPx < border.px * 0.35 && border.px > perimeter(area) * 0.2;
  const isFlat = area.right - area.left > tall * 0.08 && area.bottom - area.top < tall * 0.055;
  const hangs = [...area.borders.keys()].some((id) => {
    const next = areas[id];
    return next && next.top < bottom - tall * 0.12 && colourGap(next.lab, area.lab) < 0.1;
  });
  if (isFlat && !hangs) return true;
  if (isLoose && inked < 0.6) return true;
  const like = colours((area.top + area.bottom) / 2, area.lab);
  return like > 0.04 && (inked < 0.6 || isFlat);
}

const LEAST_HOLE_PX = 420;
/** Against the figure's height; narrower are strips left unpainted along a lit edge. */
const LEAST_HOLE_THICK = 0.0125;

function isHole(
  area: Area,
  areas: Areas,
  { colours, hasWhite, top, bottom, centreX }: GroundClues,
): boolean {
  const tall = bottom - top;
  if (area.areaPx < LEAST_HOLE_PX || area.top < top + tall * 0.1) return false;
  if (area.areaPx < (area.bottom - area.top) * tall * LEAST_HOLE_THICK) return false;
  const isBeside = Math.abs(area.x - centreX) > tall * 0.045;
  const isTall = area.bottom - area.top > (area.right - area.left) * 0.8;
  if (!isBeside && (area.y < top + tall * 0.52 || !isTall || hasWhite)) return false;
  // Sleeves and strips left unpainted have the page on one side; a hole has the figure all around.
  const page = area.borders.get(0)?.px ?? 0;
  const isBare = area.painted < 0.16;
  const isPaper = area.painted < 0.1 && isTall && colours(area.y, area.lab) > 0.9;
  if (page > perimeter(area) * 0.1 || inkAround(area) < (isPaper ? 0.4 : 0.6)) return false;
  // Cloth goes on beyond a line; a hole does not.
  if (alikePart(area, areas) > 0.25) return false;
  return isBare || colours(area.y, area.lab) > 0.12;
}

/** How much of its border an area shares with others that look the same. */
function alikePart(area: Area, areas: Areas): number {
  const isBare = area.painted < 0.16;
  let alike = 0;
  for (const [id, { px }] of area.borders) {
    const next = areas[id];
    if (!next || next.areaPx < 120) continue;
    if (isBare ? next.painted < 0.4 : colourGap(area.lab, next.lab) < 0.06) alike += px;
  }
  return alike / perimeter(area);
}
