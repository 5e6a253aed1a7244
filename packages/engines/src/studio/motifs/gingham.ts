import type { Hex } from '../core/colour.ts';
import type { Sheet } from '../core/sheet.ts';
import { plainWeave, twill } from '../weave/drafts.ts';
import { type Sett, threadsOf } from '../weave/sett.ts';
import { weaveCloth } from '../weave/weave-cloth.ts';
import type { Motif, MotifSpec } from './motif.ts';
import { twoColours } from './two-colours.ts';

const THREAD = 4;

/** Threads in a block of colour. */
const BLOCKS: Record<string, number> = { classic: 16, large: 32, mini: 8, 'two colour': 16 };

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
  const { variant, scale, palette, namedColours, seed, has } = spec;
  const { unit } = sheet;
  const [figure, ground] = twoColours(spec);
  const buffalo = has('buffalo', 'buffalo check', 'buffalo plaid', 'lumberjack');
  const block = Math.max(
    2,
    Math.round((buffalo ? 32 : BLOCKS[variant]) * (buffalo && variant === 'mini' ? 0.5 : scale)),
  );
  const other = namedColours[2] ?? (namedColours.length > 0 ? figure : palette.blooms[1]);
  const weftFigure = variant === 'two colour' ? other : figure;
  const across = Math.round(unit.width / THREAD);
  const down = Math.round(unit.height / THREAD);
  weaveCloth(sheet, {
    warp: threadsOf(checkOf(figure, ground, block), across),
    weft: threadsOf(checkOf(weftFigure, ground, block), down),
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
    check: 3,
    checked: 3,
    checkered: 2,
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
