import { smoothCurve } from '../../../core/scene/curve.ts';
import { add, type Point } from '../../../core/scene/point.ts';
import type { DressContext, Garment } from '../garment.ts';
import type { GarmentTop } from '../parts/bodice/garment-top.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { drawTop } from '../parts/top/top.ts';

/** A parka: a hood edged with fur, a covered zip, a cord drawn through the waist, flap pockets. */
export const parka: Garment = {
  id: 'parka',
  words: [
    'parka',
    'fishtail parka',
    'snorkel parka',
    'arctic parka',
    'anorak parka',
    'winter parka',
  ],
  place: 'outer',
  options: {
    collar: ['hood'],
    sleeve: ['loose', 'raglan'],
    length: ['mini', 'micro', 'knee'],
    fit: ['relaxed', 'regular', 'oversized'],
    closure: ['zip', 'open'],
  },
  mayHave: ['patch-pockets', 'sleeve-pockets'],
  has: ['flap-pockets', 'top-stitching', 'storm-flap', 'fur-hood'],
  fabrics: ['cotton', 'nylon'],
  build: (context) => {
    const { body, piece } = context;
    const top = drawTop(context, {
      hemY: hemHeight(body, piece.design.length),
      layer: 'outer',
      collarLayer: 'outer-collar',
      order: 2,
      roomBy: 0.07,
      room: { hang: 0.75 },
      flare: 0.05,
      waves: 0.015,
      hasFront: true,
    });
    drawWaistCord(context, top);
  },
};

/** The tunnel of the waist's cord: two rows of stitches, gathers between them, and the cord's ends. */
function drawWaistCord(
  { scene, body, rng }: DressContext,
  { cut, layer, order }: GarmentTop,
): void {
  const pen = scene.on(layer, order);
  const part = cut.partAt(body.front(0, 3.05)[1]);
  const wide = cut.room.waist + 0.36;
  const row = (down: number) =>
    smoothCurve([-1, -0.5, 0, 0.5, 1].map((x) => cut.on(x * wide, part + down)));
  for (const down of [-0.012, 0.012]) pen.stroke('stitch', row(down), { weight: 0.85 });
  for (let i = 0; i < 16; i += 1) {
    const x = rng.range(-1, 1) * wide;
    const way = i % 2 === 0 ? -1 : 1;
    pen.stroke('fold', [cut.on(x, part + way * 0.012), cut.on(x * 0.97, part + way * 0.055)], {
      weight: 0.65,
      taper: [0.02, 0.7],
    });
  }
  if (body.isBack) return;
  for (const s of [-1, 1]) {
    const from = cut.on(s * 0.13, part);
    const end: Point = add(from, [s * cut.unit * 0.04, cut.unit * rng.range(0.24, 0.32)]);
    pen.stroke(
      'detail',
      smoothCurve([from, add(from, [s * cut.unit * 0.05, cut.unit * 0.1]), end]),
      {
        weight: 1.6,
        taper: [0, 0],
      },
    );
  }
}
