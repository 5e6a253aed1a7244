import { type Hex, isDark } from '../../core/colour.ts';
import { createRng } from '../../core/rng.ts';
import { fillSheet, type Sheet } from '../../core/sheet.ts';
import { foliageOf } from '../botany/foliage.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import type { Palette } from '../prompt/palettes.ts';
import { unevenPrint } from '../resist/uneven-print.ts';
import { birds } from './vine/birds.ts';
import { tonesOf } from './vine/garden.ts';
import { winding } from './vine/winding.ts';

type Dyes = Pick<Palette, 'ground' | 'blooms' | 'leaves' | 'accent' | 'dark' | 'light'>;

const CLOTH = '#f0e4cb';

/** Madder, indigo, the yellow of myrobalan and iron black, on buff or dyed cloth. */
const DYES: readonly Dyes[] = [
  {
    ground: CLOTH,
    blooms: ['#9e2f2b', '#2c4a7a', '#c26a4a'],
    leaves: ['#6d7340', '#4c5a3a'],
    accent: '#c9962f',
    dark: '#211a1a',
    light: CLOTH,
  },
  {
    ground: '#7d2426',
    blooms: ['#ead9b5', '#2b4673', '#d0824f'],
    leaves: ['#8d8a55', '#5f6a45'],
    accent: '#dcae4a',
    dark: '#1c1417',
    light: CLOTH,
  },
  {
    ground: '#22375f',
    blooms: ['#c9694a', '#e6d6b4', '#a83a38'],
    leaves: ['#8f9a6a', '#6b8060'],
    accent: '#d8a843',
    dark: '#141b2c',
    light: CLOTH,
  },
  {
    ground: '#e9d9b8',
    blooms: ['#2b4a78', '#a63a30', '#6f3b3a'],
    leaves: ['#5f6b3f', '#3f4f3a'],
    accent: '#c48f2c',
    dark: '#231c1a',
    light: '#f7eeda',
  },
];

/** The drawn cloth of Andhra keeps to few natural dyes; named colours take their place. */
function dyedPalette({ palette, hasColourWish, namedGround, designSeed }: MotifSpec): Palette {
  if (hasColourWish || namedGround) return palette;
  return { name: palette.name, ...createRng(designSeed).pick(DYES) };
}

const VINES: Record<string, string> = {
  'flowering vines': 'chintz',
  lotus: 'meander',
  scrolls: 'acanthus',
};

function renderCloth(sheet: Sheet, spec: MotifSpec): void {
  const palette = dyedPalette(spec);
  const drawn = { ...spec, palette, variant: VINES[spec.variant] ?? 'birds' };
  if (spec.layer !== 'over') fillSheet(sheet, palette.ground);
  const garden = { sheet, spec: drawn, tones: tonesOf(drawn), foliage: foliageOf(drawn) };
  if (spec.variant === 'birds') birds(garden);
  else winding(garden);
  const cloth: Hex = isDark(palette.ground) ? palette.light : palette.ground;
  unevenPrint(sheet, { cloth, amount: isDark(palette.ground) ? 0.22 : 0.55, seed: spec.seed });
}

/** Pen-drawn, dyed cloth of Andhra: winding flowers, lotus and birds in madder, indigo, yellow and black. */
export const kalamkari: Motif = {
  id: 'kalamkari',
  words: {
    kalamkari: 12,
    'pen kalamkari': 12,
    srikalahasti: 9,
    machilipatnam: 9,
    vine: 0,
    bird: 0,
    lotus: 0,
    scroll: 0,
    'tree of life': 0,
    flower: 0,
    floral: 0,
    peacock: 0,
  },
  kind: 'ground',
  variants: ['flowering vines', 'birds', 'lotus', 'scrolls'],
  pinned: (has) => {
    if (has('bird', 'peacock')) return ['birds'];
    if (has('lotus')) return ['lotus'];
    return has('scroll') ? ['scrolls'] : [];
  },
  repeat: 'half-drop',
  grid: () => ({ columns: 2, rows: 1 }),
  finish: { warp: 2.2, fabric: 'cotton' },
  render: renderCloth,
};
