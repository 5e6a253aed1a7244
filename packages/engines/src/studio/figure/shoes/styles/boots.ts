import { lerp } from '../../../core/interpolate.ts';
import { smoothCurve } from '../../../scene/curve.ts';
import { add, between } from '../../../scene/point.ts';
import { footFormOf } from '../foot-form.ts';
import { drawHeel } from '../heel.ts';
import { POINTED, ROUND } from '../last.ts';
import { shaftOf } from '../shaft.ts';
import type { Shoe, ShoeContext } from '../shoe.ts';
import { across, drawUpper, welt } from '../upper.ts';

/** To just above the ankle, on a block heel. */
export const ankleBoots: Shoe = {
  id: 'ankle-boots',
  words: ['ankle boot', 'bootie', 'heeled boot'],
  who: ['woman'],
  heel: 0.6,
  draw: (context) => drawBoot(context, { from: 0.86, isPointed: true, laces: 0 }),
};

/** To the knee. */
export const boots: Shoe = {
  id: 'boots',
  words: ['boot', 'knee boot', 'knee-high boot', 'tall boot'],
  who: ['woman'],
  heel: 0.6,
  draw: (context) => drawBoot(context, { from: 0.56, isPointed: true, laces: 0 }),
};

/** Laced, with a heavy sole. */
export const combatBoots: Shoe = {
  id: 'combat-boots',
  words: ['combat boot', 'lace-up boot', 'work boot', 'biker boot', 'hiking boot'],
  who: ['woman', 'man', 'boy', 'girl'],
  heel: 0.12,
  draw: (context) => drawBoot(context, { from: 0.8, isPointed: false, laces: 5 }),
};

/** Elastic-sided, to the ankle. */
export const chelseaBoots: Shoe = {
  id: 'chelsea-boots',
  words: ['chelsea boot', 'leather boot', 'desert boot'],
  who: ['man', 'boy'],
  heel: 0.08,
  draw: (context) => drawBoot(context, { from: 0.87, isPointed: false, laces: 0 }),
};

type Cut = { from: number; isPointed: boolean; laces: number };

function drawBoot({ pen, body, side, look }: ShoeContext, { from, isPointed, laces }: Cut): void {
  const form = footFormOf(body, side, isPointed ? POINTED : ROUND);
  const colour = look.shoeColour;
  if (form.rise > 0.05) drawHeel(pen, form, { colour, width: 0.075 });
  drawUpper(pen, form.outline(), { colour });
  const { left, right, rim } = shaftOf(body, side, { from, easePx: body.unit * 0.035 });
  const dark = right.map((point, i) => between(point, left[Math.min(i, left.length - 1)], 0.36));
  const ankle = body.leg[side].ankle;
  const foot = smoothCurve([
    left[left.length - 1],
    add(ankle, [0, body.unit * 0.17]),
    right[right.length - 1],
  ]);
  pen.region({
    class: 'shoe',
    part: 'shaft',
    colour,
    outlines: [[...left, ...foot, ...right.toReversed(), ...rim.slice(1, -1).toReversed()]],
    shade: [[...right, ...dark.toReversed()]],
    reserve: 0.15,
  });
  pen.stroke('contour', left, { weight: 0.65, taper: [0.03, 0.1] });
  pen.stroke('contour', right, { weight: 0.65, taper: [0.03, 0.1] });
  pen.stroke('contour', rim, { weight: 0.6, taper: [0.05, 0.05] });
  if (!isPointed) pen.stroke('seam', welt(form), { weight: 1.6, taper: [0.1, 0.1] });
  for (const along of [0.1, 0.2]) {
    pen.stroke('fold', across(form, along, 50), { weight: 0.5, taper: [0.5, 0.5] });
  }
  for (let i = 0; i < laces; i += 1) {
    const part = lerp(0.18, 0.9, i / laces);
    const at = Math.round(part * (left.length - 1));
    const middle = between(left[at], right[Math.min(at, right.length - 1)], 0.5);
    pen.stroke(
      'detail',
      smoothCurve([
        [middle[0] - 5, middle[1] - 2],
        [middle[0] + 5, middle[1] + 2],
      ]),
      { weight: 1, colour: '#8d857c', taper: [0.1, 0.1] },
    );
  }
}
