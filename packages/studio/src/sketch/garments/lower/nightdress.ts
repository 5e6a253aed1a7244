import { smoothCurve } from '../../../core/scene/curve.ts';
import type { DressContext, Garment } from '../garment.ts';
import type { GarmentTop } from '../parts/bodice/garment-top.ts';
import { buildShift } from './build-dress.ts';

/** A nightdress: loose from a gathered yoke, of soft cloth, with lace at its hem. */
export const nightdress: Garment = {
  id: 'nightdress',
  words: [
    'nightdress',
    'nightgown',
    'nightie',
    'night dress',
    'nightshirt',
    'chemise',
    'victorian nightgown',
  ],
  place: 'full',
  options: {
    neckline: ['square', 'scoop', 'slip', 'v'],
    collar: ['none', 'peter-pan'],
    sleeve: ['puff', 'long', 'none', 'bishop', 'flutter'],
    silhouette: ['a-line'],
    length: ['midi', 'knee', 'ankle'],
    fit: ['relaxed', 'regular'],
    closure: ['none'],
    waist: ['none'],
  },
  mayHave: ['embroidery'],
  has: ['lace-trim'],
  fabrics: ['cotton', 'silk', 'satin'],
  build: (context) => {
    const top = buildShift(context, { flare: 0.2, sag: 0.06, waves: 0.05 });
    drawYoke(context, top);
  },
};

/** The seam of the yoke above the bust, and the gathers below it. */
function drawYoke({ scene, rng, body }: DressContext, { cut, layer, order }: GarmentTop): void {
  const pen = scene.on(layer, order + 3);
  const y = body.isBack ? 0.55 : 0.78;
  const at = (x: number, down: number) => cut.frame.at(x, y + down - 0.1 * x * x);
  const seam = [-0.56, -0.28, 0, 0.28, 0.56].map((x) => at(x, 0));
  pen.stroke('seam', smoothCurve(seam), { weight: 1.05, taper: [0.02, 0.02] });
  for (let i = 0; i < 20; i += 1) {
    const x = -0.52 + (1.04 * (i + rng.range(0.2, 0.8))) / 20;
    const long = rng.range(0.14, 0.55);
    pen.stroke('fold', smoothCurve([at(x, 0.01), at(x * 1.06, long * 0.5), at(x * 1.14, long)]), {
      weight: rng.range(0.6, 0.95),
      taper: [0.02, 0.7],
    });
  }
}
