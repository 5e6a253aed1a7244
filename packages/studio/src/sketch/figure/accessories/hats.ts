import { smoothCurve } from '../../../core/scene/curve.ts';
import type { Point, Polyline } from '../../../core/scene/point.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import { skullAt, skullRow } from '../hair/skull.ts';
import type { Accessory, AccessoryContext } from './accessory.ts';

/** Wide in the brim, low in the crown. */
export const wideBrim: Accessory = {
  id: 'wide-brim-hat',
  words: ['wide brim hat', 'wide-brimmed hat', 'floppy hat'],
  place: 'head',
  draw: (context) => drawBrimmed(context, { wide: 0.86, tall: 0.17 }),
};

export const fedora: Accessory = {
  id: 'fedora',
  words: ['fedora', 'trilby', 'hat', 'felt hat'],
  place: 'head',
  draw: (context) => drawBrimmed(context, { wide: 0.58, tall: 0.1 }),
};

const STRAW = '#dfc48c';

/** Plaited straw with a wide brim. */
export const strawHat: Accessory = {
  id: 'straw-hat',
  words: [
    'straw hat',
    'sun hat',
    'straw sun hat',
    'floppy sun hat',
    'floppy straw hat',
    'wide straw hat',
    'raffia hat',
  ],
  place: 'head',
  ownColour: STRAW,
  draw: (context) => {
    drawBrimmed(context, { wide: 0.86, tall: 0.17 });
    drawPlaits(context, 0.86, 0.17);
  },
};

/** Fine pale straw, its brim as narrow as a felt hat's. */
export const panama: Accessory = {
  id: 'panama',
  words: [
    'panama hat',
    'panama',
    'boater',
    'boater hat',
    'straw boater',
    'straw boater hat',
    'straw fedora',
  ],
  place: 'head',
  ownColour: '#efe2c2',
  draw: (context) => {
    drawBrimmed(context, { wide: 0.6, tall: 0.11 });
    drawPlaits(context, 0.6, 0.11);
  },
};

/** Rows of plaited straw about the brim and the crown. */
function drawPlaits(context: AccessoryContext, wide: number, tall: number): void {
  const { frame, pen, x } = begin(context);
  const at = (u: number, v: number) => frame.head.at(x + u, v);
  for (const grown of [0.72, 0.86]) {
    const row = Array.from({ length: 15 }, (_, i) => {
      const angle = (i / 14) * Math.PI;
      return at(Math.cos(angle) * wide * grown, -0.27 + Math.sin(angle) * tall * grown);
    });
    pen.stroke('stitch', row, { weight: 0.7 });
  }
  for (const v of [-0.44, -0.52, -0.6]) {
    const row = [-0.34, -0.17, 0, 0.17, 0.34].map((u) => at(u, v + 0.05 * (1 - (u / 0.34) ** 2)));
    pen.stroke('stitch', smoothCurve(row), { weight: 0.7 });
  }
}

/** Knitted, close, with a turned-up rib. */
export const beanie: Accessory = {
  id: 'beanie',
  words: ['beanie', 'knit cap', 'woolly hat', 'bobble hat'],
  place: 'head',
  draw: (context) => {
    const { frame, pen, x } = begin(context);
    const dome = skullRow(context, -0.8, 0.8, 0.085);
    const low = [
      frame.on(0.3, -0.17),
      frame.on(0.12, -0.2),
      frame.on(-0.12, -0.2),
      frame.on(-0.3, -0.17),
    ];
    fill(pen, context, [...dome, ...low]);
    const top = [-0.72, -0.36, 0, 0.36, 0.72].map((u) =>
      frame.head.at(x + u * 0.57, -0.325 - 0.04 * (1 - u * u)),
    );
    pen.stroke('seam', smoothCurve(top), { weight: 1 });
    for (let i = 1; i < 10; i += 1) {
      const u = (i / 10) * 2 - 1;
      pen.stroke(
        'detail',
        [frame.head.at(x + u * 0.4, -0.335 - 0.03 * (1 - u * u)), frame.head.at(x + u * 0.4, -0.2)],
        { weight: 0.6, taper: [0.2, 0.2] },
      );
    }
  },
};

/** Soft, pulled to one side. */
export const beret: Accessory = {
  id: 'beret',
  words: ['beret'],
  place: 'head',
  draw: (context) => {
    const { frame, pen, x } = begin(context);
    const at = (u: number, v: number) => frame.head.at(x + u * -frame.far, v);
    fill(pen, context, [
      at(-0.34, -0.3),
      at(-0.3, -0.47),
      at(0, -0.61),
      at(0.36, -0.6),
      at(0.58, -0.44),
      at(0.52, -0.28),
      at(0.3, -0.26),
      at(0, -0.33),
    ]);
    pen.stroke('fold', smoothCurve([at(-0.2, -0.36), at(0.06, -0.42), at(0.36, -0.36)]), {
      weight: 0.8,
    });
    pen.stroke('detail', [at(0.08, -0.6), at(0.1, -0.655)], { weight: 2 });
  },
};

/** A peak over the eyes. */
export const cap: Accessory = {
  id: 'cap',
  words: ['cap', 'baseball cap', 'peaked cap', 'cap hat', 'trucker hat'],
  place: 'head',
  draw: (context) => {
    const { frame, pen } = begin(context);
    const low = [0.31, 0.15, 0, -0.15, -0.31].map((u) =>
      frame.on(u, -0.22 - 0.03 * (1 - Math.abs(u) * 3)),
    );
    fill(pen, context, [...skullRow(context, -0.78, 0.78, 0.05), ...low]);
    const peak = [
      frame.on(-0.27, -0.235),
      frame.on(-0.2, -0.17, 0.16),
      frame.on(0, -0.135, 0.3),
      frame.on(0.2, -0.17, 0.16),
      frame.on(0.27, -0.235),
      frame.on(0, -0.275, 0.04),
    ];
    fill(pen, context, peak);
    pen.stroke(
      'seam',
      smoothCurve([frame.on(0, -0.26), frame.on(0, -0.42), skullAt(context, 0, 0.045)]),
      { weight: 0.8 },
    );
  },
};

function begin(context: AccessoryContext) {
  const { scene, frame } = context;
  return { pen: scene.on('hat'), frame, x: -Math.sin(frame.angle) * 0.07 };
}

function fill(
  pen: LayerPen,
  { colour }: AccessoryContext,
  points: readonly Point[],
  shade: Polyline[] = [],
): void {
  const outline = smoothCurve(points, { closed: true, stepPx: 2 });
  pen.region({ class: 'accessory', part: 'hat', colour, outlines: [outline], shade, reserve: 0.2 });
  pen.stroke('contour', [...outline, outline[0]], { weight: 0.75, taper: [0.05, 0.05] });
}

function drawBrimmed(
  context: AccessoryContext,
  { wide, tall }: { wide: number; tall: number },
): void {
  const { frame, pen, x } = begin(context);
  const at = (u: number, v: number) => frame.head.at(x + u, v);
  const brim = Array.from({ length: 16 }, (_, i) => {
    const angle = (i / 16) * Math.PI * 2;
    return at(Math.cos(angle) * wide, -0.29 + Math.sin(angle) * tall + 0.05 * Math.cos(angle) ** 2);
  });
  fill(pen, context, brim);
  const crown = [
    at(-0.37, -0.27),
    at(-0.36, -0.45),
    at(-0.27, -0.66),
    at(0, -0.65),
    at(0.27, -0.67),
    at(0.36, -0.45),
    at(0.37, -0.27),
    at(0, -0.21),
  ];
  fill(pen, context, crown, [[at(0.12, -0.7), at(0.4, -0.7), at(0.4, -0.2), at(0.18, -0.22)]]);
  const band = (v: number) =>
    smoothCurve([
      at(-0.368, v),
      at(-0.2, v + 0.045),
      at(0, v + 0.06),
      at(0.2, v + 0.045),
      at(0.368, v),
    ]);
  pen.stroke('seam', band(-0.36), { weight: 1 });
  pen.stroke('fold', smoothCurve([at(-0.06, -0.64), at(-0.02, -0.52), at(-0.05, -0.44)]), {
    weight: 0.8,
  });
}
