import { drawBareFoot } from '../bare-foot.ts';
import { footFormOf } from '../foot-form.ts';
import { drawHeel } from '../heel.ts';
import { FOOT } from '../last.ts';
import type { Shoe } from '../shoe.ts';
import { across, drawUpper } from '../upper.ts';

/** Backless, on a small heel. */
export const mules: Shoe = {
  id: 'mules',
  words: ['mule', 'kitten heel', 'slip-on heel'],
  who: ['woman'],
  heel: 0.5,
  draw: ({ pen, body, side, look }) => {
    const form = footFormOf(body, side, FOOT);
    drawHeel(pen, form, { colour: look.shoeColour, width: 0.035 });
    drawBareFoot(pen, form, look.skin);
    drawUpper(pen, form.outline(0.4, 1), { colour: look.shoeColour });
    pen.stroke('detail', across(form, 0.4, 85), { weight: 1.1 });
  },
};
