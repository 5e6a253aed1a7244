import type { Point } from '../../../core/scene/point.ts';
import type { Design } from '../design/axes.ts';
import type { ClothGarment } from '../design/garment.ts';
import { creases } from '../folds/crease.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import { type Mark, seam, stitch } from '../marks/mark.ts';
import { createPanel, type GarmentPart } from '../panel.ts';
import { curve, mirrored, wholeOf } from '../parts/shape.ts';

export const bucketHat: ClothGarment = {
  id: 'bucket-hat',
  type: 'accessory',
  words: ['bucket hat', 'sun hat', 'fisherman hat', 'beach hat'],
  near: ['hat', 'fedora', 'straw hat', 'cloche'],
  fabric: 'cotton',
  axes: { form: ['wide', 'narrow'] },
  printScale: 0.6,
  build: ({ form }: Design) => bucket(form === 'narrow' ? 4.6 : 6.4),
};

/** A row between the two sides of a hat: `sag` lower in the middle. */
const across = (half: number, y: number, sag: number): Point[] =>
  wholeOf(
    curve([-half, y], [-half * 0.72, y + sag * 0.52], [-half * 0.36, y + sag * 0.88], [0, y + sag]),
  );

/** A crown of a top and a side, and a brim that falls from it in rows of stitches. */
function bucket(fall: number): GarmentPart[] {
  const top = across(9.2, -11, 1.7);
  const back = across(9.2, -11, -1.5);
  const base = across(11.6, 1, 3.4);
  const side: Point[] = curve([-9.2, -11], [-10.2, -6], [-11.6, 1]);
  const brimHalf = 12.4 + fall * 0.92;
  const low = across(brimHalf, 1.6 + fall * 0.72, 4.6 + fall * 0.22);
  const far = across(brimHalf, 1.6 + fall * 0.72, -2.2);
  const brimSide = curve(
    [-11.5, 0.6],
    [-12.6 - fall * 0.34, 1.2 + fall * 0.3],
    [-brimHalf, 1.6 + fall * 0.72],
  );
  const rows = Array.from({ length: 5 }, (_, i): Mark => {
    const part = (i + 0.7) / 5;
    return stitch(
      base.map(([x, y], k): Point => {
        const [lx, ly] = low[Math.round((k / (base.length - 1)) * (low.length - 1))];
        return [x + (lx - x) * part, y + (ly - y) * part];
      }),
    );
  });
  return [
    createPanel({
      name: 'lining',
      left: curve([-brimHalf, -1], [-brimHalf, 12]),
      right: curve([brimHalf, -1], [brimHalf, 12]),
      outlines: [[...far, ...low.toReversed()]],
      stuff: 'inside',
      shade: 0.55,
      bulge: 0,
      cast: 0,
    }),
    createPanel({
      name: 'crown top',
      left: [
        [-9.2, -13],
        [-9.2, -8.6],
      ],
      right: [
        [9.2, -13],
        [9.2, -8.6],
      ],
      outlines: [[...back, ...top.toReversed()]],
      bulge: 0.05,
      squareness: 2.2,
      edgeCm: 0.3,
      folds: [wrinkle(0.1, { acrossCm: 6, downCm: 6 })],
      cast: 0.2,
    }),
    createPanel({
      name: 'body',
      left: side,
      right: mirrored(side),
      outlines: [[...side, ...base, ...mirrored(side).toReversed(), ...top.toReversed()]],
      cut: { clothAt: [0, 6] },
      bulge: 0.24,
      squareness: 2.1,
      edgeCm: 0.35,
      folds: [
        creases([
          { from: [-9.6, -6], to: [-4, -2.6], bendCm: 0.8, widthCm: 1.2, heightCm: 0.3, peak: 0.3 },
          { from: [10, -4.6], to: [5.2, -6.4], bendCm: 0.5, widthCm: 1, heightCm: 0.24, peak: 0.3 },
        ]),
        wrinkle(0.2, { acrossCm: 6, downCm: 6 }),
      ],
      cast: 0.25,
      marks: [
        seam(top, 0.9),
        stitch(top.map(([x, y]): Point => [x, y + 0.5])),
        stitch(top.map(([x, y]): Point => [x, y - 0.5])),
        ...[-1, 1].map((sign): Mark => ({ is: 'eyelet', at: [sign * 8.4, -3.4], radiusCm: 0.35 })),
      ],
    }),
    createPanel({
      name: 'brim',
      left: brimSide,
      right: mirrored(brimSide),
      outlines: [[...brimSide, ...low, ...mirrored(brimSide).toReversed(), ...base.toReversed()]],
      cut: { clothAt: [4, 12] },
      bulge: 0.13,
      squareness: 2.2,
      edgeCm: 0.45,
      folds: [
        creases([
          { from: [-6, 4], to: [-9, 12], bendCm: 0.4, widthCm: 2, heightCm: 0.34 },
          { from: [5, 4.2], to: [7.5, 12], bendCm: -0.4, widthCm: 2.2, heightCm: 0.3 },
        ]),
        wrinkle(0.14, { acrossCm: 8, downCm: 5 }),
      ],
      cast: 0.5,
      liftCm: 0.5,
      marks: [seam(base, 1.1), ...rows],
    }),
  ];
}

export const baseballCap: ClothGarment = {
  id: 'cap',
  type: 'accessory',
  words: ['baseball cap', 'cap', 'trucker cap', 'peaked cap', 'snapback', 'dad hat', 'sports cap'],
  near: ['visor', 'flat cap', 'beret', 'beanie'],
  fabric: 'cotton',
  axes: { fit: ['regular', 'slim'] },
  printScale: 0.55,
  build: ({ fit }: Design) => cap(fit === 'slim' ? 10.6 : 12),
};

/** A cap from the front: a dome of panels with a button on top, and a peak that bends. */
function cap(height: number): GarmentPart[] {
  const half = 9.4;
  const dome = curve(
    [-half, 0.6],
    [-half - 0.35, -height * 0.36],
    [-half * 0.8, -height * 0.76],
    [-half * 0.4, -height * 0.96],
    [0, -height],
  );
  const base = across(half, 0.6, 1.9);
  const side = dome.toReversed();
  const panels = [-0.42, 0.42].map((part) =>
    curve(
      [0, -height],
      [half * part * 0.78, -height * 0.8],
      [half * part * 1.18, -height * 0.38],
      [half * part * 1.16, 2.3],
    ),
  );
  // The peak is wider than the crown and hangs at its ends: seen from the front it is a crescent.
  const peakHalf = half + 1.5;
  const peakSide = curve(
    [-half + 0.3, 0.9],
    [-half - 0.8, 2.6],
    [-peakHalf, 6.4],
    [-peakHalf + 0.9, 7.7],
  );
  const lip = wholeOf(
    curve([-peakHalf + 0.9, 7.7], [-half * 0.78, 6.6], [-half * 0.4, 6.9], [0, 7.1]),
  );
  const root = wholeOf(
    curve([-half + 0.3, 0.9], [-half * 0.7, 0.2], [-half * 0.34, 0.5], [0, 0.7]),
  );
  return [
    createPanel({
      name: 'body',
      left: [
        [-half, -height],
        [-half - 0.3, 2.4],
      ],
      right: [
        [half, -height],
        [half + 0.3, 2.4],
      ],
      outlines: [[...dome, ...mirrored(side), ...base.toReversed()]],
      bulge: 0.26,
      squareness: 2,
      edgeCm: 0.5,
      bulgeAlong: (t) => 0.55 + 0.45 * Math.min(1, Math.max(0, t) * 1.6),
      folds: [
        creases([
          { from: [-7.6, -4], to: [-3.4, -1.2], bendCm: 0.6, widthCm: 1, heightCm: 0.2, peak: 0.3 },
          { from: [8, -5], to: [5, -1.6], bendCm: -0.5, widthCm: 0.9, heightCm: 0.18, peak: 0.3 },
        ]),
        wrinkle(0.12, { acrossCm: 5, downCm: 6 }),
      ],
      marks: [
        ...panels.flatMap((row) => [
          seam(row, 1),
          stitch(row.map(([x, y]): Point => [x - 0.4, y])),
          stitch(row.map(([x, y]): Point => [x + 0.4, y])),
        ]),
        ...[-1, 1].map(
          (sign): Mark => ({ is: 'eyelet', at: [sign * 6.7, -height * 0.62], radiusCm: 0.32 }),
        ),
      ],
    }),
    { is: 'button', at: [0, -height + 0.15], radiusCm: 0.75, look: 'covered' },
    createPanel({
      name: 'brim',
      left: peakSide,
      right: mirrored(peakSide),
      outlines: [[...peakSide, ...lip, ...mirrored(peakSide).toReversed(), ...root.toReversed()]],
      cut: { clothAt: [5, 9] },
      bulge: 0.2,
      squareness: 2.1,
      edgeCm: 0.5,
      folds: [wrinkle(0.05)],
      cast: 0.6,
      liftCm: 0.5,
      marks: [
        seam(root, 1.2),
        ...[0.2, 0.4, 0.6, 0.8].map((part) =>
          stitch(
            root.map(([x, y], k): Point => {
              const [lx, ly] = lip[Math.round((k / (root.length - 1)) * (lip.length - 1))];
              return [x + (lx - x) * part, y + (ly - y) * part];
            }),
          ),
        ),
      ],
    }),
  ];
}
