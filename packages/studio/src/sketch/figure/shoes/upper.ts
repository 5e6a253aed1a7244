import type { Hex } from '../../../core/colour.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import type { Point, Polyline } from '../../../core/scene/point.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import type { FootForm } from './foot-form.ts';

/** The opening of a shoe as a closed curve: from the heel's top round the foot to where the vamp begins. */
export function openingOf(form: FootForm, vamp: number, height = 62): Polyline {
  return smoothCurve(
    [
      form.at(-0.13, 0, 0.85),
      form.at(0.02, 60),
      form.at((vamp + 0.02) / 2, height),
      form.at(vamp * 0.86, height * 0.6),
      form.at(vamp, 0),
      form.at(vamp * 0.86, -height * 0.6),
      form.at((vamp + 0.02) / 2, -height),
      form.at(0.02, -60),
    ],
    { closed: true, stepPx: 2 },
  );
}

/** A closed shape of leather with its contour, open where the foot goes in. */
export function drawUpper(
  pen: LayerPen,
  outline: Polyline,
  { colour, opening }: { colour: Hex; opening?: { rim: Polyline; skin: Hex } },
): void {
  pen.region({
    class: 'shoe',
    part: 'shoe',
    colour,
    outlines: [outline],
    reserve: 0,
  });
  pen.stroke('contour', [...outline, outline[0]], { weight: 0.62, taper: [0.05, 0.05] });
  if (!opening) return;
  const { rim, skin } = opening;
  pen.region({ class: 'skin', part: 'foot', colour: skin, outlines: [rim], reserve: 0 });
  pen.stroke('detail', [...rim, rim[0]], { weight: 0.9, taper: [0.1, 0.1] });
}

/** Across the top of the foot at a place along it. */
export const across = (form: FootForm, along: number, reach = 75): Point[] =>
  smoothCurve(
    [-1, -0.5, 0, 0.5, 1].map((part) => form.at(along, part * reach, 1.02)),
    { stepPx: 2 },
  );

/** The flanks that show: 1 the right, −1 the left, both where the toes point to the viewer. */
export const flanksOf = ({ shows }: FootForm): readonly number[] =>
  shows === 0 ? [-1, 1] : [shows];
