import { type Hex, mix } from '../../core/colour.ts';
import { createRng, type Rng } from '../../core/rng.ts';
import type { Sheet } from '../../core/sheet.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import { type CellPlan, createCellPlan } from '../weave/cell-plan.ts';
import { weaveTapestry } from '../weave/tapestry.ts';
import { WOVEN_BLOCKS, type WovenBlock } from './kente/blocks.ts';

/** Silks of Asante and Ewe weavers, the warp's first. */
const COLOURWAYS: readonly (readonly Hex[])[] = [
  ['#e9b32a', '#1f7a44', '#c5282f', '#17140f', '#f4ead2'],
  ['#1f4f93', '#e9b32a', '#c5282f', '#17140f', '#f4ead2'],
  ['#a3222c', '#e6a91f', '#1d6b3f', '#191410', '#f2e6c8'],
  ['#20705a', '#e8b93a', '#d4582a', '#152237', '#f6ecd6'],
];

function silksOf({
  namedColours,
  namedGround,
  hasColourWish,
  palette,
  designSeed,
}: MotifSpec): Hex[] {
  const { blooms, accent, dark, light, leaves } = palette;
  if (namedColours.length > 0) {
    const named = namedGround ? [namedGround, ...namedColours] : [...namedColours];
    const more = [dark, light, mix(named[0], dark, 0.5)];
    return [...new Set([...named, ...more])].slice(0, Math.max(5, named.length));
  }
  if (hasColourWish || namedGround)
    return [namedGround ?? blooms[0], blooms[1], leaves[1], dark, accent];
  return [...createRng(designSeed).pick(COLOURWAYS)];
}

/** Cells across a strip, and rows after which strips begin anew. */
const STRIP = { columns: 32, rows: 256 };
const CELL = 4;

/** A stretch of a strip: the warp's stripes, or a block with its three silks. */
type Stretch = { rows: number; block?: WovenBlock; silks: readonly number[] };

/** Stripes of a strip's warp: silks by columns, the same in both halves. */
function warpStripes(silks: number, rng: Rng): number[] {
  const order = rng.shuffle(Array.from({ length: silks - 1 }, (_, i) => i + 1));
  const half = [
    ...Array.from({ length: 3 }, () => order[0]),
    0,
    0,
    0,
    0,
    order[1],
    order[1],
    0,
    0,
    0,
    order[2],
    order[2],
    order[2],
    order[0],
  ];
  return [...half, ...half.toReversed()];
}

type Plan = {
  plainRows: readonly [least: number, most: number];
  blocks: number;
  choose: readonly number[];
};

const PLANS: Record<string, Plan> = {
  checkerboard: { plainRows: [64, 64], blocks: 2, choose: [0, 1, 6] },
  'figured blocks': { plainRows: [28, 44], blocks: 1, choose: [2, 3, 4, 5] },
  'all over': { plainRows: [0, 0], blocks: 1, choose: [1, 2, 3, 4, 5, 6] },
  'striped warp': { plainRows: [88, 116], blocks: 1, choose: [0, 2, 6] },
};

/** The stretches of one strip down its whole length. */
function stretchesOf({ plainRows, blocks, choose }: Plan, silks: number, rng: Rng): Stretch[] {
  const list: Stretch[] = [];
  let rows = 0;
  const add = (stretch: Stretch) => {
    const left = STRIP.rows - rows;
    if (left <= 0) return;
    list.push({ ...stretch, rows: Math.min(left, stretch.rows) });
    rows += Math.min(left, stretch.rows);
  };
  while (rows < STRIP.rows) {
    const border = rng.int(1, silks - 1);
    for (let i = 0; i < blocks; i += 1) {
      const block = WOVEN_BLOCKS[rng.pick(choose)];
      const [first, second, third, fourth] = rng.shuffle(
        Array.from({ length: silks }, (_, k) => k),
      );
      add({ rows: 4, silks: [border] });
      add({ rows: block.rows, block, silks: [first, second, third, fourth ?? first] });
    }
    add({ rows: 4, silks: [border] });
    if (plainRows[1] > 0) add({ rows: rng.int(plainRows[0] / 4, plainRows[1] / 4) * 4, silks: [] });
  }
  return list;
}

/** The silk at a cell of a strip; warp-faced silks are counted on past the others. */
function silkAt(
  stretches: readonly Stretch[],
  {
    stripes,
    silks,
    column,
    row,
  }: { stripes: readonly number[]; silks: number; column: number; row: number },
): number {
  let from = row;
  for (const { rows, block, silks: own } of stretches) {
    if (from < rows) {
      if (block) return own[block.at(column, from % block.rows)];
      return own.length > 0 ? own[0] : silks + stripes[column];
    }
    from -= rows;
  }
  return silks + stripes[column];
}

/** Sews strips side by side: two kinds of strip in turn, every second one moved along. */
function layStrips(plan: CellPlan, spec: MotifSpec, silks: number): void {
  const rng = createRng(spec.designSeed);
  const kind = PLANS[spec.variant];
  const stripes = warpStripes(silks, rng);
  const kinds = [stretchesOf(kind, silks, rng), stretchesOf(kind, silks, rng)];
  for (let i = 0; i < plan.dyes.length; i += 1) {
    const at = i % plan.columns;
    const strip = Math.floor(at / STRIP.columns);
    const row = Math.floor(i / plan.columns);
    plan.dyes[i] = silkAt(kinds[strip % 2], {
      stripes,
      silks,
      column: at % STRIP.columns,
      row: (row + (strip % 2) * 64) % STRIP.rows,
    });
  }
}

/** The seams between strips: a shaded line where two selvedges meet. */
function sewSeams({ ctx, unit }: Sheet, plan: CellPlan): void {
  const width = STRIP.columns * plan.cell.width;
  ctx.fillStyle = 'rgba(0,0,0,0.28)';
  for (let x = 0; x <= unit.width + 1; x += width) ctx.fillRect(x - 1, 0, 2, unit.height);
}

function renderStrips(sheet: Sheet, spec: MotifSpec): void {
  const size = CELL * spec.scale;
  const plan = createCellPlan(sheet.unit, {
    cell: { width: size, height: size },
    block: { columns: STRIP.columns * 2, rows: STRIP.rows },
  });
  const silks = silksOf(spec);
  layStrips(plan, spec, silks.length);
  weaveTapestry(sheet, plan, {
    dyes: [...silks, ...silks],
    warpFacedFrom: silks.length,
    slit: 0,
    abrash: 0.025,
    seed: spec.seed,
  });
  sewSeams(sheet, plan);
}

/** Strip-woven cloth of Ghana and Togo: narrow strips of striped warp with weft-faced blocks, sewn side by side. */
export const kente: Motif = {
  id: 'kente',
  words: {
    geometric: 0,
    kente: 9,
    'kente cloth': 10,
    asante: 7,
    ashanti: 7,
    ewe: 4,
    ghanaian: 6,
    ghana: 6,
    'strip woven': 7,
    'strip weave': 7,
    block: 0,
    stripe: 0,
    zigzag: 0,
    diamond: 0,
    checkerboard: 0,
    strips: 0,
    woven: 0,
    weave: 0,
  },
  kind: 'ground',
  ignores: ['style', 'density'],
  variants: ['checkerboard', 'figured blocks', 'all over', 'striped warp'],
  pinned: (has) => {
    if (has('checkerboard')) return ['checkerboard'];
    if (has('zigzag', 'diamond')) return ['figured blocks', 'all over'];
    return has('stripe') ? ['striped warp', 'checkerboard'] : [];
  },
  grid: ({ repeat }) => ({ columns: repeat === 'straight' ? 1 : 2, rows: 1 }),
  finish: { warp: 1, fabric: 'none' },
  render: renderStrips,
};
