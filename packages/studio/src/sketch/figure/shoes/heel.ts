import type { Hex } from '../../../core/colour.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import type { FootForm } from './foot-form.ts';

/** A heel from the seat of the foot to the floor; `width` is half of it at the floor, in heads. */
export function drawHeel(
  pen: LayerPen,
  form: FootForm,
  { colour, width }: { colour: Hex; width: number },
): void {
  const back = form.heelAt;
  const { place, rise } = form;
  const aside = Math.abs(form.shows);
  const left = [
    place(back + 0.01, -0.06, rise + 0.05),
    place(back + 0.03, -width * 1.3, rise * 0.4),
    place(back + 0.05 - aside * 0.02, -width, 0),
  ];
  const right = [
    place(back + 0.2 * aside, 0.06, rise + 0.03),
    place(back + 0.03 + aside * width * 2.4, width * 1.3, rise * 0.4),
    place(back + 0.05 + aside * width * 2, width, 0),
  ];
  pen.region({
    class: 'shoe',
    part: 'heel',
    colour,
    outlines: [[...left, ...right.toReversed()]],
    reserve: 0,
  });
  pen.stroke('contour', left, { weight: 0.6, taper: [0, 0] });
  pen.stroke('contour', right, { weight: 0.6, taper: [0, 0] });
}
