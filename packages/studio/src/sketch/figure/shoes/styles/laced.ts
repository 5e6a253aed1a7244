import { adjust, type Hex, isDark, mix } from '../../../../core/colour.ts';
import { smoothCurve } from '../../../../core/scene/curve.ts';
import {
  type ClosedShoe,
  drawClosedShoe,
  drawOpening,
  drawSock,
  leatherSole,
} from '../closed-shoe.ts';
import { drawFacing, drawLaces, toneLace } from '../laces.ts';
import { DRESS, TRAINER } from '../last.ts';
import type { Shoe } from '../shoe.ts';
import { across, flanksOf } from '../upper.ts';

const RUBBER: Hex = '#f5f2eb';
const WHITE_SOCK: Hex = '#efebe3';

/** Trainers with a pale sole. */
export const sneakers: Shoe = {
  id: 'sneakers',
  words: ['sneaker', 'trainer', 'tennis shoe', 'running shoe', 'kicks'],
  who: ['woman', 'man', 'girl', 'boy'],
  heel: 0,
  draw: (context) => {
    const colour = context.look.shoeColour;
    if (context.body.kind !== 'woman') drawSock(context, WHITE_SOCK);
    const shoe = drawClosedShoe(context, { last: TRAINER, sole: RUBBER });
    const { pen, form, sole } = shoe;
    drawOpening(shoe, { vamp: 0.24, colour: openingColour(context), part: sockOrFoot(context) });
    const cap = [...across(form, 0.84, 84), ...across(form, 0.86, 84).toReversed()];
    pen.stroke('seam', cap.slice(0, cap.length / 2), { weight: 1, taper: [0.05, 0.05] });
    drawFacing(pen, form, { to: 0.72, wide: 32 });
    drawLaces(pen, form, {
      places: [0.28, 0.38, 0.48, 0.58],
      wide: 25,
      weight: 1.7,
      colour: isDark(colour) ? '#f1ede5' : mix(colour, '#8d877f', 0.75),
    });
    for (const sign of flanksOf(form)) {
      const panel = [form.at(0.3, sign * 40), form.at(0.34, sign * 80), form.at(0.22, sign * 118)];
      pen.stroke('seam', smoothCurve(panel), { weight: 0.9, taper: [0.1, 0.1] });
      const tab = [form.at(-0.08, sign * 40), form.at(-0.1, sign * 75), form.at(-0.14, sign * 112)];
      pen.stroke('seam', smoothCurve(tab), { weight: 0.9, taper: [0.1, 0.1] });
    }
    drawSoleLine(shoe, sole);
  },
};

type Context = Parameters<Shoe['draw']>[0];
const sockOrFoot = ({ body }: Context) => (body.kind === 'woman' ? 'foot' : 'sock');
const openingColour = ({ body, look }: Context) => (body.kind === 'woman' ? look.skin : WHITE_SOCK);

/** A line about the foxing of a rubber sole. */
function drawSoleLine({ pen }: ClosedShoe, sole: ClosedShoe['sole']): void {
  const places = [-0.2, 0, 0.3, 0.6, 0.85, 1.02];
  for (const sign of flanksOf(sole)) {
    const line = places.map((along) => sole.at(along, sign * 96));
    pen.stroke('seam', smoothCurve(line), { weight: 0.6, colour: '#a29b91', taper: [0.1, 0.1] });
  }
}

/** Polished lace-ups with a toe cap. */
export const oxfords: Shoe = {
  id: 'oxfords',
  words: ['oxford', 'derby', 'dress shoe', 'lace-up'],
  who: ['man', 'woman', 'boy'],
  heel: 0,
  draw: (context) => {
    const colour = context.look.shoeColour;
    const sock = isDark(colour) ? '#2f3037' : mix(colour, '#2b2624', 0.7);
    drawSock(context, sock);
    const shoe = drawClosedShoe(context, { last: DRESS, sole: leatherSole(colour) });
    const { pen, form } = shoe;
    drawOpening(shoe, { vamp: 0.2, colour: sock, part: 'sock' });
    drawFacing(pen, form, { to: 0.56, wide: 30 });
    drawLaces(pen, form, {
      places: [0.24, 0.32, 0.4, 0.48],
      wide: 20,
      weight: 0.9,
      colour: toneLace(colour),
    });
    for (const along of [0.775, 0.8]) {
      pen.stroke('seam', across(form, along, 86), { weight: 0.8, taper: [0.05, 0.05] });
    }
    for (const sign of flanksOf(form)) {
      const quarter = [
        form.at(0.56, sign * 14),
        form.at(0.5, sign * 52),
        form.at(0.36, sign * 84),
        form.at(0.3, sign * 124),
      ];
      pen.stroke('seam', smoothCurve(quarter), { weight: 0.9, taper: [0.1, 0.1] });
    }
  },
};

/** Slip-ons with a saddle across. */
export const loafers: Shoe = {
  id: 'loafers',
  words: ['loafer', 'moccasin', 'slip-on'],
  who: ['man', 'woman', 'boy', 'girl'],
  heel: 0,
  draw: (context) => {
    const colour = context.look.shoeColour;
    const shoe = drawClosedShoe(context, { last: DRESS, sole: leatherSole(colour) });
    const { pen, form } = shoe;
    drawOpening(shoe, { vamp: 0.36, colour: context.look.skin, part: 'foot' });
    const apron = [
      form.at(0.46, -62),
      form.at(0.7, -56),
      form.at(0.86, -34),
      form.at(0.92, 0),
      form.at(0.86, 34),
      form.at(0.7, 56),
      form.at(0.46, 62),
    ];
    pen.stroke('seam', smoothCurve(apron), { weight: 1.1, taper: [0.1, 0.1] });
    const [back, front] = [across(form, 0.41, 82), across(form, 0.54, 82)];
    pen.region({
      class: 'shoe',
      part: 'saddle',
      colour: adjust(colour, isDark(colour) ? 0.06 : -0.07),
      outlines: [[...back, ...front.toReversed()]],
      reserve: 0,
    });
    for (const row of [back, front]) pen.stroke('seam', row, { weight: 0.9, taper: [0.05, 0.05] });
    const slot = [form.at(0.475, -22, 1.03), form.at(0.475, 22, 1.03)];
    pen.stroke('detail', slot, { weight: 1.7, taper: [0.3, 0.3] });
  },
};
