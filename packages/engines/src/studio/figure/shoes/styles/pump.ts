import { smoothCurve } from '../../../scene/curve.ts';
import { drawBareFoot } from '../bare-foot.ts';
import { footFormOf } from '../foot-form.ts';
import { drawHeel } from '../heel.ts';
import { FOOT, POINTED } from '../last.ts';
import type { Shoe } from '../shoe.ts';

/** Pointed, low cut, on a thin heel. */
export const pump: Shoe = {
  id: 'pumps',
  words: ['pump', 'heel', 'high heel', 'stiletto', 'court shoe'],
  who: ['woman'],
  heel: 1,
  draw: ({ pen, body, side, look }) => {
    const form = footFormOf(body, side, POINTED);
    drawHeel(pen, form, { colour: look.shoeColour, width: 0.03 });
    drawBareFoot(pen, footFormOf(body, side, FOOT), look.skin);
    const sole = form.outline();
    const opening = smoothCurve(
      [
        form.at(-0.12, 0, 0.8),
        form.at(0.1, 78),
        form.at(0.36, 62),
        form.at(0.58, 10),
        form.at(0.36, -62),
        form.at(0.1, -78),
      ],
      { closed: true, stepPx: 2 },
    );
    pen.region({
      class: 'shoe',
      part: `shoe ${side}`,
      colour: look.shoeColour,
      outlines: [sole, opening],
      light: [],
      reserve: 0.4,
    });
    pen.stroke('contour', [...sole, sole[0]], { weight: 0.7, taper: [0.05, 0.05] });
    pen.stroke('detail', [...opening, opening[0]], { weight: 0.9, taper: [0.1, 0.1] });
  },
};
