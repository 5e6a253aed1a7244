import type { DressContext, Garment } from '../garment.ts';
import type { Profile } from '../parts/silhouettes.ts';
import { drawHemRuffle } from '../parts/skirt-details-tiers.ts';
import { drawWaist } from '../parts/waist.ts';
import { drawDesignedSkirt } from './dress-skirt.ts';
import { drawFullBodice } from './full-bodice.ts';

/** A bell held out by petticoats. */
const BELL: Profile = {
  points: [
    [0.1, 0.14, 0.16],
    [0.4, 0.42, 0.22],
    [1, 0.72, 0.22],
  ],
  leaves: 3.02,
  ease: 0.06,
  folds: (flow) => 9 + flow * 2,
  swell: 1,
};

/** A Lolita dress: a bell to the knee over petticoats, ruffles, a round collar, puffed sleeves, bows. */
export const lolitaDress: Garment = {
  id: 'lolita-dress',
  words: [
    'lolita dress',
    'lolita',
    'gothic lolita',
    'sweet lolita',
    'kawaii dress',
    'doll dress',
    'babydoll dress',
  ],
  place: 'full',
  options: {
    neckline: ['crew', 'square'],
    collar: ['peter-pan', 'bow', 'none'],
    sleeve: ['puff', 'short', 'bishop', 'bell'],
    silhouette: ['circle'],
    length: ['knee', 'mini'],
    fit: ['slim'],
    closure: ['buttons', 'none'],
    waist: ['sash', 'tie', 'none'],
  },
  mayHave: ['embroidery'],
  has: ['ruffle', 'bow', 'lace-trim'],
  fabrics: ['cotton', 'satin', 'velvet'],
  build: (context) => {
    const { design } = context.piece;
    const skirt = drawDesignedSkirt(withoutButtons(context), {
      from: 3,
      silhouette: 'circle',
      length: design.length === 'knee' ? 'mini' : design.length,
      profile: BELL,
    });
    const pen = context.scene.on('lower', 2);
    if (design.details.has('ruffle')) drawHemRuffle(context, pen, skirt);
    drawFullBodice(context, { level: 3, buttons: 4, buttonSize: 0.022 });
    drawWaist(context, { kind: design.waist, layer: 'upper', order: 5 });
  },
};

/** The buttons end at the waist; the ruffle takes the lace's place at the hem. */
const withoutButtons = (context: DressContext): DressContext => {
  const { piece } = context;
  const details = new Set([...piece.design.details].filter((one) => one !== 'lace-trim'));
  return { ...context, piece: { ...piece, design: { ...piece.design, closure: 'none', details } } };
};
