import { adjust } from '../../../core/colour.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import type { Point } from '../../../core/scene/point.ts';
import type { Accessory, AccessoryContext } from './accessory.ts';
import { drawShape } from './draw-shape.ts';

const atOf = ({ frame }: AccessoryContext) => {
  const x = -Math.sin(frame.angle) * 0.07;
  return (u: number, v: number): Point => frame.head.at(x + u, v);
};

/** A soft crown with a brim that slopes down. */
export const bucketHat: Accessory = {
  id: 'bucket-hat',
  words: ['bucket hat', 'fishing hat', 'rain hat', 'cloche', 'cloche hat'],
  place: 'head',
  draw: (context) => {
    const pen = context.scene.on('hat');
    const at = atOf(context);
    const brim = [
      at(-0.38, -0.36),
      at(-0.5, -0.18),
      at(-0.54, -0.1),
      at(-0.3, -0.1),
      at(0, -0.075),
      at(0.3, -0.1),
      at(0.54, -0.1),
      at(0.5, -0.18),
      at(0.38, -0.36),
    ];
    const crown = [
      at(-0.385, -0.3),
      at(-0.36, -0.5),
      at(-0.27, -0.61),
      at(0, -0.635),
      at(0.27, -0.61),
      at(0.36, -0.5),
      at(0.385, -0.3),
      at(0, -0.24),
    ];
    drawShape(pen, smoothCurve(brim, { closed: true, stepPx: 2 }), {
      part: 'hat',
      colour: context.colour,
      shade: [[at(0.2, -0.3), at(0.5, -0.3), at(0.56, -0.08), at(0.24, -0.06)]],
    });
    drawShape(pen, smoothCurve(crown, { closed: true, stepPx: 2 }), {
      part: 'hat',
      colour: context.colour,
      shade: [[at(0.14, -0.7), at(0.42, -0.6), at(0.4, -0.22), at(0.2, -0.24)]],
    });
    for (const v of [-0.165, -0.13]) {
      pen.stroke('stitch', smoothCurve([at(-0.49, v), at(0, v + 0.045), at(0.49, v)]), {
        weight: 0.6,
      });
    }
  },
};

/** A peak on a band, open above. */
export const visor: Accessory = {
  id: 'visor',
  words: ['visor', 'sun visor', 'tennis visor', 'golf visor'],
  place: 'head',
  draw: (context) => {
    const { frame, scene, colour } = context;
    const pen = scene.on('hat');
    const at = atOf(context);
    const band = (v: number) =>
      [-1, -0.6, 0, 0.6, 1].map((u) => at(u * 0.375, v - 0.05 * (1 - u * u)));
    drawShape(
      pen,
      smoothCurve([...band(-0.32), ...band(-0.22).toReversed()], { closed: true, stepPx: 2 }),
      {
        part: 'visor',
        colour,
      },
    );
    const peak = smoothCurve(
      [
        frame.on(-0.29, -0.24),
        frame.on(-0.24, -0.155, 0.18),
        frame.on(0, -0.115, 0.34),
        frame.on(0.24, -0.155, 0.18),
        frame.on(0.29, -0.24),
        frame.on(0, -0.285, 0.04),
      ],
      { closed: true, stepPx: 2 },
    );
    drawShape(pen, peak, { part: 'visor', colour: adjust(colour, -0.04) });
  },
};

/** A disc of straw and feathers, worn aslant. */
export const fascinator: Accessory = {
  id: 'fascinator',
  words: ['fascinator', 'cocktail hat', 'feather headpiece', 'headpiece'],
  place: 'head',
  isForGrownUps: true,
  draw: ({ frame, scene, colour }) => {
    const pen = scene.on('hat');
    const side = -frame.far;
    const at = (u: number, v: number) => frame.head.at(side * (0.17 + u), -0.47 + v + u * 0.34);
    for (const [u, v, bend] of [
      [0.5, -0.42, 0.16],
      [0.36, -0.52, 0.08],
      [0.2, -0.56, 0],
    ] as const) {
      const plume = smoothCurve(
        [
          at(0.02, -0.04),
          at(u * 0.4 + bend, v * 0.62),
          at(u, v),
          at(u * 0.62 + bend * 0.4, v * 0.55),
          at(0.1, -0.02),
        ],
        { closed: true, stepPx: 2 },
      );
      drawShape(pen, plume, { part: 'feather', colour: adjust(colour, 0.03), weight: 0.5 });
      pen.stroke(
        'detail',
        smoothCurve([at(0.05, -0.03), at(u * 0.45 + bend * 0.8, v * 0.6), at(u, v)]),
        {
          weight: 0.6,
          taper: [0.1, 0.5],
        },
      );
    }
    const disc = Array.from({ length: 16 }, (_, i) => {
      const angle = (i / 16) * Math.PI * 2;
      return at(Math.cos(angle) * 0.24, Math.sin(angle) * 0.085);
    });
    drawShape(pen, smoothCurve(disc, { closed: true, stepPx: 2 }), {
      part: 'hat',
      colour,
      shade: [[at(0, 0), at(0.26, 0), at(0.2, 0.1), at(-0.1, 0.1)]],
    });
    for (const grow of [0.17, 0.1]) {
      pen.stroke('seam', smoothCurve([at(-grow, 0), at(0, 0.085 * (grow / 0.24)), at(grow, 0)]), {
        weight: 0.6,
      });
    }
  },
};
