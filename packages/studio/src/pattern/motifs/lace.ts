import { adjust, lightness } from '../../core/colour.ts';
import { fillSheet } from '../../core/sheet.ts';
import type { Motif } from '../motif.ts';
import { halfTile } from './half-tile.ts';
import { broderie } from './lace/broderie.ts';
import { chantilly } from './lace/chantilly.ts';
import { coloursOf } from './lace/colours.ts';
import { crochet } from './lace/crochet.ts';
import { guipure } from './lace/guipure.ts';
import { scallops } from './lace/scallops.ts';
import type { Work } from './lace/work.ts';

const WORKS: Record<string, (work: Work) => void> = {
  chantilly,
  guipure,
  'broderie anglaise': broderie,
  crochet,
  'scalloped bands': scallops,
};

/** Lace of one thread over a cloth. */
export const lace: Motif = {
  id: 'lace',
  words: {
    lace: 8,
    lacy: 7,
    chantilly: 9,
    guipure: 9,
    'broderie anglaise': 0,
    eyelet: 0,
    crochet: 8,
    crocheted: 8,
    doily: 8,
    doilies: 8,
    tulle: 4,
    bridal: 4,
    lingerie: 4,
    tatting: 7,
    macrame: 6,
    openwork: 6,
    'floral lace': 9,
  },
  kind: 'figures',
  palettes: ['blush garden', 'heirloom', 'powder sky'],
  variants: ['chantilly', 'guipure', 'scalloped bands', 'broderie anglaise', 'crochet'],
  pinned: (has) => {
    if (has('chantilly', 'tulle', 'bridal')) return ['chantilly', 'scalloped bands'];
    if (has('guipure')) return ['guipure'];
    if (has('broderie anglaise', 'eyelet')) return ['broderie anglaise'];
    return has('crochet', 'crocheted', 'doily', 'doilies', 'macrame', 'tatting')
      ? ['crochet', 'guipure']
      : [];
  },
  repeat: 'half-drop',
  grid: halfTile,
  finish: { warp: 0.8 },
  render: (sheet, spec) => {
    const { thread, cloth } = coloursOf(spec);
    if (spec.layer !== 'over') fillSheet(sheet, cloth);
    const hole =
      spec.variant === 'broderie anglaise' && Math.abs(lightness(cloth) - lightness(thread)) < 0.15
        ? adjust(thread, -0.3)
        : cloth;
    const palette = { ...spec.palette, ground: cloth, dark: thread, light: thread };
    WORKS[spec.variant]({
      sheet,
      spec: { ...spec, palette },
      tones: { thread, hole },
      gap: 1 / Math.sqrt(spec.density),
    });
  },
};
