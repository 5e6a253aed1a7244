import { adjust, mix } from '../../../core/colour.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import { add, type Point, type Polyline } from '../../../core/scene/point.ts';
import { skullAt } from '../hair/skull.ts';
import type { Accessory, AccessoryContext } from './accessory.ts';
import { drawShape } from './draw-shape.ts';

const GOLD = '#c9a24e';

/** From ear to ear over the crown, `lift` heads inside the hair's outline. */
const overCrown = (context: AccessoryContext, lift: number): Point[] =>
  Array.from({ length: 15 }, (_, i) => {
    const around = -0.86 + (1.72 * i) / 14;
    const [x, y] = skullAt(context, around, 0.045 - lift * Math.cos(around * 1.5));
    return [x, y];
  });

/** A band that sits on the hairline, its ends at the sides of the head. */
function roundHead({ frame }: AccessoryContext, top: number, low: number): Polyline {
  const x = -Math.sin(frame.angle) * 0.07;
  const row = (v: number, wide: number) =>
    [-1, -0.6, 0, 0.6, 1].map((u) => frame.head.at(x + u * wide, v - 0.055 * (1 - u * u)));
  return smoothCurve([...row(top, 0.372), ...row(low, 0.378).toReversed()], {
    closed: true,
    stepPx: 2,
  });
}

/** A broad elastic band across the forehead, for sport. */
export const headband: Accessory = {
  id: 'headband',
  words: ['headband', 'sweatband', 'head band', 'hair band', 'sports headband', 'bandeau headband'],
  place: 'crown',
  draw: (context) => {
    const pen = context.scene.on('hat', -2);
    drawShape(pen, roundHead(context, -0.31, -0.215), { part: 'headband', colour: context.colour });
    const x = -Math.sin(context.frame.angle) * 0.07;
    const at = (u: number, v: number) => context.frame.head.at(x + u, v);
    pen.stroke('seam', smoothCurve([at(-0.36, -0.262), at(0, -0.318), at(0.36, -0.262)]), {
      weight: 0.6,
      taper: [0.1, 0.1],
    });
  },
};

/** A stiff band over the crown. */
export const aliceBand: Accessory = {
  id: 'alice-band',
  words: ['alice band', 'padded headband', 'velvet headband', 'hairband'],
  place: 'crown',
  draw: (context) => {
    const outer = overCrown(context, 0.055);
    const inner = overCrown(context, 0.15);
    const outline = [...smoothCurve(outer), ...smoothCurve(inner).toReversed()];
    drawShape(context.scene.on('hat', -2), outline, {
      part: 'alice band',
      colour: context.colour,
    });
  },
};

/** A small crown of stones. */
export const tiara: Accessory = {
  id: 'tiara',
  words: ['tiara', 'crown', 'diadem'],
  place: 'crown',
  ownColour: GOLD,
  draw: (context) => {
    const pen = context.scene.on('hat', -1);
    const x = -Math.sin(context.frame.angle) * 0.07;
    const at = (u: number, v: number) =>
      context.frame.head.at(x + u, v - 0.11 * (1 - (u / 0.27) ** 2));
    const foot = [-0.27, -0.13, 0, 0.13, 0.27].map((u) => at(u, -0.335));
    const points: Point[] = [];
    for (let i = 0; i <= 8; i += 1) {
      const u = -0.25 + i * 0.0625;
      const high = i % 2 === 1 ? 0.07 + 0.07 * (1 - Math.abs(u) / 0.27) : 0.02;
      points.push(at(u, -0.34 - high));
    }
    drawShape(pen, [...foot, ...points.toReversed()], { part: 'tiara', colour: context.colour });
    for (let i = 1; i < 8; i += 2) {
      const jewel = points[i];
      pen.stroke('detail', [jewel, add(jewel, [0.5, -2])], {
        weight: 4,
        colour: mix(context.colour, '#ffffff', 0.7),
        taper: [0, 0],
      });
    }
  },
};

/** Blossoms and leaves about the head. */
export const flowerCrown: Accessory = {
  id: 'flower-crown',
  words: [
    'flower crown',
    'floral crown',
    'flower wreath',
    'flowers in hair',
    'flowers in her hair',
  ],
  place: 'crown',
  ownColour: '#d98a96',
  draw: (context) => {
    const { frame, scene, colour } = context;
    const pen = scene.on('hat', -1);
    const x = -Math.sin(frame.angle) * 0.07;
    const at = (u: number) => frame.head.at(x + u * 0.37, -0.29 - 0.075 * (1 - u * u));
    const unit = frame.head.heightPx;
    for (let i = 0; i <= 10; i += 1) {
      const u = -1 + i * 0.2;
      const [px, py] = at(u);
      const tip: Point = [px + (i % 2 ? 0.05 : -0.05) * unit, py - 0.07 * unit];
      const leaf = smoothCurve(
        [[px, py], add(tip, [-0.02 * unit, 0.03 * unit]), tip, [px + 3, py]],
        {
          closed: true,
        },
      );
      drawShape(pen, leaf, { part: 'leaf', colour: '#7f9468', weight: 0.5 });
    }
    const tones = [colour, mix(colour, '#ffffff', 0.5), adjust(colour, -0.06)];
    for (let i = 0; i <= 8; i += 1) {
      drawBlossom(context, at(-0.96 + i * 0.24), {
        radius: unit * (i % 2 ? 0.058 : 0.046),
        colour: tones[i % 3],
      });
    }
  },
};

/** A blossom of five petals. */
export function drawBlossom(
  { scene }: AccessoryContext,
  [cx, cy]: Point,
  { radius, colour }: { radius: number; colour: string },
): void {
  const pen = scene.on('hat', 0);
  const ring = Array.from({ length: 20 }, (_, i): Point => {
    const angle = (i / 20) * Math.PI * 2;
    const reach = radius * (0.82 + 0.24 * Math.abs(Math.cos(angle * 2.5)));
    return [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach];
  });
  drawShape(pen, smoothCurve(ring, { closed: true, stepPx: 1.5 }), {
    part: 'flower',
    colour,
    weight: 0.5,
  });
  pen.stroke(
    'detail',
    [
      [cx - 1.2, cy],
      [cx + 1.2, cy + 0.6],
    ],
    { weight: 2.6, colour: '#d9b65c', taper: [0, 0] },
  );
}

/** Words for where something is that is worn in the hair. */
export const IN_HAIR: readonly string[] = ['in hair', 'in her hair', 'in the hair', 'in his hair'];

/** A ribbon tied into a bow at the side of the crown. */
export const hairBow: Accessory = {
  id: 'hair-bow',
  words: [
    'hair bow',
    'hair ribbon',
    'bow headband',
    ...['bow', 'big bow', 'large bow', 'velvet bow', 'silk bow', 'ribbon'].flatMap((bow) =>
      IN_HAIR.map((place) => `${bow} ${place}`),
    ),
  ],
  place: 'crown',
  draw: ({ frame, scene, colour }) => {
    const pen = scene.on('hat', 1);
    const side = -frame.far;
    const at = (u: number, v: number) => frame.head.at(side * 0.2 + u, -0.47 + v - u * side * -0.2);
    for (const s of [-1, 1]) {
      const tail = [at(0, 0), at(s * 0.05, 0.02), at(s * 0.17, 0.24), at(s * 0.08, 0.23)];
      drawShape(pen, smoothCurve(tail, { closed: true }), { part: 'hair bow', colour });
    }
    for (const s of [-1, 1]) {
      const wing = smoothCurve(
        [at(0, 0), at(s * 0.11, -0.1), at(s * 0.24, -0.12), at(s * 0.25, 0.05), at(s * 0.11, 0.05)],
        { closed: true },
      );
      const shade = [at(0, 0.01), at(s * 0.24, 0.01), at(s * 0.24, 0.1), at(s * 0.1, 0.08)];
      drawShape(pen, wing, { part: 'hair bow', colour, shade: [shade] });
      pen.stroke('fold', [at(s * 0.03, -0.01), at(s * 0.14, -0.045)], {
        weight: 0.6,
        taper: [0.1, 0.5],
      });
    }
    const knot = [at(-0.035, -0.04), at(0.035, -0.04), at(0.035, 0.04), at(-0.035, 0.04)];
    drawShape(pen, smoothCurve(knot, { closed: true }), { part: 'hair bow', colour });
  },
};
