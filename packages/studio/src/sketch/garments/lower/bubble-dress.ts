import type { Length } from '../features.ts';
import type { DressContext, Garment } from '../garment.ts';
import type { Profile } from '../parts/silhouettes.ts';
import type { SkirtShape } from '../parts/skirt-shape.ts';
import { drawWaist } from '../parts/waist.ts';
import { drawDesignedSkirt } from './dress-skirt.ts';
import { drawFullBodice } from './full-bodice.ts';
import { drawLowerWaist } from './lower-waist.ts';

/** Swells from the waist and is drawn in again at the hem. */
const BUBBLE: Profile = {
  points: [
    [0.12, 0.1, 0.16],
    [0.45, 0.16, 0.38],
    [0.8, 0.12, 0.4],
    [1, 0, 0.16],
  ],
  leaves: 3.05,
  ease: 0.06,
  folds: () => 0,
  swell: 0.6,
};

/** A dress whose skirt is turned under like a bubble. */
export const bubbleDress: Garment = {
  id: 'bubble-dress',
  words: ['bubble dress', 'puffball dress', 'balloon dress', 'bubble hem dress', 'puffball'],
  place: 'full',
  options: {
    neckline: ['strapless', 'sweetheart', 'square', 'scoop', 'halter', 'one-shoulder'],
    sleeve: ['none', 'puff', 'cap'],
    silhouette: ['tulip'],
    length: ['mini', 'knee'],
    fit: ['slim'],
    waist: ['none', 'sash', 'belt'],
  },
  mayHave: ['bow'],
  fabrics: ['satin', 'silk', 'cotton', 'organza'],
  build: (context) => {
    const { length, waist } = context.piece.design;
    drawBubble(context, length);
    drawFullBodice(context, { level: 3 });
    drawWaist(context, { kind: waist, layer: 'upper', order: 5 });
  },
};

/** A skirt turned under like a bubble. */
export const bubbleSkirt: Garment = {
  id: 'bubble-skirt',
  words: ['bubble skirt', 'puffball skirt', 'balloon skirt'],
  place: 'lower',
  options: { silhouette: ['tulip'], length: ['mini', 'knee'], waist: ['none', 'elastic', 'sash'] },
  mayHave: [],
  fabrics: ['satin', 'cotton', 'silk'],
  build: (context) => {
    drawBubble(context, context.piece.design.length);
    drawLowerWaist(context, { from: 3 });
  },
};

function drawBubble(context: DressContext, length: Length): void {
  const isTurnedUnder = context.piece.design.silhouette === 'tulip';
  const shape = drawDesignedSkirt(context, {
    from: 3,
    silhouette: 'circle',
    length,
    profile: isTurnedUnder ? BUBBLE : undefined,
  });
  if (isTurnedUnder) drawHemGathers(context, shape);
}

/** Folds that rise from the drawn-in hem. */
function drawHemGathers({ scene, rng }: DressContext, { patch }: SkirtShape): void {
  const pen = scene.on('lower', 1);
  for (let i = 0; i < 15; i += 1) {
    const u = (i + rng.range(0.25, 0.75)) / 15;
    const lean = (u - 0.5) * 0.2;
    const up = rng.range(0.16, 0.5);
    const line = [0.995, 1 - up * 0.5, 1 - up].map((v) => patch(u + lean * (1 - v) * 0.6, v));
    pen.stroke('fold', line, { weight: rng.range(0.7, 1.1), taper: [0.02, 0.7] });
  }
}
