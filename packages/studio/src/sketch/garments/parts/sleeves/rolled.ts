import { add, between, distance, type Point, times } from '../../../../core/scene/point.ts';
import type { LayerPen } from '../../../../core/scene/scene-builder.ts';
import type { Side } from '../../../figure/body.ts';
import type { DressContext } from '../../garment.ts';
import { clothRegion } from '../skirt-cloth.ts';
import type { SleeveForm } from './sleeve-forms.ts';
import type { SleeveShape } from './sleeve-shape.ts';

type Rolled = { shape: SleeveShape; form: SleeveForm; side: Side; unit: number };

/** Height of the roll, in units of the frame. */
const HIGH = 0.2;

/** A sleeve's end turned back twice, and the tab that holds it where the design has one. */
export function drawRolledEnd(context: DressContext, pen: LayerPen, rolled: Rolled): void {
  const { shape, form, unit } = rolled;
  const span = distance(shape.patch(0.5, 0.8), shape.patch(0.5, 1)) / 0.2;
  const v = 1 - (HIGH * unit) / span;
  const bow = times(shape.along.down(form.end), unit * 0.03);
  const across = (at: number, over: number): Point[] => {
    const [a, b] = [shape.patch(-over, at), shape.patch(1 + over, at)];
    return [a, add(between(a, b, 0.5), bow), b];
  };
  const [upper, middle, lower] = [across(v, 0.07), across((v + 1) / 2, 0.085), across(1, 0.08)];
  const outline = [...upper, ...lower.toReversed()];
  pen.region(
    clothRegion(context, {
      part: `cuff ${rolled.side}`,
      outline,
      shade: [[...middle, lower[2], between(lower[1], lower[2], 0.3)]],
      reserve: 0.4,
    }),
  );
  pen.stroke('contour', [...outline, upper[0]], { weight: 0.9, taper: [0, 0] });
  pen.stroke('seam', middle, { weight: 0.9, taper: [0.02, 0.05] });
  if (context.piece.design.details.has('roll-tabs')) drawTab(context, pen, { ...rolled, v });
}

function drawTab(
  context: DressContext,
  pen: LayerPen,
  { shape, unit, v }: Rolled & { v: number },
): void {
  const half = (unit * 0.05) / Math.max(1, distance(shape.patch(0, v), shape.patch(1, v)));
  const tall = 1 - v;
  const outline = [
    shape.patch(0.5 - half, v - tall * 0.9),
    shape.patch(0.5 + half, v - tall * 0.9),
    shape.patch(0.5 + half, v + tall * 0.35),
    shape.patch(0.5, v + tall * 0.6),
    shape.patch(0.5 - half, v + tall * 0.35),
  ];
  pen.region(clothRegion(context, { part: 'tab', outline, reserve: 0.2 }));
  pen.stroke('detail', [...outline, outline[0]], { weight: 1, taper: [0, 0] });
  const [x, y] = shape.patch(0.5, v + tall * 0.25);
  const r = unit * 0.02;
  const button = Array.from({ length: 9 }, (_, i): Point => {
    const angle = (i / 8) * Math.PI * 2;
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  });
  pen.stroke('detail', button, { weight: 1, taper: [0, 0] });
}
