import { adjust, isDark, mix } from '../../../../core/colour.ts';
import { smoothCurve } from '../../../../core/scene/curve.ts';
import { between, type Polyline } from '../../../../core/scene/point.ts';
import { type ClosedShoe, drawClosedShoe, leatherSole } from '../closed-shoe.ts';
import { drawShaftLaces } from '../laces.ts';
import { DRESS, HEAVY } from '../last.ts';
import type { Shoe } from '../shoe.ts';
import { across, flanksOf } from '../upper.ts';

/** Laced, with a heavy sole. */
export const combatBoots: Shoe = {
  id: 'combat-boots',
  words: ['combat boot', 'lace-up boot', 'work boot', 'biker boot', 'hiking boot'],
  who: ['woman', 'man', 'boy', 'girl'],
  heel: 0,
  draw: (context) => {
    const colour = context.look.shoeColour;
    const shoe = drawClosedShoe(context, { last: HEAVY, sole: '#2a2624', shaftFrom: 0.78 });
    const { pen, form, sole, shaft } = shoe;
    pen.stroke('seam', across(form, 0.8, 86), { weight: 1 });
    const laces = isDark(colour) ? '#c9c2b6' : mix(colour, '#2b2420', 0.75);
    const front = Math.sin(context.body.leg[context.side].heading);
    if (shaft) drawShaftLaces(pen, { left: shaft.left, right: shaft.right, front }, laces);
    if (shaft) pen.stroke('contour', shaft.rim, { weight: 0.8, taper: [0.05, 0.05] });
    for (const along of [0.26, 0.36, 0.46]) {
      const lace = [form.at(along, -22, 1.03), form.at(along + 0.03, 22, 1.03)];
      pen.stroke('detail', lace, { weight: 1, colour: laces, taper: [0.1, 0.1] });
    }
    for (const sign of flanksOf(sole)) {
      for (const along of [-0.12, 0, 0.5, 0.62, 0.74, 0.86]) {
        const lug = [sole.at(along, sign * 100), sole.at(along, sign * 150)];
        pen.stroke('detail', lug, { weight: 0.7, colour: '#776f66', taper: [0.1, 0.1] });
      }
    }
  },
};

/** Elastic-sided, to the ankle. */
export const chelseaBoots: Shoe = {
  id: 'chelsea-boots',
  words: ['chelsea boot', 'leather boot', 'desert boot'],
  who: ['man', 'boy'],
  heel: 0,
  draw: (context) => {
    const colour = context.look.shoeColour;
    const shoe = drawClosedShoe(context, {
      last: DRESS,
      sole: leatherSole(colour),
      shaftFrom: 0.83,
    });
    drawGussets(shoe, adjust(colour, isDark(colour) ? 0.1 : -0.12));
    if (shoe.shaft) shoe.pen.stroke('contour', shoe.shaft.rim, { weight: 0.8 });
    for (const along of [0.24, 0.33]) {
      const crease = across(shoe.form, along, 46);
      shoe.pen.stroke('fold', crease, { weight: 0.5, taper: [0.5, 0.5] });
    }
  },
};

/** Elastic at the sides of the ankle. */
function drawGussets({ pen, form, shaft }: ClosedShoe, colour: string): void {
  if (!shaft) return;
  for (const sign of flanksOf(form)) {
    const [near, far] = sign < 0 ? [shaft.left, shaft.right] : [shaft.right, shaft.left];
    const edge = near.slice(Math.round(near.length * 0.1));
    const inside = edge.map((point, i) =>
      between(point, far[Math.min(i, far.length - 1)], 0.34 - 0.1 * (i / edge.length)),
    );
    const foot = form.at(0.02, sign * 96);
    const outline: Polyline = [...edge, foot, ...smoothCurve(inside).toReversed()];
    pen.region({ class: 'shoe', part: 'gusset', colour, outlines: [outline], reserve: 0 });
    pen.stroke('seam', [...smoothCurve(inside), foot], { weight: 0.9, taper: [0.05, 0.1] });
  }
}
