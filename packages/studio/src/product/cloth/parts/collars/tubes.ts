import type { Point } from '../../../../core/scene/point.ts';
import { creases } from '../../folds/crease.ts';
import { ribs } from '../../folds/ribs.ts';
import { wrinkle } from '../../folds/wrinkle.ts';
import { stitch } from '../../marks/mark.ts';
import { createPanel, type GarmentPart, type Panel } from '../../panel.ts';
import { curve, mirrored, wholeOf } from '../shape.ts';

/** A roll neck of rib: a tube folded over once, and the hollow of its top. */
export function turtleneck(heightCm = 8.5): GarmentPart[] {
  const top = 2 - heightCm;
  return [
    tubeHollow({ half: 7.2, y: top + 0.9 }),
    tube({ name: 'roll neck', top, half: 7.3, low: 8.6, stuff: 'rib', wale: 0.5 }),
  ];
}

/** A high collar of the cloth itself that zips up. */
export function funnel(): GarmentPart[] {
  return [
    tubeHollow({ half: 8.2, y: -4.6 }),
    tube({ name: 'funnel', top: -5.4, half: 8.2, low: 9, stuff: 'cloth' }),
  ];
}

function tubeHollow({ half, y }: { half: number; y: number }): Panel {
  const top = curve(
    [-half, y],
    [-half * 0.6, y - 1.35],
    [0, y - 1.8],
    [half * 0.6, y - 1.35],
    [half, y],
  );
  return createPanel({
    name: 'hollow',
    left: curve([-half, y - 1], [-half, y + 4]),
    right: curve([half, y - 1], [half, y + 4]),
    outlines: [[...top, [half, y + 3], [-half, y + 3]]],
    stuff: 'inside',
    shade: 0.55,
    cast: 0,
    marks: [{ is: 'label', at: [0, y - 1.2] }],
  });
}

type Tube = {
  name: string;
  top: number;
  half: number;
  low: number;
  stuff: 'rib' | 'cloth';
  wale?: number;
};

function tube({ name, top, half, low, stuff, wale }: Tube): Panel {
  const side = curve([-half, top], [-half - 0.35, top * 0.4], [-half - 1.5, 0.8]);
  const upper = curve(
    [-half, top],
    [-half * 0.5, top + 1.2],
    [0, top + 1.6],
    [half * 0.5, top + 1.2],
    [half, top],
  );
  const lower = wholeOf(
    curve(
      [-half - 1.5, 0.8],
      [-half * 0.95, low * 0.5],
      [-half * 0.55, low * 0.88],
      [0, low + 0.8],
    ),
  );
  const frame = [...side, [-half - 1.5, low + 2] as const];
  return createPanel({
    name,
    left: frame,
    right: mirrored(frame),
    outlines: [[...upper, ...mirrored(side), ...lower.toReversed(), ...side.toReversed()]],
    stuff,
    bulge: 0.22,
    squareness: 2.2,
    edgeCm: 0.5,
    cast: 0.5,
    liftCm: 0.7,
    folds: [
      ...(wale ? [ribs({ everyCm: wale, heightCm: 0.04, along: 's' as const })] : []),
      creases([
        {
          from: [-half, top + 4.6],
          to: [half * 0.7, top + 7],
          bendCm: -1.4,
          widthCm: 1.1,
          heightCm: 0.34,
        },
        {
          from: [half, top + 5.6],
          to: [-half * 0.3, top + 8.6],
          bendCm: 1.2,
          widthCm: 1,
          heightCm: 0.3,
        },
      ]),
      wrinkle(0.14),
    ],
    marks: stuff === 'cloth' ? [stitch(upper.map(([x, y]): Point => [x, y + 0.7]))] : [],
  });
}
