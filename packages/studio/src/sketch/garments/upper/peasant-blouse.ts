import type { DressContext, Garment } from '../garment.ts';
import type { GarmentTop } from '../parts/bodice/garment-top.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { isTucked, tuckedHem } from '../parts/bodice/tuck.ts';
import { drawTop } from '../parts/top/top.ts';

/** A peasant blouse: wide, gathered on a cord at the neck, full sleeves gathered at the wrist. */
export const peasantBlouse: Garment = {
  id: 'peasant-blouse',
  words: [
    'peasant blouse',
    'peasant top',
    'boho blouse',
    'gypsy top',
    'folk blouse',
    'vyshyvanka',
    'poet blouse',
  ],
  place: 'upper',
  options: {
    neckline: ['scoop', 'off-shoulder', 'boat'],
    collar: ['none'],
    sleeve: ['balloon', 'bishop', 'puff'],
    length: ['waist', 'hip'],
    fit: ['relaxed', 'regular'],
    closure: ['none'],
  },
  mayHave: ['embroidery', 'lace-trim'],
  has: ['cuffs'],
  fabrics: ['cotton', 'linen', 'chiffon', 'silk'],
  build: (context) => {
    const { body, piece } = context;
    const tucked = isTucked(context);
    const { length, neckline } = piece.design;
    const top = drawTop(context, {
      hemY: tucked ? tuckedHem(body) : hemHeight(body, length === 'waist' ? 'hip' : length),
      layer: tucked ? 'torso' : 'upper',
      order: tucked ? 5 : 0,
      collarLayer: 'collar',
      isHemHidden: tucked,
      gathered: tucked ? 0 : 0.3,
      ...(tucked ? { room: { hip: 0, waist: 0.05, hang: 0.6 } } : {}),
    });
    if (!body.isBack && neckline !== 'off-shoulder') drawNeckGathers(context, top);
  },
};

/** Gathers that fall from the cord of the neckline, and its two tied ends. */
function drawNeckGathers({ scene, rng }: DressContext, { cut, layer, order }: GarmentTop): void {
  const pen = scene.on(layer, order);
  for (let i = 0; i < 17; i += 1) {
    const t = (i / 16) * 2 - 1;
    const from = cut.frame.at(t * 0.33, 0.6 - 0.46 * Math.abs(t) ** 2.2);
    const long = rng.range(0.12, 0.34);
    const to = cut.frame.at(t * 0.42, 0.6 - 0.46 * Math.abs(t) ** 2.2 + long);
    pen.stroke('fold', [from, to], { weight: rng.range(0.6, 0.9), taper: [0.02, 0.7] });
  }
  const knot = cut.frame.at(0, 0.6);
  for (const s of [-1, 1]) {
    const end = cut.frame.at(s * 0.07, 0.6 + rng.range(0.24, 0.34));
    pen.stroke('detail', [knot, cut.frame.at(s * 0.05, 0.72), end], { weight: 1.5, taper: [0, 0] });
  }
}
