import { adjust, type Hex, isDark, mix } from '../../core/colour.ts';
import { createRng } from '../../core/rng.ts';
import { fillSheet, type Sheet } from '../../core/sheet.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import type { HoleTones } from '../stitch/cut-hole.ts';
import { flowers, scallops, sprays, trellis, type Whitework } from './eyelet/designs.ts';

/** Cottons where the prompt names no colour: white first. */
const COTTONS: readonly Hex[] = ['#fbfaf6', '#f4ecdd', '#e3ebf1', '#f5e3df'];

type Cloth = HoleTones & { cloth: Hex };

/** The cloth, its thread and what shows through: a second colour is the thread's, or the lining's where the prompt says so. */
function clothOf({
  namedColours,
  namedGround,
  hasColourWish,
  palette,
  designSeed,
  has,
}: MotifSpec): Cloth {
  const [first, second] = namedColours;
  const plain = hasColourWish ? palette.ground : createRng(designSeed).pick(COTTONS);
  const cloth = namedGround ?? first ?? plain;
  const other = namedGround ? first : second;
  const isLined = has('lining', 'lined', 'underlay', 'backing');
  const dark = isDark(cloth);
  const thread = other && !isLined ? other : adjust(cloth, dark ? 0.05 : 0.012);
  const shade = dark ? adjust(cloth, -0.13) : mix(adjust(cloth, -0.27, 1.3), '#5a5560', 0.18);
  return { cloth, thread, hole: other && isLined ? other : shade };
}

const DESIGNS: Record<string, (work: Whitework) => void> = {
  sprays,
  flowers,
  'scalloped rows': scallops,
  trellis,
};

function renderCloth(sheet: Sheet, spec: MotifSpec): void {
  const { cloth, ...tones } = clothOf(spec);
  if (spec.layer !== 'over') fillSheet(sheet, cloth);
  DESIGNS[spec.variant]({ sheet, spec, tones });
}

/** Eyelet embroidery (broderie anglaise): holes cut in plain cloth with satin-stitched rims, in flowers and sprays. */
export const eyelet: Motif = {
  id: 'eyelet',
  words: {
    eyelet: 9,
    'eyelet lace': 12,
    'eyelet embroidery': 11,
    'eyelet cotton': 10,
    'broderie anglaise': 12,
    broderie: 10,
    schiffli: 8,
    'cut work': 8,
    cutwork: 8,
    whitework: 7,
    lining: 0,
    lined: 0,
    underlay: 0,
    backing: 0,
    scallop: 0,
    scalloped: 0,
    flower: 0,
    floral: 0,
    daisy: 0,
    leaf: 0,
    vine: 0,
    trellis: 0,
    embroidery: 0,
    embroidered: 0,
  },
  kind: 'ground',
  ignores: ['style'],
  palettes: ['powder sky', 'blush garden', 'heirloom'],
  variants: ['sprays', 'flowers', 'scalloped rows', 'trellis'],
  pinned: (has) => {
    if (has('scallop', 'scalloped')) return ['scalloped rows'];
    if (has('trellis')) return ['trellis'];
    if (has('leaf', 'vine')) return ['sprays'];
    return has('daisy') ? ['flowers', 'trellis'] : [];
  },
  grid: ({ repeat }) => ({ columns: repeat === 'straight' ? 1 : 2, rows: 1 }),
  finish: { warp: 1, fabric: 'cotton' },
  render: renderCloth,
};
