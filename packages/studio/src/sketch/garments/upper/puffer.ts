import type { Garment } from '../garment.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { clippedPen } from '../parts/clipped-pen.ts';
import { drawTop } from '../parts/top/top.ts';
import { drawChannels } from '../parts/upper-details/quilting.ts';

/** A padded jacket or coat in rows. */
export const puffer: Garment = {
  id: 'puffer',
  words: [
    'puffer',
    'puffer jacket',
    'puffer coat',
    'down jacket',
    'padded jacket',
    'padded coat',
    'ski jacket',
    'quilted jacket',
  ],
  place: 'outer',
  options: {
    collar: ['funnel', 'hood', 'mock'],
    sleeve: ['loose', 'raglan'],
    length: ['hip', 'micro', 'cropped', 'knee'],
    fit: ['relaxed', 'oversized', 'regular'],
    closure: ['zip', 'open'],
    waist: ['none', 'belt'],
  },
  mayHave: ['pockets'],
  has: ['quilting'],
  fabrics: ['nylon', 'satin', 'leather', 'metallic'],
  build: (context) => {
    const { body, piece } = context;
    const { length } = piece.design;
    const rows = length === 'knee' || length === 'micro' ? 9 : 6;
    const top = drawTop(context, {
      hemY: hemHeight(body, length),
      layer: 'outer',
      collarLayer: 'outer-collar',
      order: 2,
      roomBy: 0.11,
      gathered: 0.6,
      puffs: rows,
      hasFront: true,
      breakY: 0.08,
      ownDetails: ['quilting'],
      onHalf: ({ cut, layer, order }, panel) => {
        const pen = clippedPen(context.scene.on(layer, order), [panel.outline]);
        const middle = panel.side === 'left' ? [0, 0.48] : [0.52, 1];
        const half = (u: number, v: number) =>
          cut.patch(middle[0] + (middle[1] - middle[0]) * u, v);
        drawChannels(pen, half, { rows: rows + 2, from: 0.02, unit: cut.unit });
      },
      onSleeve: (pen, shape, unit) => drawChannels(pen, shape.patch, { rows: 8, unit }),
    });
    if (!body.isBack) return;
    const pen = context.scene.on(top.layer, top.order);
    drawChannels(pen, top.cut.patch, { rows: rows + 2, from: 0.06, unit: top.cut.unit });
  },
};
