import { add, type Point } from '../../../core/scene/point.ts';
import { SIDES, signOf } from '../../figure/body.ts';
import type { DressContext, Garment } from '../garment.ts';
import { drawTrousers } from '../parts/legs.ts';
import { drawLowerWaist } from './lower-waist.ts';

/** Churidar: trousers close to the calf and too long, so that they lie in rings above the ankle. */
export const churidar: Garment = {
  id: 'churidar',
  words: ['churidar', 'churidars', 'choori pant'],
  place: 'lower',
  options: { length: ['floor'], fit: ['slim'], waist: ['elastic', 'none'] },
  mayHave: [],
  fabrics: ['cotton', 'silk', 'linen'],
  build: (context) => {
    drawChuridar(context);
    drawLowerWaist(context, { from: 3.02 });
  },
};

/** Draws churidar trousers without a waistband. */
export function drawChuridar(context: DressContext): void {
  const { body, scene, rng } = context;
  drawTrousers(context, { from: 3.02, leg: 'slim', length: 'floor', fit: 'slim' });
  const pen = scene.on('lower', 1);
  for (const side of SIDES) {
    const { ankle, knee, halfWidth } = body.leg[side];
    const s = signOf(side);
    for (let i = 0; i < 7; i += 1) {
      const up = 0.04 + i * 0.052;
      const at: Point = [
        ankle[0] + (knee[0] - ankle[0]) * up,
        ankle[1] + (knee[1] - ankle[1]) * up,
      ];
      const half = halfWidth(1 - up) + 1;
      const way = i % 2 === 0 ? s : -s;
      const ring = [-1, -0.3, 0.5, 0.9].map((x) =>
        add(at, [way * x * half, 2.4 * (1 - x * x) + rng.range(-0.8, 0.8)]),
      );
      pen.stroke('fold', ring, { weight: rng.range(0.8, 1.15), taper: [0.05, 0.5] });
    }
  }
}
