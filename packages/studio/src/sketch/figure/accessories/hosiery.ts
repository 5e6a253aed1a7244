import { mix } from '../../../core/colour.ts';
import { cutAlong, placeAlong, smoothCurve } from '../../../core/scene/curve.ts';
import { add, between, type Point, subtract, times, unitOf } from '../../../core/scene/point.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import { type Body, type Limb, SIDES, type Side } from '../body.ts';
import type { Accessory, AccessoryContext } from './accessory.ts';

/** Colours that are said right before "tights", which alone would be a garment. */
const DYES = [
  'black',
  'white',
  'red',
  'navy',
  'grey',
  'gray',
  'brown',
  'green',
  'blue',
  'pink',
  'purple',
  'nude',
  'beige',
  'burgundy',
  'cream',
  'ivory',
  'yellow',
];

/** The order of a leg: what is drawn on it later lies above it, and below the nearer leg. */
const orderOf = (body: Body, side: Side) => -10 + (side === body.nearLeg ? 1 : 0);

/** Over the whole leg, close and opaque. */
export const tights: Accessory = {
  id: 'tights',
  words: [
    'tights',
    'opaque tights',
    'hosiery',
    'wool tights',
    'ribbed tights',
    'woollen tights',
    ...DYES.map((dye) => `${dye} tights`),
  ],
  place: 'legs',
  ownColour: '#2b2a30',
  skinBelow: (_skin, colour) => colour,
  draw: (context) => drawHose(context, { from: 0, opacity: 1 }),
};

/** Fine and sheer. */
export const stockings: Accessory = {
  id: 'stockings',
  words: [
    'stocking',
    'sheer tights',
    'pantyhose',
    'nylons',
    'sheer stocking',
    'sheer black tights',
    'denier tights',
  ],
  place: 'legs',
  ownColour: '#2b2a30',
  isForGrownUps: true,
  skinBelow: (skin, colour) => mix(skin, colour, 0.55),
  draw: (context) => drawHose(context, { from: 0, opacity: 0.55 }),
};

/** A net of diamonds over the skin. */
export const fishnets: Accessory = {
  id: 'fishnets',
  words: ['fishnet', 'fishnets', 'fishnet tights', 'fishnet stocking', 'net tights'],
  place: 'legs',
  ownColour: '#221e20',
  isForGrownUps: true,
  draw: ({ scene, body, colour }) => {
    for (const side of SIDES) drawNet(scene.on('leg', orderOf(body, side)), body.leg[side], colour);
  },
};

/** Socks to below the knee. */
export const kneeSocks: Accessory = {
  id: 'knee-socks',
  words: [
    'knee sock',
    'knee high sock',
    'long sock',
    'over the knee sock',
    'thigh high sock',
    'school sock',
    'football sock',
    'kilt hose',
    'kilt sock',
  ],
  place: 'legs',
  ownColour: '#efebe3',
  skinBelow: (_skin, colour) => colour,
  draw: (context) => {
    drawHose(context, { from: 0.57, opacity: 1 });
    drawTurnover(context, 0.57);
  },
};

/** Thick, ribbed, gathered about the calves. */
export const legWarmers: Accessory = {
  id: 'leg-warmers',
  words: ['leg warmer', 'legwarmer'],
  place: 'legs',
  draw: ({ scene, body, colour }) => {
    for (const side of SIDES) {
      const pen = scene.on('shoe', 4 + (side === body.nearLeg ? 1 : 0));
      drawWarmer(pen, { limb: body.leg[side], unit: body.unit, colour });
    }
  },
};

type Hose = { from: number; opacity: number };

function drawHose({ scene, body, colour }: AccessoryContext, { from, opacity }: Hose): void {
  for (const side of SIDES) {
    const pen = scene.on('leg', orderOf(body, side));
    const leg = body.leg[side];
    const [outer, inner] = [cutAlong(leg.outer, from, 1), cutAlong(leg.inner, from, 1)];
    const below = (point: Point) => add(point, [0, 0.07 * body.unit]);
    const end = [
      below(outer[outer.length - 1]),
      add(leg.ankle, [0, 0.15 * body.unit]),
      below(inner[inner.length - 1]),
    ];
    const [lit, dark] = side === 'left' ? [outer, inner] : [inner, outer];
    const core = dark.map((point, i) => between(point, lit[Math.min(i, lit.length - 1)], 0.36));
    pen.region({
      class: 'accessory',
      part: `hose ${side}`,
      fabric: 'jersey',
      colour,
      outlines: [[...outer, ...end, ...inner.toReversed()]],
      shade: [[...dark, ...core.toReversed()]],
      opacity,
      reserve: 0,
    });
    for (const edge of [outer, inner]) {
      pen.stroke('contour', edge, { weight: 0.7, taper: [0.1, 0.08] });
    }
  }
}

function drawTurnover({ scene, body, colour }: AccessoryContext, from: number): void {
  for (const side of SIDES) {
    const pen = scene.on('leg', orderOf(body, side));
    const across = acrossOf(body.leg[side]);
    for (const part of [from, from + 0.035]) {
      const row = [-1, -0.5, 0, 0.5, 1].map((u) => across(part + 0.006 * (1 - u * u), u));
      pen.stroke('seam', smoothCurve(row), { weight: 0.9, taper: [0.04, 0.04] });
    }
    for (let i = -3; i <= 3; i += 1) {
      pen.stroke('detail', [across(from + 0.006, i / 4), across(from + 0.034, i / 4)], {
        weight: 0.5,
        colour: mix(colour, '#3a3433', 0.4),
      });
    }
  }
}

/** The page's place at a part of a limb's length, from its outer contour (−1) to its inner one (1). */
function acrossOf({ outer, inner }: Limb): (part: number, across: number) => Point {
  const [a, b] = [placeAlong(outer), placeAlong(inner)];
  return (part, across) => between(a(Math.min(1, part)), b(Math.min(1, part)), (across + 1) / 2);
}

const MESHES = 30;
/** The part of the leg along which a thread runs from one edge to the other. */
const PITCH = 0.16;

function drawNet(pen: LayerPen, limb: Limb, colour: string): void {
  const across = acrossOf(limb);
  for (let i = -5; i <= MESHES; i += 1) {
    for (const sign of [-1, 1]) {
      const row = Array.from({ length: 9 }, (_, k) => k / 8)
        .map((t) => [i / MESHES + PITCH * t, sign * (2 * t - 1)] as const)
        .filter(([part]) => part >= 0 && part <= 1)
        .map(([part, u]) => across(part, Math.sin((u * Math.PI) / 2)));
      if (row.length > 1) pen.stroke('detail', row, { weight: 0.55, colour, taper: [0, 0] });
    }
  }
}

type Warmer = { limb: Limb; unit: number; colour: string };

function drawWarmer(pen: LayerPen, { limb, unit, colour }: Warmer): void {
  const across = acrossOf(limb);
  const swollen = (part: number, sign: -1 | 1, i: number): Point => {
    const edge = across(part, sign);
    const outwards = unitOf(subtract(edge, across(part, 0)));
    const swell = unit * (0.035 + (i % 2 ? 0.028 : 0) + 0.03 * ((part - 0.58) / 0.42));
    return add(edge, times(outwards, swell));
  };
  const parts = Array.from({ length: 13 }, (_, i) => 0.58 + (0.42 * i) / 12);
  const [left, right] = ([-1, 1] as const).map((sign) =>
    smoothCurve(parts.map((part, i) => swollen(part, sign, i))),
  );
  const outline = [...left, ...right.toReversed()];
  pen.region({
    class: 'accessory',
    part: 'leg warmer',
    fabric: 'knit',
    colour,
    outlines: [outline],
    reserve: 0,
  });
  for (const edge of [left, right])
    pen.stroke('contour', edge, { weight: 0.8, taper: [0.03, 0.03] });
  for (const i of [2, 4, 6, 8, 10]) {
    const fold = [-0.95, -0.3, 0.4].map((u, k) => across(parts[i] + 0.012 * k, i % 4 ? u : -u));
    pen.stroke('fold', smoothCurve(fold), { weight: 0.7, taper: [0.1, 0.5] });
  }
  for (const end of [0, 12]) {
    const rim = [
      swollen(parts[end], -1, end),
      across(Math.min(1, parts[end] + 0.012), 0),
      swollen(parts[end], 1, end),
    ];
    pen.stroke('contour', smoothCurve(rim), { weight: 0.8, taper: [0.03, 0.03] });
  }
  for (let i = -5; i <= 5; i += 1) {
    const rib = parts.filter((_, k) => k % 2 === 0).map((part) => across(part, i / 5.5));
    pen.stroke('detail', smoothCurve(rib), {
      weight: 0.45,
      colour: mix(colour, '#241f20', 0.4),
      taper: [0.05, 0.05],
    });
  }
}
