import { mix } from '../../../core/colour.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import { add, type Point } from '../../../core/scene/point.ts';
import type { Accessory, AccessoryContext } from './accessory.ts';
import { drawShape } from './draw-shape.ts';

const STRAW = '#dfc48c';
const BLACK = '#26232a';

/** Places on the head, moved as it turns. */
const atOf = ({ frame }: AccessoryContext) => {
  const x = -Math.sin(frame.angle) * 0.07;
  return (u: number, v: number): Point => frame.head.at(x + u, v);
};

type Drum = { low: number; high: number; foot: number; top: number };

/** A round hat with a flat top: half its width at the foot and at the top, and their heights. */
function drawDrum(context: AccessoryContext, { low, high, foot, top }: Drum): void {
  const pen = context.scene.on('hat');
  const at = atOf(context);
  const front = [-1, -0.5, 0, 0.5, 1].map((u) => at(u * foot, low + 0.07 * (1 - u * u)));
  const back = [1, 0.5, 0, -0.5, -1].map((u) => at(u * top, high - 0.04 * (1 - u * u)));
  const shade = [at(0.1, high), at(top, high), at(foot, low), at(0.16, low + 0.06)];
  drawShape(pen, [...smoothCurve(front), ...smoothCurve(back)], {
    part: 'hat',
    colour: context.colour,
    shade: [shade],
  });
  const rim = [-1, -0.5, 0, 0.5, 1].map((u) => at(u * top, high + 0.045 * (1 - u * u)));
  pen.stroke('seam', smoothCurve(rim), { weight: 0.9, taper: [0, 0] });
}

/** A low round hat without a brim, worn on the back of the head. */
export const pillbox: Accessory = {
  id: 'pillbox',
  words: ['pillbox hat', 'pillbox', 'brimless hat'],
  place: 'head',
  draw: (context) => drawDrum(context, { low: -0.36, high: -0.56, foot: 0.345, top: 0.325 }),
};

/** A tall felt cap with a tassel from its top. */
export const fez: Accessory = {
  id: 'fez',
  words: [
    'fez',
    'tarboosh',
    'smoking cap',
    ...['cap', 'hat'].flatMap((hat) => [
      `tasselled ${hat}`,
      `${hat} with tassel`,
      `${hat} with a tassel`,
      `${hat} with long tassel`,
      `${hat} with a long tassel`,
      `${hat} with black tassel`,
    ]),
  ],
  place: 'head',
  ownColour: '#a3262f',
  draw: (context) => {
    drawDrum(context, { low: -0.34, high: -0.68, foot: 0.34, top: 0.265 });
    const pen = context.scene.on('hat', 1);
    const at = atOf(context);
    const side = -context.frame.far;
    const knot = at(side * 0.33, -0.42);
    const cord = smoothCurve([at(0, -0.69), at(side * 0.2, -0.69), at(side * 0.31, -0.6), knot]);
    pen.stroke('detail', cord, { weight: 2, colour: BLACK, taper: [0, 0] });
    const unit = context.frame.head.heightPx;
    for (let i = -2; i <= 2; i += 1) {
      const end = add(knot, [i * 0.018 * unit, 0.3 * unit]);
      pen.stroke('detail', [knot, end], { weight: 2.2, colour: BLACK, taper: [0, 0.1] });
    }
  },
};

/** A cone of leaves or straw with its rim below the ears. */
export const conicalHat: Accessory = {
  id: 'conical-hat',
  words: [
    'conical hat',
    'conical straw hat',
    'straw conical hat',
    'non la',
    'leaf hat',
    'rice hat',
    'coolie hat',
  ],
  place: 'head',
  ownColour: STRAW,
  draw: (context) => {
    const pen = context.scene.on('hat');
    const at = atOf(context);
    const apex = at(0, -0.8);
    const rim = (grown: number) =>
      [-1, -0.6, 0, 0.6, 1].map((u) => {
        const [x, y] = at(u * 0.8, -0.24 + 0.14 * (1 - u * u));
        return [apex[0] + (x - apex[0]) * grown, apex[1] + (y - apex[1]) * grown] as const;
      });
    drawShape(pen, [apex, ...smoothCurve(rim(1))], {
      part: 'hat',
      colour: context.colour,
      shade: [[apex, rim(1)[4], rim(1)[3], at(0.2, -0.12)]],
      weight: 0.9,
    });
    for (const grown of [0.28, 0.46, 0.64, 0.82, 0.95]) {
      pen.stroke('stitch', smoothCurve(rim(grown)), { weight: 0.7 });
    }
    for (const u of [1, 2, 3]) pen.stroke('fold', [apex, rim(0.96)[u]], { weight: 0.5 });
  },
};

/** A crown of cloth in a broad band of fur. */
export const furHat: Accessory = {
  id: 'fur-hat',
  words: [
    'fur hat',
    'fur trimmed hat',
    'fur trim hat',
    'hat with fur trim',
    'fur lined hat',
    'fur cap',
    'fur trimmed cap',
    'cossack hat',
    'papakha',
    'ushanka',
    'trapper hat',
  ],
  place: 'head',
  draw: (context) => {
    const pen = context.scene.on('hat');
    const at = atOf(context);
    const crown = [
      at(-0.33, -0.36),
      at(-0.28, -0.55),
      at(-0.1, -0.68),
      at(0, -0.73),
      at(0.1, -0.68),
      at(0.28, -0.55),
      at(0.33, -0.36),
    ];
    drawShape(pen, smoothCurve(crown, { closed: true, stepPx: 2 }), {
      part: 'hat',
      colour: context.colour,
      shade: [[at(0.08, -0.7), at(0.3, -0.56), at(0.34, -0.36), at(0.14, -0.36)]],
    });
    const fur = mix('#6b4a35', context.colour, 0.1);
    const tufts = Array.from({ length: 27 }, (_, i): Point => {
      const angle = (i / 27) * Math.PI * 2;
      const reach = i % 2 ? 1 : 0.9;
      return at(Math.cos(angle) * 0.43 * reach, -0.335 + Math.sin(angle) * 0.115 * reach);
    });
    drawShape(pen, smoothCurve(tufts, { closed: true, stepPx: 1.5 }), {
      part: 'fur band',
      colour: fur,
      shade: [[at(0.1, -0.45), at(0.44, -0.4), at(0.44, -0.26), at(0.16, -0.23)]],
    });
    for (let i = 0; i < 16; i += 1) {
      const from = at(-0.36 + i * 0.048, -0.37 + (i % 3) * 0.045);
      pen.stroke('fold', [from, add(from, [2, 3.5])], { weight: 0.7, taper: [0.1, 0.5] });
    }
  },
};

/** A soft low crown drawn over a short stiff peak. */
export const flatCap: Accessory = {
  id: 'flat-cap',
  words: ['flat cap', 'newsboy cap', 'baker boy cap', 'paperboy cap', 'driving cap', 'tweed cap'],
  place: 'head',
  draw: (context) => {
    const pen = context.scene.on('hat');
    const { frame, colour } = context;
    const at = atOf(context);
    const peak = [
      frame.on(-0.27, -0.23),
      frame.on(-0.19, -0.165, 0.17),
      frame.on(0, -0.13, 0.27),
      frame.on(0.19, -0.165, 0.17),
      frame.on(0.27, -0.23),
      frame.on(0, -0.3, 0.04),
    ];
    drawShape(pen, smoothCurve(peak, { closed: true, stepPx: 2 }), { part: 'hat', colour });
    const crown = [
      at(-0.37, -0.24),
      at(-0.44, -0.36),
      at(-0.34, -0.52),
      at(0, -0.575),
      at(0.34, -0.52),
      at(0.44, -0.36),
      at(0.37, -0.24),
      frame.on(0.16, -0.205, 0.1),
      frame.on(0, -0.19, 0.16),
      frame.on(-0.16, -0.205, 0.1),
    ];
    drawShape(pen, smoothCurve(crown, { closed: true, stepPx: 2 }), {
      part: 'hat',
      colour,
      shade: [[at(0.16, -0.56), at(0.44, -0.5), at(0.44, -0.24), at(0.2, -0.22)]],
    });
    for (const u of [-0.3, 0, 0.3]) {
      const panel = [at(0, -0.555), at(u * 0.7, -0.44), at(u, -0.24)];
      pen.stroke('seam', smoothCurve(panel), { weight: 0.6, taper: [0.1, 0.2] });
    }
  },
};
