import { foliageOf } from '../botany/foliage.ts';
import type { Motif } from '../motif.ts';
import { layGround } from './lay-ground.ts';
import { birds } from './vine/birds.ts';
import { boughs } from './vine/boughs.ts';
import { tonesOf } from './vine/garden.ts';
import { winding } from './vine/winding.ts';

/** Winding stems of flowers and leaves, in the manner of the arts and crafts. */
export const vine: Motif = {
  id: 'vine',
  words: {
    'art and craft': 8,
    'arts and craft': 8,
    'arts and crafts': 8,
    morris: 7,
    'william morris': 9,
    vine: 6,
    trailing: 4,
    winding: 0,
    stem: 0,
    'trailing vine': 8,
    'art nouveau': 7,
    nouveau: 5,
    'victorian floral': 8,
    chintz: 7,
    indienne: 7,
    'strawberry thief': 9,
    'willow bough': 8,
    'tree of life': 8,
    jacobean: 7,
    crewel: 5,
    crewelwork: 6,
    climbing: 4,
    acanthus: 5,
    tapestry: 4,
    rambling: 4,
    honeysuckle: 4,
    'bird and vine': 8,
    interlaced: 4,
    bird: 0,
    twining: 4,
  },
  kind: 'figures',
  isLeafy: true,
  palettes: [
    'forest floor',
    'emerald night',
    'heirloom',
    'midnight bloom',
    'sage',
    'harvest',
    'indigo',
  ],
  below: { veil: 0.6 },
  variants: ['meander', 'birds', 'acanthus', 'willow boughs', 'chintz'],
  pinned: (has) => {
    if (has('strawberry thief', 'bird and vine', 'bird')) return ['birds'];
    if (has('willow bough')) return ['willow boughs'];
    if (has('chintz', 'indienne', 'jacobean', 'crewelwork', 'tree of life'))
      return ['chintz', 'meander', 'birds'];
    return has('acanthus') ? ['acanthus', 'meander'] : [];
  },
  repeat: 'half-drop',
  grid: () => ({ columns: 2, rows: 1 }),
  render: (sheet, spec) => {
    layGround(sheet, spec);
    const garden = { sheet, spec, tones: tonesOf(spec), foliage: foliageOf(spec) };
    if (spec.variant === 'willow boughs') boughs(garden);
    else if (spec.variant === 'birds') birds(garden);
    else winding(garden);
  },
};
