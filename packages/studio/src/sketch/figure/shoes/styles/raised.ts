import type { Hex } from '../../../../core/colour.ts';
import { adjust } from '../../../../core/colour.ts';
import { smoothstep } from '../../../../core/interpolate.ts';
import { smoothCurve } from '../../../../core/scene/curve.ts';
import type { Point } from '../../../../core/scene/point.ts';
import type { LayerPen } from '../../../../core/scene/scene-builder.ts';
import { drawBareFoot } from '../bare-foot.ts';
import { drawClosedShoe, drawOpening } from '../closed-shoe.ts';
import { type FootForm, type FootShape, footFormOf } from '../foot-form.ts';
import { drawHeel } from '../heel.ts';
import { FOOT } from '../last.ts';
import type { Shoe } from '../shoe.ts';
import { silhouetteOf } from '../silhouette.ts';
import { drawToes } from '../toes.ts';
import { across, drawUpper, flanksOf, openingOf } from '../upper.ts';

const JUTE: Hex = '#c9a877';
/** Heads by which a platform lifts the whole foot. */
const PLATFORM = 0.11;

const lifted = (shape: FootShape, up: number): FootShape =>
  shape.map(([along, width, bottom, top]) => [along, width, bottom + up, top + up]);

type Block = { from: number; to: number; colour: Hex; up?: number };

/** All that is between a foot and the floor, from one place along it to another. */
function drawBlock(pen: LayerPen, form: FootForm, { from, to, colour, up = 0 }: Block): void {
  const sections = Array.from({ length: 9 }, (_, i): Point[] => {
    const along = from + ((to - from) * i) / 8;
    const wide = along < 0.3 ? 0.085 : 0.085 + 0.045 * smoothstep(0.3, 0.62, along);
    const half = wide * (along > 0.86 ? 0.78 : 1);
    const lift = form.rise * (1 - smoothstep(0, 1, (along - 0.02) / 0.58)) + 0.03 + up;
    return [
      form.place(along, -half, lift),
      form.place(along, half, lift),
      form.place(along, half, 0),
      form.place(along, -half, 0),
    ];
  });
  const outline = silhouetteOf(sections);
  pen.region({ class: 'shoe', part: 'sole', colour, outlines: [outline], reserve: 0 });
  pen.stroke('contour', [...outline, outline[0]], { weight: 0.62, taper: [0.05, 0.05] });
}

/** Cords of a sole of jute, from flank to flank. */
function drawCords(pen: LayerPen, form: FootForm, rows: readonly number[]): void {
  for (const sign of flanksOf(form)) {
    for (const share of rows) {
      const line = [-0.16, 0.1, 0.35, 0.6, 0.85].map((along) => {
        const lift = form.rise * (1 - smoothstep(0, 1, (along - 0.02) / 0.58)) + 0.05;
        return form.place(along, sign * 0.1, lift * share);
      });
      pen.stroke('detail', smoothCurve(line), {
        weight: 0.7,
        colour: '#8a6c42',
        taper: [0.05, 0.05],
      });
    }
  }
}

/** Open sandals on a wedge of jute or cork. */
export const wedges: Shoe = {
  id: 'wedges',
  words: [
    'wedge',
    'wedge heel',
    'wedge sandal',
    'espadrille wedge',
    'wedge espadrille',
    'cork wedge',
  ],
  who: ['woman'],
  heel: 0.8,
  draw: ({ pen, body, side, look }) => {
    const form = footFormOf(body, side, FOOT);
    drawBlock(pen, form, { from: -0.2, to: 0.98, colour: JUTE });
    drawCords(pen, form, [0.3, 0.6, 0.85]);
    drawBareFoot(pen, form, look.skin);
    drawToes(pen, form);
    const strap = (row: Point[], weight: number) =>
      pen.stroke('detail', row, { weight, colour: look.shoeColour, taper: [0, 0] });
    for (const along of [0.58, 0.66, 0.74]) strap(across(form, along, 88), 4);
    strap(
      [-85, -45, 0, 45, 85].map((around) => form.at(0.03, around, 1.04)),
      3.4,
    );
  },
};

const CORK = '#c79b69';

/** Open sandals of three straps on a high, even sole of cork. */
export const platformSandals: Shoe = {
  id: 'platform-sandals',
  words: ['platform sandal', 'flatform sandal', 'chunky sandal', 'cork sandal'],
  who: ['woman', 'girl'],
  heel: 0.55,
  draw: ({ pen, body, side, look }) => {
    const form = footFormOf(body, side, lifted(FOOT, PLATFORM * 0.6));
    drawBlock(pen, form, { from: -0.2, to: 1.02, colour: CORK, up: PLATFORM * 0.6 });
    drawBareFoot(pen, form, look.skin);
    drawToes(pen, form);
    const strap = (row: Point[], weight: number) =>
      pen.stroke('detail', row, { weight, colour: look.shoeColour, taper: [0, 0] });
    for (const along of [0.42, 0.57, 0.72]) strap(across(form, along, 88), 7);
    strap(
      [-85, -45, 0, 45, 85].map((around) => form.at(0.03, around, 1.04)),
      5,
    );
  },
};

/** Cloth on a sole of jute. */
export const espadrilles: Shoe = {
  id: 'espadrilles',
  words: ['espadrille', 'alpargata', 'canvas slip-on'],
  who: ['woman', 'man', 'girl', 'boy'],
  heel: 0,
  draw: (context) => {
    const { pen, look } = context;
    const shoe = drawClosedShoe(context, {
      last: { upper: lifted(FOOT, 0.02), sole: ROPE },
      sole: JUTE,
    });
    drawOpening(shoe, { vamp: 0.4, colour: look.skin, part: 'foot' });
    drawCords(pen, shoe.sole, [0.4, 0.9]);
    pen.stroke('stitch', across(shoe.form, 0.62, 84), { weight: 0.7 });
  },
};

const ROPE: FootShape = [
  [-0.225, 0.045, 0, 0.075],
  [-0.16, 0.082, 0, 0.075],
  [0.1, 0.095, 0, 0.075],
  [0.4, 0.112, 0, 0.07],
  [0.62, 0.138, 0, 0.066],
  [0.82, 0.13, 0, 0.062],
  [0.97, 0.095, 0, 0.06],
  [1.05, 0.05, 0, 0.06],
];

/** A thick sole under the toes and a broad, high heel. */
export const platforms: Shoe = {
  id: 'platforms',
  words: [
    'platform',
    'platform shoe',
    'platform heel',
    'platform boot',
    'block heel',
    'chunky heel',
  ],
  who: ['woman'],
  heel: 1,
  draw: ({ pen, body, side, look }) => {
    const form = footFormOf(body, side, lifted(FOOT, PLATFORM));
    const sole = adjust(look.shoeColour, -0.1);
    drawHeel(pen, form, { colour: sole, width: 0.085 });
    drawBlock(pen, form, { from: 0.34, to: 1, colour: sole, up: PLATFORM });
    drawUpper(pen, form.outline(), {
      colour: look.shoeColour,
      opening: { rim: openingOf(form, 0.52), skin: look.skin },
    });
    const strap = [-82, -40, 0, 40, 82].map((around) => form.at(0.06, around, 1.04));
    pen.stroke('detail', smoothCurve(strap), {
      weight: 3.4,
      colour: look.shoeColour,
      taper: [0, 0],
    });
  },
};

/** Trainers and creepers on a thick, flat sole. */
export const flatforms: Shoe = {
  id: 'flatforms',
  words: [
    'flatform',
    'platform trainer',
    'platform sneaker',
    'creeper',
    'chunky trainer',
    'chunky sneaker',
    'dad sneaker',
    'dad trainer',
  ],
  who: ['woman', 'man', 'girl', 'boy'],
  heel: 0,
  draw: (context) => {
    const { look } = context;
    const shoe = drawClosedShoe(context, { last: THICK, sole: '#f3efe7' });
    const { pen, form, sole } = shoe;
    drawOpening(shoe, { vamp: 0.26, colour: look.skin, part: 'foot' });
    for (const along of [0.34, 0.44, 0.54]) {
      pen.stroke('detail', [form.at(along, -24, 1.03), form.at(along + 0.03, 24, 1.03)], {
        weight: 2,
        colour: '#f3efe7',
        taper: [0, 0],
      });
    }
    pen.stroke('seam', across(form, 0.78, 84), { weight: 0.9, taper: [0.05, 0.05] });
    for (const sign of flanksOf(sole)) {
      for (const around of [92, 112]) {
        const line = [-0.2, 0.1, 0.4, 0.7, 1].map((along) => sole.at(along, sign * around));
        pen.stroke('seam', smoothCurve(line), {
          weight: 0.6,
          colour: '#a29b91',
          taper: [0.1, 0.1],
        });
      }
    }
  },
};

const THICK = {
  upper: lifted(
    FOOT.map(([along, width, , top]) => [along, width * 1.14, 0.05, top + 0.075] as const),
    0.07,
  ),
  sole: FOOT.map(([along, width]) => [along * 1.03, width * 1.26, 0, 0.15] as const),
};
