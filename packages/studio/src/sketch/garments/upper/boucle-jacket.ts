import type { DressContext, Garment } from '../garment.ts';
import type { GarmentTop } from '../parts/bodice/garment-top.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import type { FrontPanel } from '../parts/front/front-panel.ts';
import { drawTop } from '../parts/top/top.ts';
import { drawBraid } from '../parts/upper-details/braid.ts';
import { drawChestAndHipPockets } from '../parts/upper-details/pockets.ts';

/** A collarless jacket of bouclé with braid and four pockets. */
export const boucleJacket: Garment = {
  id: 'boucle-jacket',
  words: [
    'boucle jacket',
    'bouclé jacket',
    'tweed jacket',
    'collarless jacket',
    'cropped tweed jacket',
  ],
  place: 'outer',
  options: {
    neckline: ['crew'],
    collar: ['none'],
    sleeve: ['long', 'three-quarter'],
    length: ['waist', 'hip', 'cropped'],
    fit: ['regular', 'relaxed'],
    closure: ['buttons', 'open', 'hidden'],
  },
  mayHave: ['fringe'],
  has: ['patch-pockets'],
  fabrics: ['tweed', 'wool'],
  build: (context) => {
    const { body, piece } = context;
    const top = drawTop(context, {
      hemY:
        piece.design.length === 'waist'
          ? body.front(0, 3.55)[1]
          : hemHeight(body, piece.design.length),
      layer: 'outer',
      collarLayer: 'outer-collar',
      order: 2,
      roomBy: 0.04,
      room: { hang: 0.6 },
      pad: 0.02,
      hasFront: true,
      overlap: 0.02,
      breakY: 0.12,
      buttons: 4,
      lastButton: 0.86,
      buttonSize: 0.032,
      ownDetails: ['patch-pockets'],
      onHalf: (half, panel) => drawEdges(context, half, panel),
    });
    if (!body.isBack) drawChestAndHipPockets(context, top);
  },
};

function drawEdges(context: DressContext, half: GarmentTop, panel: FrontPanel): void {
  const px = half.cut.unit * 0.045;
  const isLeft = panel.side === 'left';
  drawBraid(context, half, { edge: [...panel.roll, ...panel.edge], px: isLeft ? px : -px });
  drawBraid(context, half, { edge: isLeft ? panel.hem.toReversed() : panel.hem, px });
}
