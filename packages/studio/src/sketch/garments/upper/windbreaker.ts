import type { Garment } from '../garment.ts';
import type { GarmentTop } from '../parts/bodice/garment-top.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { clipOutline } from '../parts/clip-outline.ts';
import { clothRegion } from '../parts/skirt-cloth.ts';
import { drawTop } from '../parts/top/top.ts';

/** A windbreaker: thin, zipped, drawn in at hem and cuffs, its yoke in a second colour. */
export const windbreaker: Garment = {
  id: 'windbreaker',
  words: [
    'windbreaker',
    'wind breaker',
    'windcheater',
    'wind jacket',
    'rain jacket',
    'shell jacket',
    'hard shell',
    'softshell',
    'waterproof shell',
    'rain shell',
    'tech jacket',
  ],
  place: 'outer',
  options: {
    collar: ['hood', 'funnel', 'mock'],
    sleeve: ['loose', 'raglan'],
    length: ['hip', 'micro', 'cropped'],
    fit: ['relaxed', 'regular', 'oversized'],
    closure: ['zip', 'open'],
  },
  mayHave: ['sleeve-pockets'],
  has: ['pockets'],
  fabrics: ['nylon'],
  build: (context) => {
    const { body, piece, scene } = context;
    drawTop(context, {
      hemY: hemHeight(body, piece.design.length),
      layer: 'outer',
      collarLayer: 'outer-collar',
      order: 2,
      roomBy: 0.05,
      gathered: 0.8,
      hasFront: true,
      ownDetails: ['yoke'],
      onHalf: (half: GarmentTop, panel) => {
        const { cut } = half;
        const below = cut.on(1, cut.partAt(cut.frame.at(0, 0.74)[1]));
        const across = cut.on(-1, cut.partAt(cut.frame.at(0, 0.74)[1]));
        const yoke = clipOutline(panel.outline, below, across);
        if (yoke.length < 3) return;
        const pen = scene.on(half.layer, half.order);
        pen.region(
          clothRegion(context, { part: 'yoke', outline: yoke, colour: piece.trim, reserve: 0.15 }),
        );
        pen.stroke('contour', panel.shoulder, { weight: 0.95 });
        const low = yoke.filter(
          ([, y]) => Math.abs(y - (below[1] + across[1]) / 2) < cut.unit * 0.1,
        );
        const ends = [
          low.toSorted((a, b) => a[0] - b[0])[0],
          low.toSorted((a, b) => b[0] - a[0])[0],
        ];
        if (low.length > 1) pen.stroke('seam', ends, { weight: 1.1, taper: [0, 0] });
      },
    });
  },
};
