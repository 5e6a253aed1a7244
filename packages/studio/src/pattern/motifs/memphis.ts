import type { Motif } from '../motif.ts';
import { layGround } from './lay-ground.ts';
import { inksOf } from './memphis/inks.ts';
import { rulePaper } from './memphis/squared-paper.ts';
import { strew } from './memphis/strew.ts';
import { crawl } from './memphis/worms.ts';
import { asPrinted } from './printed-colours.ts';

/** Loud flat shapes of the eighties: squiggles, triangles, bars, dots and chequers, hatched and shadowed in black. */
export const memphis: Motif = {
  id: 'memphis',
  words: {
    geometric: 0,
    memphis: 8,
    'memphis group': 9,
    postmodern: 6,
    'post modern': 6,
    eighties: 4,
    '80s': 4,
    '1980s': 4,
    '90s': 3,
    nineties: 3,
    squiggle: 6,
    squiggly: 6,
    zigzag: 1,
    triangle: 0,
    dot: 0,
    circle: 0,
    'arcade carpet': 7,
    arcade: 3,
    shape: 1,
    confetti: 0,
  },
  kind: 'figures',
  palettes: ['laminate', 'arcade', 'poolside', 'cassette'],
  variants: ['postmodern', 'bacteria', 'slabs', 'confetti'],
  pinned: (has) => {
    if (has('squiggle', 'squiggly') && !has('memphis')) return ['bacteria', 'postmodern'];
    return has('confetti') ? ['confetti', 'postmodern'] : [];
  },
  grid: ({ repeat }) => (repeat === 'straight' ? { columns: 1, rows: 1 } : { columns: 2, rows: 1 }),
  finish: { warp: 0.6 },
  render: (sheet, spec) => {
    layGround(sheet, spec);
    const printed = asPrinted(spec);
    const inks = inksOf(spec);
    if (spec.variant === 'bacteria') return crawl(sheet, printed, inks);
    if (spec.variant === 'slabs' && spec.layer !== 'over') rulePaper(sheet, spec);
    strew(sheet, printed, inks);
  },
};
