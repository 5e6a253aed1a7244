import { adjust } from '../../../../core/colour.ts';
import type { Point } from '../../../../core/scene/point.ts';
import { footFormOf } from '../foot-form.ts';
import { drawHeel } from '../heel.ts';
import { FOOT } from '../last.ts';
import type { Shoe } from '../shoe.ts';
import { drawUpper, openingOf } from '../upper.ts';

/** Ballet flats. */
export const flats: Shoe = {
  id: 'flats',
  words: ['ballet flat', 'ballerina', 'flat shoe', 'flats'],
  who: ['woman', 'girl'],
  heel: 0.06,
  draw: ({ pen, body, side, look }) => {
    const form = footFormOf(body, side, FOOT);
    drawUpper(pen, form.outline(), {
      colour: look.shoeColour,
      opening: { rim: openingOf(form, 0.68), skin: look.skin },
    });
    const bow = form.at(0.71, 0, 1.05);
    for (const sign of [-1, 1]) {
      pen.stroke(
        'detail',
        [bow, [bow[0] + sign * 4, bow[1] - 2], [bow[0] + sign * 4.5, bow[1] + 2], bow],
        { weight: 0.8 },
      );
    }
  },
};

/** The same shoes on a block heel, the strap closed by a pearl. */
export const heeledMaryJanes: Shoe = {
  id: 'heeled-mary-janes',
  words: ['mary jane heel', 'heeled mary jane', 'mary jane pump', 'block heel mary jane'],
  who: ['woman'],
  heel: 0.5,
  shows: ['strap', 'single strap', 'one strap', 'button', 'pearl button', 'pearl'],
  draw: ({ pen, body, side, look }) => {
    const form = footFormOf(body, side, FOOT);
    drawHeel(pen, form, { colour: adjust(look.shoeColour, -0.08), width: 0.085 });
    drawUpper(pen, form.outline(), {
      colour: look.shoeColour,
      opening: { rim: openingOf(form, 0.62), skin: look.skin },
    });
    const strap = [-80, -40, 0, 40, 80].map((around) => form.at(0.3, around, 1.03));
    pen.stroke('detail', strap, { weight: 3.6, colour: look.shoeColour, taper: [0, 0] });
    const at = form.at(0.3, 52, 1.06);
    const pearl = Array.from({ length: 14 }, (_, i): Point => {
      const angle = (i / 14) * Math.PI * 2;
      const radius = body.unit * 0.022;
      return [at[0] + Math.cos(angle) * radius, at[1] + Math.sin(angle) * radius];
    });
    pen.region({ class: 'shoe', part: 'button', colour: '#f3ede2', outlines: [pearl], reserve: 0 });
    pen.stroke('detail', [...pearl, pearl[0]], { weight: 0.5, taper: [0, 0] });
  },
};

/** Flats with a strap over the instep. */
export const maryJanes: Shoe = {
  id: 'mary-janes',
  words: ['mary jane', 'strap shoe', 'school shoe'],
  who: ['girl', 'woman'],
  heel: 0.12,
  draw: ({ pen, body, side, look }) => {
    const form = footFormOf(body, side, FOOT);
    drawUpper(pen, form.outline(), {
      colour: look.shoeColour,
      opening: { rim: openingOf(form, 0.62), skin: look.skin },
    });
    const strap = [-80, -40, 0, 40, 80].map((around) => form.at(0.3, around, 1.03));
    pen.stroke('detail', strap, { weight: 3.6, colour: look.shoeColour, taper: [0, 0] });
    pen.stroke('detail', [form.at(0.3, 70, 1.1), form.at(0.34, 70, 1.1)], {
      weight: 2,
      colour: '#d8cfae',
      taper: [0, 0],
    });
  },
};
