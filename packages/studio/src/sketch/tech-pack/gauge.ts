import type { Region } from '../../core/scene/scene.ts';
import type { Ruler } from './body-ruler.ts';
import { isTrunk, PAGE_PER_MAP, regionAt, type SeenFlat } from './flat-view.ts';
import { halves } from './halves.ts';

type Span = { top: number; bottom: number };
/** A width on the page, and what it is flat in each size, in centimetres. */
type Width = { left: number; right: number; y: number; cm: readonly number[] };
type IsMeant = (region: Region) => boolean;

/** What is measured on the front view of a flat. */
export type Gauge = {
  /** The heights between which regions are seen; undefined where none is. */
  rowsOf: (isMeant: IsMeant) => Span | undefined;
  /** The same at a place across. */
  columnOf: (x: number, isMeant: IsMeant) => Span | undefined;
  topAt: (x: number) => number | undefined;
  bottomAt: (x: number, isMeant: IsMeant) => number | undefined;
  widthAt: (y: number, isMeant: IsMeant) => Width | undefined;
  legWidthAt: (y: number, isMeant: IsMeant) => Width | undefined;
  /** True where cloth lies over the shoulder points. */
  coversShoulders: () => boolean;
  /** True where nothing lies over the shoulders at all. */
  isStrapless: () => boolean;
};

/**
 * Breadth of a body from the front as a part of half its girth: 30 of 44 cm at a bust of 88, 34 of 48.5
 * at a hip of 97. Cloth that stands further out adds its own breadth, once, to half the girth.
 */
const BREADTH = 0.7;

/** Half the girth of cloth that is drawn so many times as wide as the body in it. */
export const halfGirth = (bodyGirth: number, timesAsWide: number): number =>
  (bodyGirth / 2) * (1 + BREADTH * (timesAsWide - 1));

type GaugeOptions = {
  /** Least ease of a girth, in centimetres. */
  leastEaseCm: number;
};

/** Measures on the map of what is seen of a flat's front. */
export function createGauge(flat: SeenFlat, ruler: Ruler, { leastEaseCm }: GaugeOptions): Gauge {
  const { x: left, y: top, width, height } = flat.boxes.front;
  const body = flat.bodies.front;
  const isSeen = (x: number, y: number, isMeant: IsMeant) => {
    const region = regionAt(flat, x, y);
    return region !== undefined && isMeant(region);
  };
  const steps = (from: number, length: number) =>
    Array.from({ length: Math.ceil(length / PAGE_PER_MAP) }, (_, i) => from + i * PAGE_PER_MAP);
  const columns = steps(left, width);
  const rows = steps(top, height);
  const spanOf = (found: readonly number[]): Span | undefined =>
    found.length === 0
      ? undefined
      : { top: found[0], bottom: found[found.length - 1] + PAGE_PER_MAP };
  const columnOf = (x: number, isMeant: IsMeant) =>
    spanOf(rows.filter((y) => isSeen(x, y, isMeant)));
  const extentAt = (y: number, isMeant: IsMeant) => {
    const found = columns.filter((x) => isSeen(x, y, isMeant));
    const last = found.at(-1);
    return last === undefined ? undefined : { left: found[0], right: last + PAGE_PER_MAP };
  };
  const covers = (side: 'left' | 'right', sign: number) => {
    const [x, y] = body.shoulder[side];
    return [4, 8, 12].some((in_) => isSeen(x - sign * in_, y + 6, () => true));
  };
  return {
    rowsOf: (isMeant) => spanOf(rows.filter((y) => columns.some((x) => isSeen(x, y, isMeant)))),
    columnOf,
    topAt: (x) => columnOf(x, isTrunk)?.top,
    bottomAt: (x, isMeant) => columnOf(x, isMeant)?.bottom,
    widthAt: (y, isMeant) => {
      const found = extentAt(y, isMeant);
      if (!found) return undefined;
      // Below the hips it is how far the cloth stands out from them that counts.
      const level = Math.min(y, body.side('left', 4)[1]);
      const drawn = body.reach('right', level) - body.reach('left', level);
      const wide = (found.right - found.left) / Math.max(1, drawn);
      const cm = ruler
        .girthsAt(y)
        .map((girth) =>
          halves(Math.max(halfGirth(girth, wide), narrowest(girth, y, body, leastEaseCm))),
        );
      return { ...found, y, cm };
    },
    legWidthAt: (y, isMeant) => {
      const found = extentAt(y, isMeant);
      if (!found) return undefined;
      const leg = body.leg.left;
      const [, hipY] = leg.hip;
      const [, ankleY] = leg.ankle;
      const drawn = 2 * leg.halfWidth(Math.min(1, Math.max(0, (y - hipY) / (ankleY - hipY))));
      const wide = (found.right - found.left) / Math.max(1, drawn);
      const girths = ruler.legGirthsAt(y);
      return {
        ...found,
        y,
        cm: girths.map((girth) => halves(halfGirth(girth, Math.max(1.04, wide)))),
      };
    },
    coversShoulders: () => covers('left', -1) && covers('right', 1),
    isStrapless: () => {
      const y = body.shoulder.left[1] + 0.12 * body.unit;
      return !columns.some((x) => isSeen(x, y, () => true));
    },
  };
}

/** Half of the least girth of a garment: that of the body with its ease; below the hips legs move freely. */
function narrowest(
  girth: number,
  y: number,
  body: SeenFlat['bodies']['front'],
  leastEaseCm: number,
): number {
  return y > body.crotch[1] ? 0 : (girth + leastEaseCm) / 2;
}
