import type { Point } from '../../../core/scene/point.ts';
import { ribs } from '../folds/ribs.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import { seam, stitch, topStitch } from '../marks/mark.ts';
import { createPanel, type GarmentPart, type Panel } from '../panel.ts';
import { curve, edgesOn, onSide, type Side } from './shape.ts';
import type { SleeveLines } from './sleeve-lines.ts';
import type { CuffId, TopContext } from './top-plan.ts';

type CuffInput = {
  side: Side;
  lines: SleeveLines;
  cuff: CuffId;
  length: number;
  narrow: number;
  isWorkwear?: boolean;
};

/** A cuff around the end of a sleeve, its cloth turned a quarter. */
export function cuff({ side, lines, cuff: kind, length, narrow, isWorkwear }: CuffInput): Panel {
  const { along, end } = lines;
  const [a, b] = end;
  const axis: Point = [b[0] - a[0], b[1] - a[1]];
  const place = (across: number, down: number): Point => [
    a[0] + axis[0] * across + along[0] * down,
    a[1] + axis[1] * across + along[1] * down,
  ];
  const slim = narrow / Math.hypot(...axis);
  const outer = curve(
    place(slim, -0.9),
    place(slim * 0.9, length * 0.45),
    place(slim * 1.3, length - 0.6),
  );
  const inner = curve(
    place(1 - slim, -0.9),
    place(1 - slim * 0.9, length * 0.45),
    place(1 - slim * 1.3, length - 0.6),
  );
  const line = (down: number) => onSide(side, [place(slim, down), place(1 - slim, down)]);
  const row = isWorkwear ? topStitch : stitch;
  const isRib = kind === 'rib';
  return createPanel({
    name: `cuff ${side}`,
    ...edgesOn(side, outer, inner),
    outlines: [onSide(side, [...outer, ...inner.toReversed()])],
    cut: { turn: Math.PI / 2, origin: onSide(side, [a])[0], clothAt: [2, 6] },
    stuff: isRib ? 'rib' : 'cloth',
    bulge: 0.26,
    squareness: 2.2,
    edgeCm: isRib ? 0.35 : 0.3,
    folds: isRib ? [ribs({ everyCm: 0.5, heightCm: 0.045, along: 's' })] : [wrinkle(0.07)],
    cast: 0.4,
    liftCm: kind === 'rolled' ? 0.9 : 0.4,
    marks: isRib
      ? [seam(line(-0.7), 0.7)]
      : kind === 'rolled'
        ? [seam(line(length * 0.36), 1.1), seam(line(length * 0.7), 0.8)]
        : [row(line(-0.2)), row(line(length - 1.4)), seam(line(-0.85), 0.6)],
  });
}

/** Three buttons above a tailored sleeve's end; none on other sleeves. */
export function tailoredButtons({
  side,
  lines,
  context,
}: {
  side: Side;
  lines: SleeveLines;
  context: TopContext;
}): GarmentPart[] {
  if (context.plan.cuff !== 'tailored') return [];
  const { along, end } = lines;
  return [1.6, 3.3, 5].map((back): GarmentPart => {
    const at: Point = [
      end[0][0] - along[0] * (back + 0.6) + 1.9,
      end[0][1] - along[1] * (back + 0.6),
    ];
    return { is: 'button', at: onSide(side, [at])[0], radiusCm: 0.7, look: context.plan.buttons };
  });
}
