import { adjust, mix } from '../../../core/colour.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import { add, between, type Point } from '../../../core/scene/point.ts';
import type { Accessory, AccessoryContext } from './accessory.ts';
import { drawShape } from './draw-shape.ts';

/** The place at which a hanging hand holds something. */
export function gripIn({ body, hand }: AccessoryContext): Point | undefined {
  if (!hand) return undefined;
  const { wrist, fingertips } = body.arm[hand];
  return between(wrist, fingertips, 0.62);
}

/** A walking stick with a crook. */
export const cane: Accessory = {
  id: 'cane',
  words: ['cane', 'walking stick', 'walking cane', 'shepherd crook'],
  place: 'hand',
  ownColour: '#5a3f2c',
  draw: (context) => {
    const grip = gripIn(context);
    if (!grip) return;
    const { body, scene, colour, hand } = context;
    const pen = scene.on('arm', -20);
    const out = hand === 'left' ? -1 : 1;
    const foot: Point = [grip[0] + out * 0.12 * body.unit, body.floorY + 4];
    const { unit } = body;
    const crook = smoothCurve([
      add(grip, [-out * 0.26 * unit, 0.12 * unit]),
      add(grip, [-out * 0.24 * unit, -0.04 * unit]),
      add(grip, [-out * 0.1 * unit, -0.1 * unit]),
      add(grip, [0, 0]),
      foot,
    ]);
    pen.stroke('contour', crook, {
      weight: 6.4,
      colour: mix(colour, '#1a1516', 0.55),
      taper: [0, 0],
    });
    pen.stroke('detail', crook, { weight: 4.2, colour, taper: [0, 0] });
    pen.stroke('detail', [between(grip, foot, 0.96), foot], {
      weight: 5.5,
      colour: '#2b2624',
      taper: [0, 0],
    });
  },
};

/** Rolled, held by its crook like a stick. */
export const umbrella: Accessory = {
  id: 'umbrella',
  words: ['umbrella', 'parasol', 'brolly', 'holding an umbrella'],
  place: 'hand',
  draw: (context) => {
    const grip = gripIn(context);
    if (!grip) return;
    const { body, scene, colour, hand } = context;
    const { unit } = body;
    const out = hand === 'left' ? -1 : 1;
    const pen = scene.on('arm', -20);
    const foot: Point = [grip[0] + out * 0.34 * unit, Math.min(body.floorY, grip[1] + 3.6 * unit)];
    const stick = smoothCurve([
      add(grip, [-out * 0.2 * unit, 0.02 * unit]),
      add(grip, [-out * 0.18 * unit, -0.14 * unit]),
      add(grip, [-out * 0.04 * unit, -0.16 * unit]),
      grip,
      foot,
    ]);
    pen.stroke('detail', stick, { weight: 4, colour: '#4a3527', taper: [0, 0] });
    const along = (part: number, aside: number): Point =>
      add(between(grip, foot, part), [aside * unit, 0]);
    const cloth = [
      along(0.16, -0.05),
      along(0.2, -0.1),
      along(0.6, -0.09),
      along(0.93, -0.03),
      along(0.93, 0.03),
      along(0.6, 0.09),
      along(0.2, 0.1),
      along(0.16, 0.05),
    ];
    const shade = [
      along(0.18, 0.02),
      along(0.2, 0.1),
      along(0.6, 0.09),
      along(0.93, 0.03),
      along(0.6, 0.03),
    ];
    drawShape(pen, smoothCurve(cloth, { closed: true, stepPx: 3 }), {
      part: 'umbrella',
      colour,
      shade: [shade],
    });
    for (const aside of [-0.045, 0.01, 0.055]) {
      pen.stroke('fold', [along(0.2, aside), along(0.9, aside * 0.3)], {
        weight: 0.7,
        taper: [0.05, 0.3],
      });
    }
    pen.stroke('detail', [along(0.52, -0.1), along(0.52, 0.1)], {
      weight: 2.4,
      colour: adjust(colour, -0.12),
      taper: [0, 0],
    });
  },
};

/** Flowers held in the hand, heads down and outwards as a bride carries them between pictures. */
export const bouquet: Accessory = {
  id: 'bouquet',
  words: ['bouquet', 'posy', 'bunch of flowers', 'holding flowers', 'bridal bouquet'],
  place: 'hand',
  ownColour: '#e3b7b4',
  draw: (context) => {
    const grip = gripIn(context);
    if (!grip) return;
    const { body, scene, colour } = context;
    const { unit } = body;
    const pen = scene.on('arm', 12);
    const at = (u: number, v: number): Point => add(grip, [u * unit, v * unit]);
    for (const u of [-0.09, -0.03, 0.03, 0.09]) {
      pen.stroke('detail', [at(0, -0.06), at(u * 1.5, 0.34)], {
        weight: 2,
        colour: '#6d8257',
        taper: [0, 0.2],
      });
    }
    for (const [u, v] of [
      [-0.36, -0.2],
      [-0.3, -0.44],
      [0.3, -0.44],
      [0.36, -0.2],
      [0, -0.56],
    ] as const) {
      const leaf = smoothCurve(
        [
          at(u * 0.4, v * 0.5),
          at(u * 0.9, v * 0.75 - 0.08),
          at(u * 1.12, v * 1.05),
          at(u * 0.9, v * 0.8 + 0.06),
        ],
        { closed: true },
      );
      drawShape(pen, leaf, { part: 'leaf', colour: '#7f9468', weight: 0.5 });
    }
    const tones = [colour, mix(colour, '#ffffff', 0.55), adjust(colour, -0.07), '#f3ece0'];
    BLOOMS.forEach(([u, v, size], i) => {
      const [cx, cy] = at(u, v);
      const ring = Array.from({ length: 18 }, (_, k): Point => {
        const angle = (k / 18) * Math.PI * 2;
        const reach = size * unit * (0.88 + 0.16 * Math.abs(Math.cos(angle * 2.5 + i)));
        return [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach];
      });
      drawShape(pen, smoothCurve(ring, { closed: true, stepPx: 2 }), {
        part: 'flower',
        colour: tones[i % 4],
        weight: 0.55,
      });
      const swirl = [0, 1, 2, 3, 4].map((k): Point => {
        const [angle, reach] = [i + k * 1.5, size * unit * (0.62 - k * 0.12)];
        return [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach];
      });
      pen.stroke('detail', smoothCurve(swirl), { weight: 0.6, taper: [0.2, 0.4] });
    });
    pen.stroke('detail', [at(-0.06, 0.06), at(0.06, 0.06)], {
      weight: 7,
      colour: '#f4efe6',
      taper: [0, 0],
    });
  },
};

/** Places and sizes of the blooms, in heads about the grip; the nearest last. */
const BLOOMS: readonly (readonly [number, number, number])[] = [
  [-0.24, -0.3, 0.11],
  [0.24, -0.3, 0.11],
  [0, -0.44, 0.11],
  [-0.15, -0.4, 0.1],
  [0.15, -0.4, 0.1],
  [-0.2, -0.16, 0.1],
  [0.2, -0.16, 0.1],
  [-0.08, -0.27, 0.12],
  [0.1, -0.25, 0.11],
  [0, -0.12, 0.11],
];
