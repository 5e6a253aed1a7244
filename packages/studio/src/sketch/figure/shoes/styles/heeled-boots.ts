import { drawClosedShoe } from '../closed-shoe.ts';
import { footFormOf } from '../foot-form.ts';
import { drawHeel } from '../heel.ts';
import { POINTED } from '../last.ts';
import type { Shoe, ShoeContext } from '../shoe.ts';
import { across } from '../upper.ts';

/** To just above the ankle, on a block heel. */
export const ankleBoots: Shoe = {
  id: 'ankle-boots',
  words: ['ankle boot', 'bootie', 'heeled boot', 'block heel boot', 'lace-up ankle boot'],
  who: ['woman'],
  heel: 0.6,
  draw: (context) => drawBoot(context, 0.86),
};

/** To the knee. */
export const boots: Shoe = {
  id: 'boots',
  words: [
    'boot',
    'knee boot',
    'knee-high boot',
    'tall boot',
    'calf boot',
    'suede boot',
    'leather boot',
  ],
  who: ['woman'],
  heel: 0.6,
  draw: (context) => drawBoot(context, 0.56),
};

/** Over the knee. */
export const highBoots: Shoe = {
  id: 'high-boots',
  words: [
    'over-the-knee boot',
    'over-the-knee suede boot',
    'over-the-knee leather boot',
    'thigh-high boot',
    'thigh boot',
    'cuissarde',
  ],
  who: ['woman'],
  heel: 0.6,
  draw: (context) => drawBoot(context, 0.36),
};

function drawBoot(context: ShoeContext, shaftFrom: number): void {
  const { pen, body, side, look } = context;
  drawHeel(pen, footFormOf(body, side, POINTED), { colour: look.shoeColour, width: 0.075 });
  const { form, shaft } = drawClosedShoe(context, { last: { upper: POINTED }, shaftFrom });
  if (shaft) pen.stroke('contour', shaft.rim, { weight: 0.7, taper: [0.05, 0.05] });
  for (const along of [0.1, 0.2]) {
    pen.stroke('fold', across(form, along, 50), { weight: 0.5, taper: [0.5, 0.5] });
  }
}
