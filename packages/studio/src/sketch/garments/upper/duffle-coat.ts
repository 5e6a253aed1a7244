import { smoothCurve } from '../../../core/scene/curve.ts';
import { add, type Point } from '../../../core/scene/point.ts';
import type { DressContext, Garment } from '../garment.ts';
import type { GarmentTop } from '../parts/bodice/garment-top.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { drawTop } from '../parts/top/top.ts';

/** A duffle coat: hood, toggles, a yoke over the shoulders, pockets sewn on. */
export const duffleCoat: Garment = {
  id: 'duffle-coat',
  words: ['duffle coat', 'duffel coat', 'duffle', 'duffel', 'toggle coat', 'montgomery coat'],
  place: 'outer',
  options: {
    collar: ['hood'],
    sleeve: ['long', 'loose'],
    length: ['mini', 'knee', 'micro'],
    fit: ['relaxed', 'regular', 'oversized'],
    closure: ['toggles', 'open'],
  },
  mayHave: [],
  has: ['patch-pockets'],
  fabrics: ['wool', 'fleece'],
  build: (context) => {
    const { body, piece } = context;
    const top = drawTop(context, {
      hemY: hemHeight(body, piece.design.length),
      layer: 'outer',
      collarLayer: 'outer-collar',
      order: 2,
      roomBy: 0.05,
      room: { hang: 0.9 },
      flare: 0.05,
      hasFront: true,
      overlap: 0.1,
      buttons: 4,
      lastButton: 0.62,
      onHalf: (half, panel) => drawYokeHalf(context, half, panel.side === 'left' ? -1 : 1),
    });
    if (body.isBack) for (const side of [-1, 1] as const) drawYokeHalf(context, top, side);
  },
};

/** The second layer of cloth over the shoulders, to the armhole. */
function drawYokeHalf(
  { scene }: DressContext,
  { cut, layer, order }: GarmentTop,
  sign: -1 | 1,
): void {
  const pen = scene.on(layer, order);
  const side = sign < 0 ? 'left' : 'right';
  const low = (part: number): Point => cut.frame.at(sign * 0.62 * part, 0.62 - 0.07 * part * part);
  const { tip, pit } = cut;
  const end: Point = [
    tip[side][0] + (pit[side][0] - tip[side][0]) * 0.6,
    tip[side][1] + (pit[side][1] - tip[side][1]) * 0.6,
  ];
  const line = smoothCurve([low(0.08), low(0.5), end]);
  pen.stroke('seam', line, { weight: 1.15, taper: [0, 0.02] });
  pen.stroke(
    'stitch',
    line.map((at) => add(at, [0, -cut.unit * 0.035])),
    { weight: 0.7 },
  );
}
