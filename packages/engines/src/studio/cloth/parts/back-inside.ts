import type { Point } from '../../scene/point.ts';
import { ribs } from '../folds/ribs.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import type { Mark } from '../marks/mark.ts';
import { createPanel, type GarmentPart, type Panel } from '../panel.ts';
import { curve, mirrored, offset, wholeOf } from './shape.ts';

type BackOptions = {
  half: number;
  /** How far down the opening shows it. */
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

/** A band of rib along a neckline: over the back inside, or over the front. */
export function neckRib(name: string, path: readonly Point[], widthCm: number): Panel {
  const inner = offset(path, -widthCm);
  return createPanel({
    name,
    left: inner,
    right: path,
    bulge: 0.12,
    squareness: 2.4,
    stuff: 'rib',
    folds: [ribs({ everyCm: 0.42, heightCm: 0.035, along: 't' })],
    cast: 0.3,
    liftCm: 0.35,
    edgeCm: 0.15,
  });
}

/** The back half of a rib collar, inside out. */
export const backRib = (half: number, rise: number, widthCm: number): Panel => {
  const path = curve(
    [-half - 0.4, 0.1],
    [-half * 0.72, rise * 0.66 + 0.2],
    [0, rise],
    [half * 0.72, rise * 0.66 + 0.2],
    [half + 0.4, 0.1],
  );
  return {
    ...neckRib('back rib', offset(path, -widthCm * 0.1), -widthCm),
    shade: 0.74,
    cast: 0.25,
  };
};

export const frontNeck = (leftHalf: readonly Point[]): Point[] => wholeOf(leftHalf);
