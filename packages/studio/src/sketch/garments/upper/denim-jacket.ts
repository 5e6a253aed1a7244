import { add, between, type Point } from '../../../core/scene/point.ts';
import { SIDES, signOf } from '../../figure/body.ts';
import type { DressContext, Garment } from '../garment.ts';
import type { GarmentTop } from '../parts/bodice/garment-top.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { drawButtons } from '../parts/closures/buttons.ts';
import { drawTop } from '../parts/top/top.ts';

/** A denim jacket: yoke, chest pockets with flaps, seams that run together to the waistband. */
export const denimJacket: Garment = {
  id: 'denim-jacket',
  words: ['denim jacket', 'jean jacket', 'trucker jacket', 'trucker'],
  place: 'outer',
  options: {
    collar: ['shirt'],
    sleeve: ['long', 'loose'],
    length: ['waist', 'hip', 'cropped'],
    fit: ['regular', 'relaxed', 'oversized'],
    closure: ['buttons', 'open'],
  },
  mayHave: ['embroidery', 'fringe'],
  has: ['top-stitching', 'cuffs'],
  fabrics: ['denim', 'cotton', 'suede'],
  build: (context) => {
    const { body, piece } = context;
    const top = drawTop(context, {
      hemY:
        piece.design.length === 'waist'
          ? body.front(0, 3.5)[1]
          : hemHeight(body, piece.design.length),
      layer: 'outer',
      collarLayer: 'outer-collar',
      order: 2,
      roomBy: 0.04,
      hasFront: true,
      breakY: 0.14,
      buttons: 6,
      lastButton: 0.95,
      buttonSize: 0.026,
      collarSize: 1.25,
      hasPlacket: piece.design.closure === 'buttons',
    });
    if (!body.isBack && piece.design.closure !== 'open') drawTruckerSeams(context, top);
  },
};

function drawTruckerSeams(context: DressContext, { cut, layer, order }: GarmentTop): void {
  const pen = context.scene.on(layer, order);
  const down = (x: number, y: number) =>
    cut.on(x, Math.min(0.9, cut.partAt(cut.frame.at(0, y)[1])));
  const below = (p: Point, by: number) => add(p, [0, by * cut.unit]);
  for (const side of SIDES) {
    const s = signOf(side);
    const edge = between(cut.tip[side], cut.pit[side], 0.5);
    const yoke = [edge, cut.frame.at(s * 0.06, 0.5)];
    pen.stroke('seam', yoke, { weight: 1.1, taper: [0, 0] });
    pen.stroke(
      'stitch',
      yoke.map((p) => below(p, -0.03)),
      { weight: 0.8, colour: context.piece.trim },
    );
    const at = (x: number, y: number) => cut.frame.at(s * x, y);
    const flap = [at(0.17, 0.52), at(0.43, 0.5), at(0.43, 0.62), at(0.3, 0.69), at(0.17, 0.64)];
    pen.stroke('detail', [...flap, flap[0]], { weight: 1.2, taper: [0, 0] });
    drawButtons(context, pen, { places: [at(0.3, 0.63)], radiusPx: cut.unit * 0.018 });
    for (const [from, to] of [
      [at(0.18, 0.66), down(s * 0.1, 1.9)],
      [at(0.42, 0.64), down(s * 0.24, 1.9)],
    ] as const) {
      pen.stroke('seam', [from, to], { weight: 1, taper: [0, 0] });
      pen.stroke('stitch', [add(from, [s * 2.5, 0]), add(to, [s * 2.5, 0])], {
        weight: 0.75,
        colour: context.piece.trim,
      });
    }
  }
  const band = cut.hem.map((p) => below(p, -0.14));
  pen.stroke('seam', band, { weight: 1.1, taper: [0, 0] });
}
