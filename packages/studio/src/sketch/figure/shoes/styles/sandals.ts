import { smoothCurve } from '../../../../core/scene/curve.ts';
import { drawBareFoot } from '../bare-foot.ts';
import { type FootForm, footFormOf } from '../foot-form.ts';
import { drawHeel } from '../heel.ts';
import { FOOT } from '../last.ts';
import type { Shoe, ShoeContext } from '../shoe.ts';
import { drawToes } from '../toes.ts';
import { across } from '../upper.ts';

/** Bare sandals on a high heel: a strap over the toes, one about the ankle. */
export const sandals: Shoe = {
  id: 'sandals',
  words: ['strappy sandal', 'heeled sandal', 'sandal'],
  who: ['woman'],
  heel: 1,
  draw: (context) => drawSandal(context, true),
};

/** Flat sandals. */
export const flatSandals: Shoe = {
  id: 'flat-sandals',
  words: ['flat sandal', 'slide', 'flip-flop', 'thong sandal', 'summer sandal'],
  who: ['woman', 'man', 'girl', 'boy'],
  heel: 0,
  draw: (context) => drawSandal(context, false),
};

function drawSandal({ pen, body, side, look }: ShoeContext, isHigh: boolean): void {
  const form = footFormOf(body, side, FOOT);
  if (isHigh) drawHeel(pen, form, { colour: look.shoeColour, width: 0.02 });
  drawBareFoot(pen, form, look.skin);
  drawToes(pen, form);
  const strap = (row: ReturnType<typeof across>, weight: number) =>
    pen.stroke('detail', row, { weight, colour: look.shoeColour, taper: [0, 0] });
  strap(across(form, 0.66, 88), isHigh ? 3.2 : 5.4);
  if (isHigh) strap(across(form, 0.74, 88), 2.4);
  else strap(across(form, 0.36, 84), 4.4);
  strap(ankleStrap(form), isHigh ? 2.4 : 3.4);
  pen.stroke('contour', sole(form), { weight: 1.3, colour: look.shoeColour, taper: [0.1, 0.1] });
}

const ankleStrap = (form: FootForm) =>
  smoothCurve(
    [-85, -45, 0, 45, 85].map((around) => form.at(0.03, around, 1.04)),
    { stepPx: 2 },
  );

const sole = (form: FootForm) => {
  const sign = form.shows === 0 ? 1 : form.shows;
  return smoothCurve(
    [-0.16, 0.1, 0.4, 0.65, 0.85, 1].map((along) => form.at(along, sign * 140)),
    { stepPx: 2 },
  );
};
