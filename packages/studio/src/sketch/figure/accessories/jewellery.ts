import { mix } from '../../../core/colour.ts';
import { placeAlong, smoothCurve } from '../../../core/scene/curve.ts';
import { add, between, type Point } from '../../../core/scene/point.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import { SIDES } from '../body.ts';
import type { Accessory, AccessoryContext } from './accessory.ts';
import { drawShape } from './draw-shape.ts';

const GOLD = '#c9a24e';
const PEARL = '#f3ede2';
/** Over the collar, with the cloth below it. */
const OVER_COLLAR = 9;

/** A chain's line about the neck, `low` heads below the pit. */
function aboutNeck({ body }: AccessoryContext, low: number): Point[] {
  const { unit, pitOfNeck: pit, neckBase } = body;
  const [left, right] = [neckBase.left, neckBase.right].map(
    (at): Point => [at[0], at[1] - 0.02 * unit],
  );
  const bottom: Point = add(pit, [0, low * unit]);
  return smoothCurve([
    left,
    add(between(left, bottom, 0.55), [-0.02 * unit, 0.05 * unit]),
    bottom,
    add(between(right, bottom, 0.55), [0.02 * unit, 0.05 * unit]),
    right,
  ]);
}

function drawBead(
  pen: LayerPen,
  [x, y]: Point,
  { radius, colour, part }: { radius: number; colour: string; part: string },
): void {
  const ring = Array.from({ length: 12 }, (_, i): Point => {
    const angle = (i / 12) * Math.PI * 2;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
  pen.region({ class: 'accessory', part, colour, outlines: [ring], reserve: 0 });
  pen.stroke('detail', [...ring, ring[0]], { weight: 0.5, taper: [0, 0] });
}

/** A fine chain with a pendant. */
export const necklace: Accessory = {
  id: 'necklace',
  words: [
    'necklace',
    'pendant',
    'gold chain',
    'chain necklace',
    'locket',
    'medallion',
    'pendant necklace',
  ],
  place: 'throat',
  ownColour: GOLD,
  draw: (context) => {
    const { scene, body, colour } = context;
    const pen = scene.on('neck-wear', OVER_COLLAR);
    const chain = aboutNeck(context, 0.34);
    pen.stroke('detail', chain, { weight: 2, colour: mix(colour, '#4a3a20', 0.25), taper: [0, 0] });
    const at = add(body.pitOfNeck, [0, 0.4 * body.unit]);
    drawBead(pen, at, { radius: 0.055 * body.unit, colour, part: 'pendant' });
  },
};

/** A string of pearls. */
export const pearls: Accessory = {
  id: 'pearls',
  words: [
    'pearls',
    'pearl necklace',
    'string of pearls',
    'pearl choker',
    'beads',
    'beaded necklace',
    'statement necklace',
  ],
  place: 'throat',
  ownColour: PEARL,
  draw: (context) => {
    const { scene, body, colour } = context;
    const pen = scene.on('neck-wear', OVER_COLLAR);
    for (const low of [0.2, 0.36]) {
      const at = placeAlong(aboutNeck(context, low));
      const count = low > 0.3 ? 19 : 15;
      for (let i = 0; i < count; i += 1) {
        const part = (i + 0.5) / count;
        const radius = body.unit * (0.026 + 0.016 * (1 - Math.abs(2 * part - 1)));
        drawBead(pen, at(part), { radius, colour, part: 'pearl' });
      }
    }
  },
};

/** A rope of pearls that hangs below the breast. */
export const longPearls: Accessory = {
  id: 'long-pearls',
  words: [
    'long string of pearl',
    'long strand of pearl',
    'long pearl',
    'long pearl necklace',
    'rope of pearl',
    'long rope of pearl',
  ],
  place: 'throat',
  ownColour: PEARL,
  draw: (context) => {
    const { scene, body, colour } = context;
    const pen = scene.on('neck-wear', OVER_COLLAR);
    for (const [low, count] of [
      [0.4, 19],
      [2.05, 54],
    ] as const) {
      const at = placeAlong(aboutNeck(context, low));
      for (let i = 0; i < count; i += 1) {
        drawBead(pen, at((i + 0.5) / count), { radius: body.unit * 0.036, colour, part: 'pearl' });
      }
    }
  },
};

/** A close band about the throat. */
export const choker: Accessory = {
  id: 'choker',
  words: ['choker', 'velvet choker', 'ribbon choker'],
  place: 'throat',
  isForGrownUps: true,
  ownColour: '#26232a',
  draw: (context) => {
    const { scene, body, colour } = context;
    const pen = scene.on('neck-wear', OVER_COLLAR);
    const { unit } = body;
    const row = (up: number): Point[] => {
      const [left, right] = [body.neckBase.left, body.neckBase.right];
      const lift: Point = [0, -up * unit];
      const middle = add(between(left, right, 0.5), [0, (0.1 - up) * unit]);
      return [add(left, [0.01 * unit, lift[1]]), middle, add(right, [-0.01 * unit, lift[1]])];
    };
    const outline = [...smoothCurve(row(0.19)), ...smoothCurve(row(0.11)).toReversed()];
    drawShape(pen, outline, { part: 'choker', colour });
  },
};

/** The lobes of the ears that show. */
function lobes({ frame }: AccessoryContext): Point[] {
  const { head, far, aside, face } = frame;
  return [-1, 1]
    .filter((sign) => sign !== far || aside <= 0.3)
    .map((sign) => head.at(sign * (sign === far ? 0.33 : 0.33 - 0.1 * aside), face.eyeY + 0.145));
}

/** Long, of many drops. */
export const chandelierEarrings: Accessory = {
  id: 'chandelier-earrings',
  words: [
    'chandelier earring',
    'statement earring',
    'long earring',
    'drop earring',
    'dangling earring',
    'tassel earring',
    'jhumka',
  ],
  place: 'ears',
  ownColour: GOLD,
  isForGrownUps: true,
  draw: (context) => {
    const pen = context.scene.on('hat', -5);
    const px = context.frame.head.heightPx;
    for (const lobe of lobes(context)) {
      const at = (u: number, v: number): Point => add(lobe, [u * px, v * px]);
      pen.stroke('detail', [lobe, at(0, 0.06)], {
        weight: 1.6,
        colour: context.colour,
        taper: [0, 0],
      });
      const fan = [at(0, 0.04), at(0.06, 0.14), at(-0.06, 0.14)];
      drawShape(pen, fan, { part: 'earring', colour: context.colour, weight: 0.6 });
      for (const [u, long] of [
        [-0.05, 0.2],
        [0, 0.26],
        [0.05, 0.2],
      ] as const) {
        pen.stroke('detail', [at(u, 0.14), at(u, long)], {
          weight: 1,
          colour: context.colour,
          taper: [0, 0],
        });
        drawBead(pen, at(u, long), {
          radius: 0.016 * px,
          colour: mix(context.colour, '#ffffff', 0.45),
          part: 'earring',
        });
      }
    }
  },
};

/** Rings in the ears. */
export const hoops: Accessory = {
  id: 'hoops',
  words: ['hoop earring', 'hoops', 'gold hoop', 'gold hoop earring', 'creole'],
  place: 'ears',
  ownColour: GOLD,
  draw: (context) => {
    const pen = context.scene.on('hat', -5);
    const radius = 0.085 * context.frame.head.heightPx;
    for (const [x, y] of lobes(context)) {
      const ring = Array.from({ length: 19 }, (_, i): Point => {
        const angle = (i / 18) * Math.PI * 2 - Math.PI / 2;
        return [x + Math.cos(angle) * radius * 0.72, y + radius + Math.sin(angle) * radius];
      });
      pen.stroke('detail', ring, {
        weight: 3,
        colour: mix(context.colour, '#3a2d18', 0.35),
        taper: [0, 0],
      });
      pen.stroke('detail', ring, { weight: 1.8, colour: context.colour, taper: [0, 0] });
    }
  },
};

/** Studs and small drops. */
export const earrings: Accessory = {
  id: 'earrings',
  words: ['earring', 'stud earring', 'pearl earring', 'gold earring', 'diamond earring'],
  place: 'ears',
  ownColour: GOLD,
  draw: (context) => {
    const pen = context.scene.on('hat', -5);
    const px = context.frame.head.heightPx;
    for (const lobe of lobes(context)) {
      drawBead(pen, add(lobe, [0, 0.03 * px]), {
        radius: 0.026 * px,
        colour: context.colour,
        part: 'earring',
      });
    }
  },
};

/** Rings about both wrists. */
export const bangles: Accessory = {
  id: 'bangles',
  words: ['bangle', 'bracelet', 'cuff bracelet', 'wristband', 'watch', 'wrist watch', 'wristwatch'],
  place: 'wrists',
  ownColour: GOLD,
  draw: ({ scene, body, colour }) => {
    for (const side of SIDES) {
      const arm = body.arm[side];
      if (arm.place === 'behind' || arm.hand === 'in-pocket' || arm.hand === 'tucked') continue;
      const pen = scene.on(arm.place === 'raised' ? 'arm-raised' : 'arm', 14);
      const [outer, inner] = [placeAlong(arm.outer), placeAlong(arm.inner)];
      for (const part of [0.91, 0.945, 0.98]) {
        const sag = add(between(outer(part), inner(part), 0.5), [0, 0.022 * body.unit]);
        const ring = smoothCurve([outer(part), sag, inner(part)]);
        pen.stroke('detail', ring, {
          weight: 3.6,
          colour: mix(colour, '#3a2d18', 0.4),
          taper: [0, 0],
        });
        pen.stroke('detail', ring, { weight: 2.2, colour, taper: [0, 0] });
      }
    }
  },
};

/** A pin of stones below the collar bone. */
export const brooch: Accessory = {
  id: 'brooch',
  words: ['brooch', 'jewelled pin', 'cameo', 'lapel pin', 'badge'],
  place: 'breast',
  ownColour: GOLD,
  draw: ({ scene, body, colour }) => {
    const pen = scene.on('neck-wear', 4);
    const [x, y] = body.front(0.48, 1);
    const radius = 0.075 * body.unit;
    for (let i = 0; i < 8; i += 1) {
      const angle = (i / 8) * Math.PI * 2;
      drawBead(pen, [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius], {
        radius: radius * 0.36,
        colour,
        part: 'brooch',
      });
    }
    drawBead(pen, [x, y], {
      radius: radius * 0.62,
      colour: mix(colour, '#ffffff', 0.5),
      part: 'brooch',
    });
  },
};

/** A flower pinned to the breast. */
export const corsage: Accessory = {
  id: 'corsage',
  words: ['corsage', 'boutonniere', 'buttonhole flower', 'flower pin', 'carnation'],
  place: 'breast',
  ownColour: '#d98a96',
  draw: ({ scene, body, colour }) => {
    const pen = scene.on('neck-wear', 4);
    const { unit } = body;
    const middle = body.front(0.5, 0.95);
    const at = (u: number, v: number): Point => add(middle, [u * unit, v * unit]);
    for (const s of [-1, 1]) {
      const leaf = smoothCurve(
        [at(0, 0.04), at(s * 0.1, 0.06), at(s * 0.15, 0.17), at(s * 0.04, 0.13)],
        { closed: true },
      );
      drawShape(pen, leaf, { part: 'leaf', colour: '#7f9468', weight: 0.5 });
    }
    const ring = Array.from({ length: 20 }, (_, i): Point => {
      const angle = (i / 20) * Math.PI * 2;
      const reach = 0.11 * (0.82 + 0.22 * Math.abs(Math.cos(angle * 2.5)));
      return at(Math.cos(angle) * reach, Math.sin(angle) * reach);
    });
    drawShape(pen, smoothCurve(ring, { closed: true, stepPx: 2 }), {
      part: 'flower',
      colour,
      weight: 0.6,
    });
    const swirl = [0, 1, 2, 3, 4].map((k) =>
      at(Math.cos(k * 1.6) * (0.07 - k * 0.013), Math.sin(k * 1.6) * (0.07 - k * 0.013)),
    );
    pen.stroke('detail', smoothCurve(swirl), { weight: 0.7, taper: [0.2, 0.4] });
  },
};
