import { drawBareFoot } from '../bare-foot.ts';
import { footFormOf } from '../foot-form.ts';
import { FOOT } from '../last.ts';
import type { Shoe } from '../shoe.ts';
import { drawToes } from '../toes.ts';

/** No shoes at all. */
export const barefoot: Shoe = {
  id: 'barefoot',
  words: ['barefoot', 'barefooted', 'bare foot', 'bare feet', 'shoeless'],
  who: ['woman', 'man', 'girl', 'boy'],
  heel: 0,
  draw: ({ pen, body, side, look }) => {
    const form = footFormOf(body, side, FOOT);
    drawBareFoot(pen, form, look.skin);
    drawToes(pen, form);
  },
};
