import { adjust, isDark } from '../../../../core/colour.ts';
import { smoothCurve } from '../../../../core/scene/curve.ts';
import { between, type Point } from '../../../../core/scene/point.ts';
import { drawClosedShoe, leatherSole } from '../closed-shoe.ts';
import { footFormOf } from '../foot-form.ts';
import { drawHeel } from '../heel.ts';
import { DRESS, HEAVY, POINTED } from '../last.ts';
import type { Shoe } from '../shoe.ts';
import { across, flanksOf } from '../upper.ts';

/** Rubber to below the knee, wide in the shaft. */
export const wellingtons: Shoe = {
  id: 'wellingtons',
  words: [
    'welly',
    'wellie',
    'wellies',
    'wellington',
    'wellington boot',
    'rain boot',
    'rubber boot',
    'gumboot',
    'gum boot',
    'welly boot',
  ],
  who: ['woman', 'man', 'girl', 'boy'],
  heel: 0,
  draw: (context) => {
    const colour = context.look.shoeColour;
    const shoe = drawClosedShoe(context, {
      last: HEAVY,
      sole: adjust(colour, isDark(colour) ? 0.08 : -0.14),
      shaftFrom: 0.6,
    });
    const { pen, form, sole, shaft } = shoe;
    if (!shaft) return;
    pen.stroke('contour', shaft.rim, { weight: 0.9, taper: [0.03, 0.03] });
    const [left, right] = [shaft.left, shaft.right];
    const band = (part: number): Point[] => {
      const i = Math.round(part * (left.length - 1));
      const sag = between(left[i], right[i], 0.5);
      return [left[i], [sag[0], sag[1] + 5], right[i]];
    };
    for (const part of [0.08, 0.14]) {
      pen.stroke('seam', smoothCurve(band(part)), { weight: 0.8, taper: [0.03, 0.03] });
    }
    const shine = [0.22, 0.5, 0.8].map((part) => {
      const i = Math.round(part * (left.length - 1));
      return between(left[i], right[i], 0.24);
    });
    pen.stroke('detail', smoothCurve(shine), { weight: 3.4, colour: '#ffffff', taper: [0.4, 0.5] });
    for (const along of [0.1, 0.18]) {
      pen.stroke('fold', across(form, along, 60), { weight: 0.6, taper: [0.4, 0.4] });
    }
    for (const sign of flanksOf(sole)) {
      const line = [-0.2, 0, 0.3, 0.6, 0.9].map((along) => sole.at(along, sign * 96));
      pen.stroke('seam', smoothCurve(line), { weight: 0.6, taper: [0.1, 0.1] });
    }
  },
};

/** Close to the knee, on a low heel, for riding. */
export const ridingBoots: Shoe = {
  id: 'riding-boots',
  words: [
    'go-go boot',
    'gogo boot',
    'riding boot',
    'flat boot',
    'equestrian boot',
    'flat knee boot',
    'jodhpur boot',
  ],
  who: ['woman', 'man', 'girl', 'boy'],
  heel: 0,
  draw: (context) => {
    const colour = context.look.shoeColour;
    const shoe = drawClosedShoe(context, {
      last: DRESS,
      sole: leatherSole(colour),
      shaftFrom: 0.55,
    });
    if (shoe.shaft) shoe.pen.stroke('contour', shoe.shaft.rim, { weight: 0.8 });
    for (const along of [0.1, 0.17, 0.25]) {
      shoe.pen.stroke('fold', across(shoe.form, along, 55), { weight: 0.55, taper: [0.5, 0.5] });
    }
  },
};

/** Pointed, on a slanted heel; the shaft is stitched in scrolls and dips in front. */
export const cowboyBoots: Shoe = {
  id: 'cowboy-boots',
  words: ['cowboy boot', 'western boot', 'cowgirl boot'],
  who: ['woman', 'man'],
  heel: 0.4,
  draw: (context) => {
    const { pen, body, side, look } = context;
    const colour = look.shoeColour;
    drawHeel(pen, footFormOf(body, side, POINTED), { colour: adjust(colour, -0.12), width: 0.07 });
    const { form, shaft } = drawClosedShoe(context, { last: { upper: POINTED }, shaftFrom: 0.62 });
    if (!shaft) return;
    const thread = isDark(colour) ? '#d9c9a8' : adjust(colour, -0.3);
    const [left, right] = [shaft.left, shaft.right];
    const at = (part: number, u: number): Point => {
      const i = Math.round(part * (left.length - 1));
      return between(left[i], right[Math.min(i, right.length - 1)], u);
    };
    const dip = smoothCurve([at(0, 0), at(0.03, 0.2), at(0.2, 0.5), at(0.03, 0.8), at(0, 1)]);
    const cut = [...dip, at(0, 1), [at(0, 0.5)[0], at(0, 0.5)[1] - 3] as Point, at(0, 0)];
    pen.region({
      class: 'shoe',
      part: 'shaft inside',
      colour: adjust(colour, -0.2),
      outlines: [cut],
      reserve: 0,
    });
    pen.stroke('contour', dip, { weight: 1, taper: [0.03, 0.03] });
    for (const [u, bend] of [
      [0.26, 0.05],
      [0.74, -0.05],
    ] as const) {
      for (const shift of [-0.07, 0, 0.07]) {
        const scroll = [
          at(0.26, u + shift),
          at(0.42, u + bend + shift * 1.3),
          at(0.58, u - bend + shift * 0.6),
          at(0.74, 0.5 + (u - 0.5) * 0.3),
        ];
        pen.stroke('detail', smoothCurve(scroll), {
          weight: 0.9,
          colour: thread,
          taper: [0.1, 0.3],
        });
      }
    }
    for (const along of [0.46, 0.54]) {
      const tip = [
        form.at(along, -50, 1.02),
        form.at(along + 0.14, 0, 1.03),
        form.at(along, 50, 1.02),
      ];
      pen.stroke('detail', smoothCurve(tip), { weight: 0.8, colour: thread, taper: [0.1, 0.1] });
    }
  },
};
