import { adjust, type Hex } from '../../core/colour.ts';
import type { Sheet } from '../../core/sheet.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import { plainWeave, twill } from '../weave/drafts.ts';
import { type Sett, threadsOf } from '../weave/sett.ts';
import { weaveCloth } from '../weave/weave-cloth.ts';
import { twoColours } from './two-colours.ts';

const THREAD = 4;

/** Threads in a block of colour. */
const BLOCKS: Record<string, number> = { classic: 16, large: 32, mini: 8, 'two colour': 16 };

/** The same of a buffalo check. */
const BUFFALO_BLOCKS: Record<string, number> = {
  classic: 32,
  large: 48,
  mini: 16,
  'two colour': 24,
};
const LUMBERJACK: readonly [figure: Hex, ground: Hex] = ['#17161a', '#b3202c'];

/** A check begins and ends amid a block of its figure: no line of the design lies on a join. */
function checkOf(figure: Hex, ground: Hex, block: number): Sett {
  const first = Math.floor(block / 2);
  return [
    [figure, first],
    [ground, block],
    [figure, block - first],
  ];
}

function renderCheck(sheet: Sheet, spec: MotifSpec): void {
  const { variant, scale, palette, namedColours, namedGround, hasColourWish, seed, has } = spec;
  const { unit } = sheet;
  const buffalo = has('buffalo', 'buffalo check', 'buffalo plaid', 'lumberjack');
  const isPlainBuffalo = buffalo && !hasColourWish && !namedGround;
  const [figure, ground] = isPlainBuffalo ? LUMBERJACK : twoColours(spec);
  const block = Math.max(2, Math.round((buffalo ? BUFFALO_BLOCKS : BLOCKS)[variant] * scale));
  const ours = isPlainBuffalo ? adjust(ground, -0.2) : palette.blooms[1];
  const other = namedColours[2] ?? (namedColours.length > 0 ? figure : ours);
  const weftFigure = variant === 'two colour' ? other : figure;
  const across = Math.round(unit.width / THREAD);
  const down = Math.round(unit.height / THREAD);
  weaveCloth(sheet, {
    warp: threadsOf(checkOf(figure, ground, block), across, unit.repeat === 'brick'),
    weft: threadsOf(checkOf(weftFigure, ground, block), down, unit.repeat === 'half-drop'),
    draft: buffalo ? twill : plainWeave,
    melange: has('flannel', 'brushed') ? 0.14 : 0.06,
    seed,
  });
}

/** Checks of one colour and white, yarn-dyed: the crossings are solid, the rest is half and half. */
export const gingham: Motif = {
  id: 'gingham',
  words: {
    gingham: 6,
    check: 5,
    checked: 5,
    checkered: 5,
    chequered: 2,
    buffalo: 6,
    'buffalo check': 9,
    'buffalo plaid': 9,
    lumberjack: 6,
    vichy: 6,
    picnic: 3,
    flannel: 0,
    brushed: 0,
  },
  kind: 'ground',
  ignores: ['style', 'density'],
  palettes: ['regatta', 'blush garden', 'sage', 'candy', 'summer fruit'],
  variants: ['classic', 'large', 'mini', 'two colour'],
  grid: () => ({ columns: 1, rows: 1 }),
  finish: { warp: 0, fabric: 'none' },
  render: renderCheck,
};
