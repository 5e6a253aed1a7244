import { adjust, isDark, mix } from '../../../core/colour.ts';
import { smoothCurve } from '../../../scene/curve.ts';
import { type FootForm, footFormOf } from '../foot-form.ts';
import { ROUND } from '../last.ts';
import type { Shoe, ShoeContext } from '../shoe.ts';
import { across, drawUpper, openingOf, welt } from '../upper.ts';

/** Trainers with a pale sole. */
export const sneakers: Shoe = {
  id: 'sneakers',
  words: ['sneaker', 'trainer', 'tennis shoe', 'running shoe', 'kicks'],
  who: ['woman', 'man', 'girl', 'boy'],
  heel: 0.06,
  draw: (context) => {
    const { form, colour, pen } = begin(context, 0.3);
    drawLaces(context, form, [0.36, 0.44, 0.52, 0.6]);
    pen.stroke('seam', across(form, 0.8, 80), { weight: 1.1 });
    pen.stroke('seam', welt(form, 112), {
      weight: 4.2,
      colour: isDark(colour) ? '#f4f1ea' : adjust(colour, -0.08),
      taper: [0.05, 0.05],
    });
    pen.stroke('seam', welt(form, 100), { weight: 0.8, taper: [0.1, 0.1] });
  },
};

/** Polished lace-ups with a toe cap. */
export const oxfords: Shoe = {
  id: 'oxfords',
  words: ['oxford', 'brogue', 'derby', 'dress shoe', 'lace-up'],
  who: ['man', 'woman', 'boy'],
  heel: 0.08,
  draw: (context) => {
    const { form, pen } = begin(context, 0.32);
    drawLaces(context, form, [0.38, 0.45, 0.52]);
    pen.stroke('seam', across(form, 0.8, 82), { weight: 1 });
    pen.stroke(
      'seam',
      smoothCurve([
        form.at(0.2, -70),
        form.at(0.5, -36),
        form.at(0.62, 0),
        form.at(0.5, 36),
        form.at(0.2, 70),
      ]),
      { weight: 0.9 },
    );
    pen.stroke('seam', welt(form), { weight: 1.6, taper: [0.1, 0.1] });
  },
};

/** Slip-ons with a strap across. */
export const loafers: Shoe = {
  id: 'loafers',
  words: ['loafer', 'moccasin', 'slip-on'],
  who: ['man', 'woman', 'boy', 'girl'],
  heel: 0.08,
  draw: (context) => {
    const { form, pen } = begin(context, 0.5);
    pen.stroke(
      'seam',
      smoothCurve([
        form.at(0.46, -55),
        form.at(0.74, -48),
        form.at(0.9, 0),
        form.at(0.74, 48),
        form.at(0.46, 55),
      ]),
      { weight: 1.1 },
    );
    for (const along of [0.53, 0.61]) pen.stroke('seam', across(form, along, 66), { weight: 0.9 });
    pen.stroke('seam', welt(form), { weight: 1.6, taper: [0.1, 0.1] });
  },
};

function begin({ pen, body, side, look }: ShoeContext, vamp: number) {
  const colour = look.shoeColour;
  const form = footFormOf(body, side, ROUND);
  drawUpper(pen, form.outline(), {
    colour,
    opening: { rim: openingOf(form, vamp, 56), skin: look.skin },
  });
  return { pen, form, colour };
}

function drawLaces({ pen, look }: ShoeContext, form: FootForm, places: readonly number[]): void {
  const colour = isDark(look.shoeColour)
    ? mix(look.shoeColour, '#ffffff', 0.75)
    : mix(look.shoeColour, '#222222', 0.6);
  for (const along of places) {
    pen.stroke('detail', across(form, along, 30), { weight: 1.3, colour, taper: [0.1, 0.1] });
  }
}
