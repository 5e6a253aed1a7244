import { adjust } from '../../../core/colour.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import type { Point } from '../../../core/scene/point.ts';
import { skullRow } from '../hair/skull.ts';
import type { Accessory, AccessoryContext } from './accessory.ts';
import { drawShape } from './draw-shape.ts';

type At = (u: number, v: number) => Point;

function beginWrap({ frame }: AccessoryContext): At {
  const x = -Math.sin(frame.angle) * 0.07;
  return (u, v) => frame.head.at(x + u, v);
}

type Place = readonly [u: number, v: number];

/** Over the crown from the left ear to the right one, and back along the forehead. */
const HIGH_EDGE: readonly Place[] = [
  [-0.385, -0.1],
  [-0.43, -0.3],
  [-0.47, -0.5],
  [-0.39, -0.69],
  [-0.2, -0.79],
  [0.02, -0.81],
  [0.22, -0.78],
  [0.4, -0.68],
  [0.47, -0.5],
  [0.43, -0.3],
  [0.385, -0.1],
];
const LOW_EDGE: readonly Place[] = [
  [0.34, -0.1],
  [0.29, -0.17],
  [0.15, -0.25],
  [0, -0.275],
  [-0.15, -0.25],
  [-0.29, -0.17],
  [-0.34, -0.1],
];

/** Cloth wound high about the head, knotted in front. */
export const headWrap: Accessory = {
  id: 'head-wrap',
  words: [
    'head wrap',
    'headwrap',
    'turban',
    'gele',
    'head tie',
    'ankara headwrap',
    'dastar',
    'pagri',
  ],
  place: 'head',
  hidesHair: true,
  draw: (context) => {
    const { scene, frame, colour } = context;
    const pen = scene.on('hat');
    const at = beginWrap(context);
    const low = LOW_EDGE.map(([u, v]) => at(u, v));
    const outline = smoothCurve([...HIGH_EDGE.map(([u, v]) => at(u, v)), ...low], {
      closed: true,
      stepPx: 2,
    });
    const shade = smoothCurve([at(0.12, -0.78), at(0.5, -0.6), at(0.44, -0.2), at(0.24, -0.2)], {
      closed: true,
    });
    drawShape(pen, outline, { part: 'head wrap', colour, shade: [shade] });
    const knot: Point = at(-frame.far * 0.06, -0.4);
    for (const [u, v] of [
      [-0.42, -0.52],
      [-0.36, -0.68],
      [-0.16, -0.77],
      [0.16, -0.77],
      [0.36, -0.68],
      [0.42, -0.52],
      [-0.38, -0.27],
      [0.38, -0.27],
    ] as const) {
      const bend = at(u * 0.55, v * 0.9 - 0.02);
      pen.stroke('fold', smoothCurve([at(u, v), bend, knot]), { weight: 0.8, taper: [0.15, 0.35] });
    }
    const [kx, ky] = knot;
    const px = frame.head.heightPx;
    const twist = smoothCurve(
      [
        [kx - 0.11 * px, ky + 0.02 * px],
        [kx - 0.05 * px, ky - 0.1 * px],
        [kx + 0.07 * px, ky - 0.09 * px],
        [kx + 0.11 * px, ky + 0.03 * px],
        [kx, ky + 0.1 * px],
      ],
      { closed: true, stepPx: 2 },
    );
    drawShape(pen, twist, { part: 'head wrap', colour: adjust(colour, 0.02) });
    pen.stroke(
      'fold',
      smoothCurve([
        [kx - 0.06 * px, ky - 0.02 * px],
        [kx, ky + 0.03 * px],
        [kx + 0.07 * px, ky - 0.03 * px],
      ]),
      { weight: 0.7 },
    );
  },
};

/** A kerchief tied over the hair. */
export const bandana: Accessory = {
  id: 'bandana',
  words: [
    'bandana',
    'kerchief',
    'hair scarf',
    'silk head scarf',
    'scarf in hair',
    'scarf in her hair',
    'silk scarf in her hair',
    'scarf in the hair',
    'scarf over her hair',
    'headscarf tied on top',
    'head scarf tied on top',
    'babushka',
  ],
  place: 'head',
  draw: (context) => {
    const { scene, colour } = context;
    const pen = scene.on('hat');
    const at = beginWrap(context);
    const dome = skullRow(context, -0.74, 0.74, 0.05);
    const low = [0.34, 0.18, 0, -0.18, -0.34].map((u) =>
      at(u, -0.22 - 0.1 * (1 - (u / 0.34) ** 2)),
    );
    const shade = [at(0.14, -0.6), at(0.5, -0.5), at(0.4, -0.15), at(0.22, -0.2)];
    drawShape(pen, smoothCurve([...dome, ...low], { closed: true, stepPx: 2 }), {
      part: 'bandana',
      colour,
      shade: [shade],
    });
    for (const u of [-0.22, 0.05, 0.26]) {
      pen.stroke('fold', smoothCurve([at(u, -0.3), at(u * 1.05, -0.4), at(u * 0.7, -0.49)]), {
        weight: 0.6,
        taper: [0.2, 0.5],
      });
    }
  },
};
