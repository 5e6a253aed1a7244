import { adjust, isDark, mix } from '../../../../core/colour.ts';
import { smoothCurve } from '../../../../core/scene/curve.ts';
import { drawBareFoot } from '../bare-foot.ts';
import { drawClosedShoe } from '../closed-shoe.ts';
import { footFormOf } from '../foot-form.ts';
import { drawFacing, drawLaces, drawShaftLaces } from '../laces.ts';
import { DRESS, FOOT, TRAINER } from '../last.ts';
import type { Shoe } from '../shoe.ts';
import { across, drawUpper, flanksOf } from '../upper.ts';
import { oxfords } from './laced.ts';

/** Soft, backless or not, with a warm lining. */
export const slippers: Shoe = {
  id: 'slippers',
  words: [
    'mojari',
    'jutti',
    'juttis',
    'khussa',
    'slipper',
    'house shoe',
    'bedroom slipper',
    'smoking slipper',
    'babouche',
  ],
  who: ['woman', 'man', 'girl', 'boy'],
  heel: 0,
  draw: (context) => {
    const { look } = context;
    const form = footFormOf(context.body, context.side, FOOT);
    drawBareFoot(context.pen, form, look.skin);
    drawUpper(context.pen, form.outline(0.34, 1), { colour: look.shoeColour });
    const cuff = across(form, 0.36, 88);
    context.pen.stroke('detail', cuff, {
      weight: 7,
      colour: mix(look.shoeColour, '#f6f1e6', 0.75),
      taper: [0, 0],
    });
    context.pen.stroke('fold', across(form, 0.41, 80), { weight: 0.6, taper: [0.3, 0.3] });
  },
};

/** Flat and backless. */
export const slides: Shoe = {
  id: 'slides',
  words: ['flat mule', 'pool slide', 'slider', 'slides', 'clog', 'croc', 'crocs', 'birkenstock'],
  who: ['woman', 'man', 'girl', 'boy'],
  heel: 0,
  draw: ({ pen, body, side, look }) => {
    const form = footFormOf(body, side, FOOT);
    drawBareFoot(pen, form, look.skin);
    drawUpper(pen, form.outline(0.42, 0.82), { colour: look.shoeColour });
    const sign = form.shows === 0 ? 1 : form.shows;
    const sole = [-0.16, 0.1, 0.4, 0.65, 0.85, 1].map((along) => form.at(along, sign * 140));
    pen.stroke('contour', smoothCurve(sole), {
      weight: 3,
      colour: adjust(look.shoeColour, -0.12),
      taper: [0.05, 0.05],
    });
  },
};

/** Canvas laced over the ankle, with a rubber toe. */
export const highTops: Shoe = {
  id: 'high-tops',
  words: [
    'high top',
    'hi top',
    'high top trainer',
    'high top sneaker',
    'basketball shoe',
    'boxing boot',
  ],
  who: ['woman', 'man', 'girl', 'boy'],
  heel: 0,
  draw: (context) => {
    const colour = context.look.shoeColour;
    const shoe = drawClosedShoe(context, { last: TRAINER, sole: '#f5f2eb', shaftFrom: 0.88 });
    const { pen, form, shaft } = shoe;
    const lace = isDark(colour) ? '#f1ede5' : mix(colour, '#5d5750', 0.8);
    const cap = across(form, 0.82, 86);
    const tip = [...cap, form.at(1.05, 60), form.at(1.06, 0), form.at(1.05, -60)];
    pen.region({
      class: 'shoe',
      part: 'toe cap',
      colour: '#f5f2eb',
      outlines: [smoothCurve(tip, { closed: true })],
      reserve: 0,
    });
    pen.stroke('seam', cap, { weight: 1, taper: [0.05, 0.05] });
    drawFacing(pen, form, { to: 0.72, wide: 30 });
    drawLaces(pen, form, { places: [0.28, 0.38, 0.48, 0.58], wide: 24, weight: 1.7, colour: lace });
    if (!shaft) return;
    const front = Math.sin(context.body.leg[context.side].heading);
    drawShaftLaces(pen, { left: shaft.left, right: shaft.right, front }, lace);
    pen.stroke('contour', shaft.rim, { weight: 0.8, taper: [0.05, 0.05] });
  },
};

/** Lace-ups punched with holes along a winged toe cap. */
export const brogues: Shoe = {
  id: 'brogues',
  words: ['brogue', 'wingtip', 'wing tip', 'wingtip shoe', 'monk strap', 'monk shoe'],
  who: ['woman', 'man', 'girl', 'boy'],
  heel: 0,
  draw: (context) => {
    oxfords.draw(context);
    const { pen, look } = context;
    const form = footFormOf(context.body, context.side, DRESS.upper);
    const dark = adjust(look.shoeColour, isDark(look.shoeColour) ? 0.16 : -0.22);
    for (const sign of [-1, 1]) {
      for (let i = 0; i <= 6; i += 1) {
        const along = 0.62 + 0.03 * Math.abs(i - 1) - 0.012 * i * i;
        const hole = form.at(along, sign * i * 13, 1.02);
        pen.stroke('detail', [hole, [hole[0] + 0.6, hole[1] + 0.4]], {
          weight: 1.6,
          colour: dark,
          taper: [0, 0],
        });
      }
    }
    if (flanksOf(form).length === 0) return;
    const wing = [-78, -45, -15, 0, 15, 45, 78].map((around) =>
      form.at(0.66 - 0.1 * Math.abs(around / 78) ** 1.4 - (around === 0 ? 0.05 : 0), around, 1.01),
    );
    pen.stroke('seam', smoothCurve(wing), { weight: 0.9, taper: [0.05, 0.05] });
  },
};
