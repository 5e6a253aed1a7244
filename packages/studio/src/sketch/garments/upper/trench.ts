import { add, type Point } from '../../../core/scene/point.ts';
import type { DressContext, Garment } from '../garment.ts';
import type { GarmentTop } from '../parts/bodice/garment-top.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { drawTop } from '../parts/top/top.ts';
import { drawStormFlap } from '../parts/upper-details/shoulder-parts.ts';

/** A trench coat: double-breasted, belted, with storm flap and epaulettes. */
export const trench: Garment = {
  id: 'trench',
  words: [
    'trench',
    'trench coat',
    'trenchcoat',
    'raincoat',
    'mac',
    'mackintosh',
    'slicker',
    'rain slicker',
    'rain mac',
  ],
  place: 'outer',
  options: {
    collar: ['notch', 'peak'],
    sleeve: ['raglan', 'long'],
    length: ['midi', 'knee', 'ankle', 'mini'],
    fit: ['regular', 'relaxed', 'oversized'],
    closure: ['double-breasted', 'open', 'buttons'],
    waist: ['tie', 'belt', 'none'],
  },
  mayHave: ['top-stitching', 'flap-pockets'],
  has: ['epaulettes', 'storm-flap', 'pockets'],
  fabrics: ['cotton', 'leather', 'nylon', 'linen'],
  build: (context) => {
    const { body, piece } = context;
    const { design } = piece;
    const flapSide = body.kind === 'man' || body.kind === 'boy' ? 'right' : 'left';
    const top = drawTop(context, {
      hemY: hemHeight(body, design.length),
      layer: 'outer',
      collarLayer: 'outer-collar',
      order: 2,
      roomBy: 0.04,
      pad: 0.03,
      room: { drop: design.fit === 'oversized' ? 0.14 : 0 },
      flare: 0.12,
      waves: 0.02,
      hasFront: true,
      ownDetails: ['storm-flap'],
      breakY: 0.92,
      corner: 0.04,
      buttons: design.closure === 'double-breasted' ? 4 : 5,
      lastButton: 0.55,
      buttonSize: 0.038,
      collarSize: 1.25,
      onHalf: (half, panel) => {
        const hasFlap = design.details.has('storm-flap') && panel.side === flapSide;
        if (hasFlap) drawStormFlap(context, half, panel.side);
      },
    });
    drawVent(context, top);
  },
};

/** The deep vent: a long fold up from the hem beside the centre. */
function drawVent({ scene, body }: DressContext, { cut, layer, order }: GarmentTop): void {
  const pen = scene.on(layer, order);
  const x = body.isBack ? 0 : 0.46;
  const line: Point[] = [0.66, 0.8, 0.9, 1].map((part) => cut.on(x, part));
  pen.stroke('seam', line, { weight: 1.1, taper: [0.1, 0.02] });
  pen.stroke(
    'fold',
    line.map((p, i) => add(p, [i * cut.unit * 0.03, 0])),
    { weight: 0.8, taper: [0.3, 0.02] },
  );
}
