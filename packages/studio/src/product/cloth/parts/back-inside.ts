import type { Point } from '../../../core/scene/point.ts';
import { ribs } from '../folds/ribs.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import type { Mark } from '../marks/mark.ts';
import { createPanel, type GarmentPart, type Panel } from '../panel.ts';
import { curve, mirrored, offset, wholeOf } from './shape.ts';

type BackOptions = {
  half: number;
  /** Depth of the neck's opening, in centimetres. */
  depth: number;
  /** Height of the back neck over (negative) or below the shoulders' highest points. */
  rise: number;
};

/** The inside of the back as the neck's opening shows it, with the label. */
export function backInside({ half, depth, rise }: BackOptions): GarmentPart[] {
  const top = curve(
    [-half - 0.6, 0.35],
    [-half * 0.72, rise * 0.66 + 0.2],
    [0, rise],
    [half * 0.72, rise * 0.66 + 0.2],
    [half + 0.6, 0.35],
  );
  const low = depth + 4;
  const side: Point[] = curve([-half - 0.6, 0.2], [-half - 0.4, low]);
  const panel: Panel = createPanel({
    name: 'back inside',
    left: side,
    right: mirrored(side),
    outlines: [[...top, [half + 0.4, low], [-half - 0.4, low]]],
    stuff: 'inside',
    bulge: -0.05,
    shade: 0.66,
    cast: 0,
    folds: [wrinkle(0.18)],
    edgeCm: 0.1,
  });
  const label: Mark = { is: 'label', at: [0, rise + 1.1] };
  return [panel, label];
}

/** Within this height of the shoulder a neck band turns up around the neck. */
const TURN_CM = 3.2;

/** A band of rib inside a front neckline; at the shoulders it rises to meet the back. */
export function neckRib(path: readonly Point[], widthCm: number): Panel {
  const inner = offset(path, widthCm).map(([x, y], i): Point => {
    const [baseX, baseY] = path[i];
    const up = Math.max(0, 1 - Math.max(0, baseY) / TURN_CM);
    const across = baseX < 0 ? Math.min(x, -0.01) : Math.max(x, 0.01);
    return [across + Math.sign(baseX) * up * widthCm * 0.42, y - up * widthCm * 0.72];
  });
  return createPanel({
    name: 'neck rib',
    left: path,
    right: inner,
    bulge: 0.12,
    squareness: 2.4,
    stuff: 'rib',
    folds: [ribs({ everyCm: 0.42, heightCm: 0.035, along: 't' })],
    cast: 0.3,
    liftCm: 0.35,
    edgeCm: 0.15,
  });
}

/** The back half of a rib collar, inside out: it stands up from the back neckline. */
export function backRib(half: number, rise: number, widthCm: number): Panel {
  const low = curve(
    [-half, 0.2],
    [-half * 0.66, rise * 0.72 + 0.1],
    [0, rise],
    [half * 0.66, rise * 0.72 + 0.1],
    [half, 0.2],
  );
  const high = low.map(([x, y]): Point => {
    const side = Math.abs(x) / half;
    return [x * (1 - (0.55 * widthCm * side * side) / half), y - widthCm * (0.92 - 0.12 * side)];
  });
  return createPanel({
    name: 'back rib',
    left: low,
    right: high,
    bulge: 0.08,
    stuff: 'rib',
    folds: [ribs({ everyCm: 0.42, heightCm: 0.03, along: 't' })],
    shade: 0.78,
    cast: 0.25,
    liftCm: 0.35,
    edgeCm: 0.12,
  });
}

/** The whole front neckline, from left to right, of its left half. */
export const frontNeck = (leftHalf: readonly Point[]): Point[] => wholeOf(leftHalf);
