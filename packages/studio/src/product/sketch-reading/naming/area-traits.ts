import type { PixelSize } from '@toile/tools';
import type { Lab } from '../../../core/colour.ts';
import { colourGap, type GroundColours } from '../ground-colours.ts';
import type { Area } from '../measure-areas.ts';
import type { Worn } from '../worn.ts';
import { type FigureCells, figureAround } from './figure-cells.ts';
import { type Frame, heightOf, type WholeFigure } from './whole-figure.ts';

/** Clues of the prompt to clothes: covered parts of the body, and colours of cloth. */
export type WornClues = { worn: Worn; cloths: readonly Lab[] };

/** All that an area is judged by at first. */
export type View = {
  /** By id; none where there is no area. */
  areas: readonly (Area | undefined)[];
  size: PixelSize;
  frame: Frame;
  whole: WholeFigure;
  cells: FigureCells;
  /** Part of each area that is taken for figure, 0 to 1, by id. */
  figure: ArrayLike<number>;
  ground: GroundColours;
  clues: WornClues;
};

/** Numbers that tell areas apart, always in the same order: a forest knows them by their place. */
export function areaTraits(area: Area, view: View): number[] {
  const tall = heightOf(view.frame);
  return [
    ...placeTraits(area, view, tall),
    ...shapeTraits(area, tall),
    ...groundTraits(area, view.size),
    ...colourTraits(area, view),
    ...borderTraits(area, view),
    ...clueTraits(area, view.clues),
    ...wholeTraits(area, view.whole),
    ...figureAround(area, view.cells, tall),
    view.figure[area.id],
    tall / view.size.height,
  ];
}

function placeTraits(area: Area, { size, frame: { top, centreX } }: View, tall: number): number[] {
  const aside = (area.x - centreX) / tall;
  return [
    area.x / size.width,
    area.y / size.height,
    aside,
    Math.abs(aside),
    (area.y - top) / tall,
    (area.top - top) / tall,
    (area.bottom - top) / tall,
    (area.left - centreX) / tall,
    (area.right - centreX) / tall,
  ];
}

const widthOf = ({ left, right }: Area) => right - left + 1;
const downOf = ({ top, bottom }: Area) => bottom - top + 1;

function shapeTraits(area: Area, tall: number): number[] {
  const width = widthOf(area);
  const down = downOf(area);
  return [
    Math.log(area.areaPx / tall / tall),
    width / tall,
    down / tall,
    area.areaPx / (width * down),
    area.areaPx / down / tall,
    area.areaPx / Math.max(width, down) / tall,
    width / down,
  ];
}

function groundTraits(area: Area, { width, height }: PixelSize): number[] {
  const isAtEdge =
    area.left <= 1 || area.top <= 1 || area.right >= width - 2 || area.bottom >= height - 2;
  return [isAtEdge ? 1 : 0, area.outside, area.wide, area.open];
}

const hueOf = ([, a, b]: Lab) => Math.atan2(b, a);

function colourTraits({ lab, tone, painted, spread, lined, y }: Area, view: View): number[] {
  const { page } = view.whole;
  return [
    ...lab,
    Math.hypot(lab[1], lab[2]),
    hueOf(lab),
    painted,
    ...tone,
    spread,
    lined,
    view.ground(y, tone),
    page ? colourGap(tone, page.tone) : 0,
  ];
}

/** Below this two areas look the same. */
const ALIKE = 0.06;

function borderTraits(area: Area, { areas, whole: { page } }: View): number[] {
  let rim = 1e-6;
  let [ink, outside, outsideInk, open, wide] = [0, 0, 0, 0, 0];
  let [alike, alikeFree, gaps, lighter] = [0, 0, 0, 0];
  let longest = { px: 0, gap: 0, larger: 0 };
  for (const [id, { px, inkPx }] of area.borders) {
    rim += px;
    ink += inkPx;
    const next = areas[id];
    if (!next) continue;
    outside += px * next.outside;
    outsideInk += inkPx * next.outside;
    open += px * next.open;
    wide += px * next.wide;
    const gap = colourGap(area.tone, next.tone);
    gaps += gap * px;
    lighter += (next.tone[0] - area.lab[0]) * px;
    if (gap < ALIKE) {
      alike += px;
      alikeFree += px - inkPx;
    }
    if (px > longest.px) longest = { px, gap, larger: Math.log(next.areaPx / area.areaPx) };
  }
  const toPage = page && area.borders.get(page.id);
  return [
    ink / rim,
    (toPage?.px ?? 0) / rim,
    (toPage?.inkPx ?? 0) / Math.max(1, toPage?.px ?? 0),
    outside / rim,
    outsideInk / Math.max(1, outside),
    open / rim,
    wide / rim,
    alike / rim,
    alikeFree / rim,
    gaps / rim,
    lighter / rim,
    longest.px / rim,
    longest.gap,
    longest.larger,
    rim / Math.sqrt(area.areaPx),
  ];
}

const CODES = { covered: 1, open: 0, bare: -1 } as const;
const WHITE = 0.93;

function clueTraits({ lab }: Area, { worn, cloths }: WornClues): number[] {
  return [
    Math.min(1, ...cloths.map((cloth) => colourGap(lab, cloth))),
    cloths.some(([light]) => light > WHITE) ? 1 : 0,
    Math.min(3, cloths.length),
    CODES[worn.arms],
    CODES[worn.legs],
    worn.neck === 'covered' ? 1 : 0,
  ];
}

function wholeTraits({ lab }: Area, { painted, crown, face }: WholeFigure): number[] {
  return [
    painted,
    crown ? colourGap(lab, crown) : 1,
    face ? colourGap(lab, face) : 1,
    face ? lab[0] - face[0] : 0,
    face ? Math.hypot(lab[1] - face[1], lab[2] - face[2]) : 1,
  ];
}
