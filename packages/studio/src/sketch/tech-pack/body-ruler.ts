import type { Body } from '../figure/body.ts';
import type { BodyMeasures, SizeTable } from './size-table.ts';

/** Heights and girths of the body that a flat is drawn on, in centimetres of a size table. */
export type Ruler = {
  /** Centimetres between two heights of the page. */
  between: (top: number, bottom: number) => number;
  /** Girth of the trunk at a height of the page, in each size. */
  girthsAt: (y: number) => number[];
  /** Girth of a leg at a height of the page, in each size. */
  legGirthsAt: (y: number) => number[];
  table: SizeTable;
};

/**
 * A ruler along a drawn body. Fashion figures have longer legs than their wearers, so heights are read
 * between landmarks (neck, shoulder, bust, waist, hip, crotch, knee, floor) and not by one scale.
 */
export function createRuler(body: Body, table: SizeTable): Ruler {
  const { heights, sizes } = table;
  const at = (level: number) => body.side('left', level)[1];
  const marks: (readonly [y: number, cm: number])[] = [
    [body.neckBase.left[1], heights.neckSide],
    [body.shoulder.left[1], heights.shoulder],
    [at(1.5), heights.bust],
    [at(3), heights.waist],
    [at(4), heights.hip],
    [body.crotch[1], heights.crotch],
    [body.leg.left.knee[1], heights.knee],
    [body.floorY, heights.floor],
  ];
  const rising = marks.filter(([y], i) => i === 0 || y > marks[i - 1][0] + 1);
  const girths = (stops: readonly (readonly [number, keyof BodyMeasures])[]) => (y: number) =>
    sizes.map(({ body: size }) =>
      interpolated(
        stops.map(([place, girth]) => [place, size[girth]] as const),
        y,
        { goesOn: false },
      ),
    );
  return {
    table,
    between: (top, bottom) =>
      interpolated(rising, top, { goesOn: true }) - interpolated(rising, bottom, { goesOn: true }),
    girthsAt: girths([
      [at(1.5), 'bust'],
      [at(3), 'waist'],
      [at(4), 'hip'],
    ]),
    legGirthsAt: girths([
      [body.crotch[1], 'thigh'],
      [body.leg.left.knee[1], 'knee'],
    ]),
  };
}

/** A value between marks of rising places; beyond them the nearest, or on in the same slope. */
function interpolated(
  marks: readonly (readonly [place: number, value: number])[],
  place: number,
  { goesOn }: { goesOn: boolean },
): number {
  const found = marks.findIndex(([at]) => at >= place);
  const end = found === -1 ? marks.length - 1 : Math.max(1, found);
  const [from, first] = marks[end - 1];
  const [to, last] = marks[end];
  const part = (place - from) / (to - from);
  const within = goesOn ? part : Math.min(1, Math.max(0, part));
  return first + (last - first) * within;
}
