import { lerp } from '../../../../core/interpolate.ts';
import { placeAlong, smoothCurve } from '../../../../core/scene/curve.ts';
import {
  add,
  between,
  distance,
  type Point,
  subtract,
  times,
  unitOf,
} from '../../../../core/scene/point.ts';
import type { Body, Side, TrunkLevel } from '../../../figure/body.ts';

/** Half the shoulder width and the way from neck to waist, in units of the frame. */
const SHOULDER = 0.76;
const WAIST = 1.56;

/**
 * A ruler on the front of the trunk, the same on every body: x across from the centre front
 * (±0.76 at the shoulder points), y down from the pit of the neck (1.56 at the waist).
 */
export type TrunkFrame = {
  /** Pixels of one unit of height. */
  unit: number;
  /** Pixels of one unit of width: less on the side that is turned away. */
  width: Record<Side, number>;
  at: (x: number, y: number) => Point;
  /** On the shoulder seam from the neck (0) to the shoulder point (1). */
  shoulderAt: (side: Side, part: number) => Point;
  /** The height y of a level of the trunk. */
  heightOf: (level: TrunkLevel) => number;
  /** Across the trunk to the viewer's right, of length 1. */
  acrossAt: (y: number) => Point;
};

const LEVELS = [1, 1.5, 2.2, 3, 3.5, 4];

/** Lays the ruler on a posed body. */
export function createTrunkFrame(body: Body): TrunkFrame {
  const unit = distance(body.pitOfNeck, body.front(0, 3)) / WAIST;
  const rows = [body.pitOfNeck, ...LEVELS.map((level) => body.front(0, level))];
  const heights = [0];
  for (let i = 1; i < rows.length; i += 1) {
    heights.push(heights[i - 1] + distance(rows[i - 1], rows[i]) / unit);
  }
  const last = heights.length - 1;
  const shoulders = unitOf(subtract(body.shoulder.right, body.shoulder.left));
  const hips = unitOf(subtract(body.side('right', 4), body.side('left', 4)));
  const acrossAt = (y: number) =>
    unitOf(between(shoulders, hips, Math.min(1, Math.max(0, y / heights[last]))));
  const centreAt = (y: number) => {
    let i = 1;
    while (i < last && heights[i] < y) i += 1;
    return between(rows[i - 1], rows[i], (y - heights[i - 1]) / (heights[i] - heights[i - 1]));
  };
  const middle = body.front(0, 0);
  const widthOf = (side: Side) => distance(body.shoulder[side], middle) / SHOULDER;
  const width = { left: widthOf('left'), right: widthOf('right') };
  return {
    unit,
    width,
    acrossAt,
    at: (x, y) => add(centreAt(y), times(acrossAt(y), x * (x < 0 ? width.left : width.right))),
    heightOf: (level) => {
      const i = Math.max(
        0,
        LEVELS.findLastIndex((one) => one <= level && one < 4),
      );
      const part = (level - LEVELS[i]) / (LEVELS[i + 1] - LEVELS[i]);
      return lerp(heights[i + 1], heights[i + 2], part);
    },
    shoulderAt: shoulderSeams(body),
  };
}

function shoulderSeams(body: Body): TrunkFrame['shoulderAt'] {
  const seam = (side: Side) => {
    const [neck, tip] = [body.neckBase[side], body.shoulder[side]];
    const dip: Point = [0, distance(neck, tip) * 0.04];
    return placeAlong(smoothCurve([neck, add(between(neck, tip, 0.45), dip), tip]));
  };
  const seams = { left: seam('left'), right: seam('right') };
  return (side, part) => seams[side](part);
}
