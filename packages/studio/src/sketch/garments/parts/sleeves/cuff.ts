import { add, between, distance, type Point, times } from '../../../../core/scene/point.ts';
import type { LayerPen } from '../../../../core/scene/scene-builder.ts';
import type { Side } from '../../../figure/body.ts';
import type { DressContext } from '../../garment.ts';
import { clothRegion } from '../skirt-cloth.ts';
import type { SleeveForm } from './sleeve-forms.ts';
import type { SleeveShape } from './sleeve-shape.ts';

type CuffInput = { shape: SleeveShape; form: SleeveForm; side: Side; unit: number };

/** A crisp band at the end of a sleeve, a little wider than the wrist, with a button where it closes. */
export function drawCuff(
  context: DressContext,
  pen: LayerPen,
  { shape, form, side, unit }: CuffInput,
): void {
  const end = shape.patch(0.5, 1);
  const span = distance(shape.patch(0.5, 0.8), end) / 0.2;
  const v = 1 - ((form.cuff ?? 0) * unit) / span;
  const down = shape.along.down(form.end);
  const bow = times(down, unit * 0.03);
  const [a, b] = [shape.patch(-0.06, v), shape.patch(1.06, v)];
  const [c, d] = [shape.patch(1.05, 1), shape.patch(-0.05, 1)];
  const upper: Point[] = [a, add(between(a, b, 0.5), bow), b];
  const lower: Point[] = [c, add(between(c, d, 0.5), bow), d];
  const outline = [...upper, ...lower];
  pen.region(
    clothRegion(context, {
      part: `cuff ${side}`,
      outline,
      shade: [[between(a, b, 0.66), b, c, between(d, c, 0.7)]],
      reserve: 0.5,
    }),
  );
  pen.stroke('contour', [...outline, a], { weight: 0.8, taper: [0, 0] });
  if (context.piece.design.details.has('rib')) return;
  const button = shape.patch(side === 'left' ? 0.2 : 0.8, (v + 1) / 2 + 0.003);
  const r = unit * 0.018;
  pen.stroke('detail', [
    add(button, [-r, 0]),
    add(button, [0, -r]),
    add(button, [r, 0]),
    add(button, [0, r]),
    add(button, [-r, 0]),
  ]);
}
