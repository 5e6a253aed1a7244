import type { Point } from '../../../core/scene/point.ts';
import type { Design } from '../design/axes.ts';
import { gathers } from '../folds/gathers.ts';
import { ribs } from '../folds/ribs.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import { type Mark, seam, stitch, topStitch } from '../marks/mark.ts';
import { createPanel, type GarmentPart } from '../panel.ts';
import { curve, mirrored } from './shape.ts';

export type WaistKind = 'band' | 'elastic' | 'drawstring' | 'rib' | 'jeans' | 'paperbag';

/** Height of the waistband of a design, in centimetres: high waists have a deeper one. */
export function bandHeight({ waist, rise }: Design): number {
  if (waist === 'wide-band') return 8.5;
  if (waist === 'paperbag') return 6;
  if (rise === 'high') return 6;
  return rise === 'low' ? 3 : 4;
}

type WaistOptions = {
  kind: WaistKind;
  half: number;
  y: number;
  height?: number;
  button?: 'shell' | 'horn' | 'metal' | 'none';
};

/** The hollow of the waist with its label: drawn before the garment. */
export function waistHollow({ half, y, height = 4 }: WaistOptions): GarmentPart[] {
  const top = y - height;
  const upper = curve(
    [-half + 0.4, top + 0.6],
    [-half * 0.5, top - 0.5],
    [0, top - 0.9],
    [half * 0.5, top - 0.5],
    [half - 0.4, top + 0.6],
  );
  const side: Point[] = [
    [-half + 0.4, top],
    [-half + 0.2, y],
  ];
  return [
    createPanel({
      name: 'waist hollow',
      left: side,
      right: mirrored(side),
      outlines: [[...upper, [half - 0.3, y], [-half + 0.3, y]]],
      stuff: 'inside',
      shade: 0.56,
      cast: 0,
      bulge: -0.1,
    }),
    { is: 'label', at: [0, top - 0.5] },
  ];
}

/** The waistband: drawn over the garment; its cloth is turned a quarter. */
export function waistBand(options: WaistOptions): GarmentPart[] {
  const { kind, half, y, height = 4, button = 'none' } = options;
  const top = y - height;
  const sag = 1;
  const side = curve([-half + 0.3, top + 0.3], [-half - 0.05, y - height * 0.4], [-half, y + 0.3]);
  const line = (at: number, s = 1): Point[] =>
    curve(
      [-half * s, at],
      [-half * 0.5 * s, at + sag * 0.75],
      [0, at + sag],
      [half * 0.5 * s, at + sag * 0.75],
      [half * s, at],
    );
  const low = line(y + 0.3);
  const up = line(top + 0.3, (half - 0.3) / half);
  const row = kind === 'jeans' ? topStitch : stitch;
  const isSoft = kind === 'elastic' || kind === 'drawstring' || kind === 'paperbag';
  const band = createPanel({
    name: 'waistband',
    left: side,
    right: mirrored(side),
    outlines: [[...side, ...low, ...mirrored(side).toReversed(), ...up.toReversed()]],
    cut: { turn: kind === 'rib' || isSoft ? 0 : Math.PI / 2, clothAt: [3, 5] },
    stuff: kind === 'rib' ? 'rib' : 'cloth',
    bulge: 0.14,
    squareness: 2.6,
    edgeCm: 0.32,
    folds: isSoft
      ? [
          gathers({ edge: 'top', heightCm: 0.5, count: 26, reach: 1.7 }),
          gathers({ edge: 'bottom', heightCm: 0.5, count: 26, reach: 1.7 }),
        ]
      : kind === 'rib'
        ? [ribs({ everyCm: 0.5, heightCm: 0.045, along: 's' })]
        : [wrinkle(0.09)],
    cast: 0.45,
    liftCm: 0.45,
    marks: isSoft
      ? [stitch(line(top + height * 0.36)), stitch(line(top + height * 0.72)), seam(low, 0.8)]
      : [row(line(top + 0.8)), row(line(y - 0.25)), seam(low, 0.5)],
  });
  return [band, ...fastening(options, { top, button })];
}

function fastening(
  { kind, half, y }: WaistOptions,
  { top, button }: { top: number; button: NonNullable<WaistOptions['button']> },
): GarmentPart[] {
  const middle = (top + y) / 2 + 1;
  const parts: GarmentPart[] = [];
  if (button !== 'none') {
    parts.push(
      seam(
        [
          [1.9, top + 1.1],
          [2, y + 1.2],
        ],
        0.9,
      ),
      { is: 'button', at: [0.2, middle], radiusCm: 0.85, look: button },
    );
  }
  if (kind === 'jeans') {
    for (const x of [-half * 0.78, -half * 0.36, half * 0.42, half * 0.8])
      parts.push(beltLoop(x, top, y));
  }
  if (kind === 'drawstring' || kind === 'paperbag') {
    parts.push(...drawstring(middle));
  }
  return parts;
}

function beltLoop(x: number, top: number, y: number): GarmentPart {
  return createPanel({
    name: `loop ${x.toFixed(1)}`,
    left: [
      [x - 0.6, top + 0.2],
      [x - 0.6, y + 1.9],
    ],
    right: [
      [x + 0.6, top + 0.2],
      [x + 0.6, y + 1.9],
    ],
    bulge: 0.25,
    edgeCm: 0.3,
    cast: 0.5,
    liftCm: 0.4,
    marks: [
      topStitch([
        [x - 0.35, top],
        [x - 0.35, y + 2],
      ]),
      topStitch([
        [x + 0.35, top],
        [x + 0.35, y + 2],
      ]),
    ],
  });
}

function drawstring(y: number): GarmentPart[] {
  const cord = (sign: number, end: number): Mark => ({
    is: 'cord',
    path: curve([sign * 0.4, y], [sign * 2, y + 4], [sign * 1.5, y + 9], [sign * 2.6, y + end]),
    widthCm: 0.5,
    look: 'cord',
  });
  const loop = (sign: number): Mark => ({
    is: 'cord',
    path: curve(
      [sign * 0.3, y],
      [sign * 3.4, y - 1.6],
      [sign * 5.6, y + 0.6],
      [sign * 3.4, y + 2],
      [sign * 0.3, y + 0.3],
    ),
    widthCm: 0.48,
    look: 'cord',
  });
  return [
    cord(-1, 15),
    cord(1, 13.4),
    loop(-1),
    loop(1),
    {
      is: 'cord',
      path: [
        [-0.5, y],
        [0.5, y + 0.2],
      ],
      widthCm: 0.8,
      look: 'cord',
    },
  ];
}
