import type { Garment } from '../garment.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { clippedPen } from '../parts/clipped-pen.ts';
import { drawTop } from '../parts/top/top.ts';
import { drawChannels, drawDiamonds } from '../parts/upper-details/quilting.ts';

/** A padded jacket without sleeves, in rows, or in diamonds where it is short. */
export const gilet: Garment = {
  id: 'gilet',
  words: [
    'gilet',
    'body warmer',
    'bodywarmer',
    'padded vest',
    'quilted vest',
    'puffer vest',
    'down vest',
    'puffer gilet',
    'sleeveless puffer',
    'sleeveless puffer jacket',
    'padded waistcoat',
  ],
  place: 'outer',
  options: {
    collar: ['funnel', 'mock', 'hood'],
    sleeve: ['none'],
    length: ['hip', 'waist', 'micro'],
    fit: ['regular', 'relaxed'],
    closure: ['zip', 'buttons'],
  },
  mayHave: ['pockets'],
  has: ['quilting'],
  fabrics: ['nylon', 'cotton', 'wool'],
  build: (context) => {
    const { body, piece } = context;
    const { length, closure } = piece.design;
    const isDiamond = closure === 'buttons';
    const rows = length === 'micro' ? 9 : length === 'waist' ? 5 : 7;
    const hemY = length === 'waist' ? body.front(0, 3.45)[1] : hemHeight(body, length);
    const top = drawTop(context, {
      hemY,
      layer: 'outer',
      collarLayer: 'outer-collar',
      order: 2,
      roomBy: isDiamond ? 0.03 : 0.07,
      room: { drop: 0, depth: 0.45 },
      gathered: isDiamond ? 0 : 0.4,
      puffs: isDiamond ? 0 : rows,
      hasFront: true,
      breakY: 0.08,
      corner: isDiamond ? 0.1 : 0.03,
      buttons: 5,
      ownDetails: isDiamond ? [] : ['quilting'],
      onHalf: ({ cut, layer, order }, panel) => {
        if (isDiamond) return;
        const [from, to] = panel.side === 'left' ? [0.02, 0.48] : [0.52, 0.98];
        const half = (u: number, v: number) => cut.patch(from + (to - from) * u, v);
        drawChannels(clippedPen(context.scene.on(layer, order), [panel.outline]), half, {
          rows: rows + 2,
          from: 0.02,
          unit: cut.unit,
        });
      },
    });
    if (!body.isBack) return;
    const pen = context.scene.on(top.layer, top.order);
    if (isDiamond) drawDiamonds(pen, top.cut.patch);
    else drawChannels(pen, top.cut.patch, { rows: rows + 2, from: 0.06, unit: top.cut.unit });
  },
};
