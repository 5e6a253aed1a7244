import { footFormOf } from '../foot-form.ts';
import { drawHeel } from '../heel.ts';
import { POINTED } from '../last.ts';
import type { Shoe } from '../shoe.ts';
import { drawUpper, openingOf } from '../upper.ts';

/** Pointed, low cut, on a thin heel. */
export const pump: Shoe = {
  id: 'pumps',
  words: [
    'pump',
    'heel',
    'high heel',
    'stiletto',
    'court shoe',
    'slingback',
    'peep toe',
    'court heel',
    'heeled shoe',
  ],
  who: ['woman'],
  heel: 1,
  draw: ({ pen, body, side, look }) => {
    const form = footFormOf(body, side, POINTED);
    drawHeel(pen, form, { colour: look.shoeColour, width: 0.022 });
    drawUpper(pen, form.outline(), {
      colour: look.shoeColour,
      opening: { rim: openingOf(form, 0.62, 66), skin: look.skin },
    });
  },
};
