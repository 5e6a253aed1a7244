import type { Point } from '../../../scene/point.ts';
import { creases } from '../../folds/crease.ts';
import { ribs } from '../../folds/ribs.ts';
import { wrinkle } from '../../folds/wrinkle.ts';
import { type Mark, seam, stitch } from '../../marks/mark.ts';
import { createPanel, type GarmentPart, type Panel } from '../../panel.ts';
import { curve, mirrored, onSide, SIDES, wholeOf } from '../shape.ts';

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

/** A hood that lies open: the hollow of its back, the round of its edge, and its cords. */
export function hood(): GarmentPart[] {
  const outer = curve([-12.4, 5.2], [-14.4, -1.5], [-13.6, -9.6], [-9.2, -16], [0, -18.4]);
  const inner = curve(
    [-0.6, 11.4],
    [-5.2, 7],
    [-8.7, 0.6],
    [-9.3, -5.6],
    [-6.6, -11.2],
    [0, -13.6],
  );
  const hollow = createPanel({
    name: 'hood hollow',
    left: curve([-10, -14], [-10, 11]),
    right: curve([10, -14], [10, 11]),
    outlines: [wholeOf(inner)],
    stuff: 'inside',
    shade: 0.56,
    bulge: -0.22,
    cast: 0,
    folds: [
      wrinkle(0.3),
      creases([{ from: [-1, -13], to: [0.5, 6], widthCm: 1.1, heightCm: -0.4 }]),
    ],
    marks: [
      seam(
        [
          [0, -14],
          [0.3, 8],
        ],
        0.8,
      ),
      { is: 'label', at: [0, 2.2] },
    ],
  });
  const front: Point[] = [
    [-0.6, 11.4],
    [-3.4, 12.2],
    [-8.6, 9.2],
    [-12.4, 5.2],
  ];
  const rim = SIDES.map((side) => {
    const out = onSide(side, outer);
    const within = onSide(side, inner.toReversed());
    const low = onSide(side, curve(...front));
    return createPanel({
      name: `hood ${side}`,
      left: side === 'left' ? out.toReversed() : within,
      right: side === 'left' ? within : out.toReversed(),
      outlines: [[...out, ...within, ...low]],
      bulge: 0.3,
      squareness: 2,
      edgeCm: 0.8,
      cast: 0.5,
      liftCm: 1.2,
      folds: [wrinkle(0.3, { acrossCm: 6, downCm: 8 })],
      marks: [
        stitch(
          onSide(
            side,
            inner.map(([x, y]): Point => [x - 2.1 * Math.min(1, (16 + y) / 12), y]),
          ),
        ),
      ],
    });
  });
  const cords: Mark[] = SIDES.flatMap((side) => {
    const sign = side === 'left' ? -1 : 1;
    return [
      { is: 'eyelet', at: [sign * 3.6, 10.4], radiusCm: 0.5 },
      {
        is: 'cord',
        path: curve(
          [sign * 3.6, 10.4],
          [sign * 3.9, 15],
          [sign * 3.2, 20],
          [sign * (side === 'left' ? 3.7 : 4.4), side === 'left' ? 26 : 24],
        ),
        widthCm: 0.62,
        look: 'cord',
      },
    ] satisfies Mark[];
  });
  return [hollow, ...rim, ...cords];
}
