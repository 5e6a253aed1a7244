import { smoothCurve } from '../../../core/scene/curve.ts';
import { add, type Point } from '../../../core/scene/point.ts';
import type { DressContext, Garment } from '../garment.ts';
import type { GarmentTop } from '../parts/bodice/garment-top.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { drawTop } from '../parts/top/top.ts';

/** A biker jacket: wide lapels, a slanting zip, zipped pockets, a hem band. */
export const bikerJacket: Garment = {
  id: 'biker-jacket',
  words: [
    'biker jacket',
    'leather jacket',
    'moto jacket',
    'motorcycle jacket',
    'perfecto',
    'biker',
  ],
  place: 'outer',
  options: {
    collar: ['notch'],
    sleeve: ['long'],
    length: ['waist', 'hip', 'cropped'],
    fit: ['regular', 'slim', 'oversized'],
    closure: ['zip', 'open'],
  },
  mayHave: ['fringe'],
  has: ['zips', 'epaulettes'],
  fabrics: ['leather', 'suede'],
  build: (context) => {
    const { body, piece } = context;
    const { design } = piece;
    const isOpen = design.closure === 'open';
    const top = drawTop(context, {
      hemY: design.length === 'waist' ? body.front(0, 3.45)[1] : hemHeight(body, design.length),
      layer: 'outer',
      collarLayer: 'outer-collar',
      order: 2,
      roomBy: 0.03,
      pad: 0.03,
      hasFront: true,
      overlap: 0.17,
      breakY: 0.8,
      collarSize: 1.2,
      slantedZip: !isOpen,
    });
    if (body.isBack) return;
    drawSlants(context, top);
    drawHemBand(context, top);
  },
};

/** Zipped pockets that slant on the chest and at the waist. */
function drawSlants({ scene }: DressContext, { cut, layer, order }: GarmentTop): void {
  const pen = scene.on(layer, order);
  const lines: [Point, Point][] = [
    [cut.frame.at(-0.42, 0.94), cut.frame.at(-0.22, 0.86)],
    [cut.frame.at(-0.42, 1.62), cut.frame.at(-0.26, 1.36)],
    [cut.frame.at(0.42, 1.62), cut.frame.at(0.28, 1.36)],
  ];
  for (const [a, b] of lines) {
    for (const aside of [-2.2, 2.2]) {
      pen.stroke('detail', [add(a, [aside * 0.5, aside]), add(b, [aside * 0.5, aside])], {
        weight: 0.9,
        taper: [0, 0],
      });
    }
    pen.stroke('stitch', [a, b], { weight: 1.1, colour: '#b9b4aa' });
    pen.stroke('detail', [b, add(b, [1, cut.unit * 0.07])], { weight: 1.6, taper: [0, 0] });
  }
}

/** The band round the hem, with the loop of its buckle. */
function drawHemBand({ scene }: DressContext, { cut, layer, order }: GarmentTop): void {
  const pen = scene.on(layer, order);
  const raised = cut.hem.map((p): Point => add(p, [0, -cut.unit * 0.15]));
  pen.stroke('seam', smoothCurve(raised.filter((_, i) => i % 6 === 0)), {
    weight: 1.1,
    taper: [0.02, 0.02],
  });
}
