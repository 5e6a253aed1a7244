import { contrast, type Hex, isDark, lightness, mix } from '../../core/colour.ts';
import { createRng, type Rng } from '../../core/rng.ts';
import type { Sheet } from '../../core/sheet.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import {
  type CellFigure,
  type CellPlan,
  createCellPlan,
  fillCells,
  stampCells,
} from '../weave/cell-plan.ts';
import { weaveTapestry } from '../weave/tapestry.ts';
import { BAND_CHARTS, type BandName } from './kilim/bands.ts';
import {
  grown,
  hooks,
  quartered,
  type Ring,
  steppedHexagon,
  steppedLozenge,
  together,
} from './kilim/figures.ts';

/** Dyes by their place in the list: field, outline, light, then the colours. */
const [FIELD, LINE, LIGHT, FIRST] = [0, 1, 2, 3];
const COLOURS = 5;

/** Wool of one rug: a field, a dark line, an undyed yarn, and five colours that stand apart. */
function dyesOf({ palette, namedColours, namedGround, designSeed }: MotifSpec): Hex[] {
  const { ground, blooms, leaves, accent, dark, light } = palette;
  const field = namedGround ?? ground;
  const line = isDark(field) ? light : dark;
  const undyed = isDark(field) ? mix(accent, light, 0.45) : light;
  const last = isDark(field) ? leaves[0] : accent;
  const own = namedColours.length > 1 ? [...namedColours] : [...blooms, leaves[1], last];
  const colours = own.filter((colour) => Math.abs(lightness(colour) - lightness(field)) > 0.03);
  const order =
    namedColours.length > 1
      ? colours
      : [colours[0], ...createRng(designSeed).shuffle(colours.slice(1))];
  const yarns = order.map((colour) => contrast(colour, field, 0.1));
  // One colour alone is woven in three depths.
  const [only, ...others] = yarns;
  const shown = others.length > 0 ? yarns : [only, mix(only, field, 0.5), mix(only, field, 0.78)];
  return [
    field,
    line,
    undyed,
    ...Array.from({ length: COLOURS }, (_, i) => shown[i % shown.length]),
  ];
}

/** The colours of one figure: those of its design, begun at another place for each. */
const colourFrom = (first: number) => (step: number) => FIRST + ((first + step) % COLOURS);

/** Cells after which each design begins anew. */
const BLOCKS: Record<string, { columns: number; rows: number }> = {
  'hooked diamonds': { columns: 96, rows: 96 },
  bands: { columns: 32, rows: 128 },
  medallions: { columns: 128, rows: 88 },
  serrated: { columns: 64, rows: 96 },
};

const CELL = 4;

type Loom = { plan: CellPlan; spec: MotifSpec; rng: Rng };
type Block = { x: number; y: number; index: number };

/** Middles of the plan's blocks, in cells. */
function blocksOf({ columns, rows }: CellPlan, block: { columns: number; rows: number }): Block[] {
  const across = columns / block.columns;
  return Array.from({ length: (across * rows) / block.rows }, (_, i) => ({
    x: ((i % across) + 0.5) * block.columns,
    y: (Math.floor(i / across) + 0.5) * block.rows,
    index: (i % across) + Math.floor(i / across) * 2,
  }));
}

const STAR = ['aaa..', 'aaaa.', 'aabba', '.abba', '..aa.'];

function hookedDiamonds({ plan, spec }: Loom): void {
  const block = BLOCKS[spec.variant];
  fillCells(plan, () => FIELD);
  for (const { x, y, index } of blocksOf(plan, block)) {
    for (const moved of [0, 1]) {
      const colour = colourFrom(index + moved * 2);
      const rings: Ring[] = [
        [2, LINE],
        [6, LIGHT],
        [14, colour(2)],
        [16, LINE],
        [24, colour(1)],
        [26, LIGHT],
        [34, colour(0)],
        [36, LINE],
      ];
      const at = { x: x + (moved * block.columns) / 2, y: y + (moved * block.rows) / 2 };
      stampCells(
        plan,
        { ...at, reach: 46 },
        together(
          hooks({ edge: 16, dye: LINE, thick: 1, every: 4, arm: 4 }),
          steppedLozenge(rings, { step: 2 }),
          hooks({ edge: 36, dye: LINE, thick: 2, every: 10, arm: 8 }),
        ),
      );
      stampCells(
        plan,
        { x: at.x + block.columns / 2, y: at.y, reach: 14 },
        smallDiamond(colour(3)),
      );
    }
  }
}

/** A small hooked diamond for the field between large figures. */
const smallDiamond = (dye: number): CellFigure =>
  together(
    steppedLozenge(
      [
        [2, LIGHT],
        [6, dye],
        [8, LINE],
      ],
      { step: 2 },
    ),
    hooks({ edge: 8, dye: LINE, thick: 1, every: 4, arm: 4 }),
  );

/** Figures of a rug's bands, in the order of one design. */
const PATTERNED: readonly BandName[] = ['horns', 'lozenges', 'running', 'stars', 'comb', 'zigzag'];
const BORDERS: readonly BandName[] = ['teeth', 'ladder', 'teethDown'];

type BandRow = { name?: BandName; line: number; ground: number; first: number; second: number };

function bandRows(rows: number, rng: Rng): BandRow[] {
  const list: BandRow[] = [];
  const names = rng.shuffle(PATTERNED);
  const stripe = (dye: number, count: number) => {
    for (let i = 0; i < count; i += 1) list.push({ line: 0, ground: dye, first: dye, second: dye });
  };
  const band = (name: BandName, dyes: Omit<BandRow, 'name' | 'line'>) =>
    BAND_CHARTS[name].forEach((_, line) => void list.push({ name, line, ...dyes }));
  names.forEach((name, i) => {
    const colour = colourFrom(i);
    const ground = i % 2 === 0 ? FIELD : colour(0);
    const [first, second] = i % 2 === 0 ? [colour(1), colour(3)] : [LIGHT, LINE];
    const border = colour(2);
    stripe(border, 2);
    band(BORDERS[i % 3], { ground: LIGHT, first: border, second: border });
    stripe(border, 2);
    stripe(ground, 1);
    band(name, { ground, first, second });
    stripe(ground, 1);
  });
  // What is left of the block is plain field between the first bands.
  while (list.length < rows)
    list.splice(0, 0, { line: 0, ground: FIELD, first: FIELD, second: FIELD });
  return list.slice(0, rows);
}

function bands({ plan, rng, spec }: Loom): void {
  const rows = bandRows(BLOCKS[spec.variant].rows, rng);
  fillCells(plan, (column, row) => {
    const { name, line, ground, first, second } = rows[row % rows.length];
    if (!name) return ground;
    const text: string = BAND_CHARTS[name][line];
    const mark = text[column % text.length];
    return mark === '#' ? first : mark === 'o' ? second : ground;
  });
}

function medallions({ plan, spec }: Loom): void {
  const block = BLOCKS[spec.variant];
  fillCells(plan, () => FIELD);
  for (const { x, y, index } of blocksOf(plan, block)) {
    for (const moved of [0, 1]) {
      const colour = colourFrom(index + moved * 2);
      const rings: Ring[] = [
        [14, colour(1)],
        [16, LIGHT],
        [24, colour(0)],
        [26, LINE],
        [28, LIGHT],
      ];
      const heart = steppedLozenge(
        [
          [4, LIGHT],
          [8, colour(3)],
          [10, LINE],
        ],
        { step: 2 },
      );
      const at = {
        x: x + (moved * block.columns) / 2,
        y: y + (moved * block.rows) / 2,
      };
      stampCells(
        plan,
        { ...at, reach: 64 },
        together(
          heart,
          hooks({ edge: 10, dye: LINE, thick: 1, every: 4, arm: 4 }),
          steppedHexagon(rings, { step: 2, flat: 24 }),
        ),
      );
      stampCells(
        plan,
        { x: at.x + block.columns / 2, y: at.y, reach: 14 },
        smallDiamond(colour(2)),
      );
      for (const side of [-1, 1])
        stampCells(
          plan,
          { x: at.x + side * 24, y: at.y, reach: 10 },
          grown(quartered(STAR, { a: LIGHT, b: colour(2) }), 2),
        );
    }
  }
}

/** Dyes of the rings of a serrated lozenge from its middle; numbers count the colours. */
const SERRATED: readonly ('line' | 'light' | number)[] = [
  'line',
  0,
  0,
  'light',
  1,
  1,
  1,
  'line',
  2,
  2,
  'light',
  3,
  3,
  3,
  'line',
  4,
  4,
  'light',
];

function serrated({ plan, spec }: Loom): void {
  const block = BLOCKS[spec.variant];
  const middle = { x: block.columns / 2, y: block.rows / 2 };
  const dyes = SERRATED.map((dye) =>
    dye === 'line' ? LINE : dye === 'light' ? LIGHT : FIRST + dye,
  );
  fillCells(plan, (column, row) => {
    const x = Math.abs((column % block.columns) + 0.5 - middle.x);
    const y = Math.abs((row % block.rows) + 0.5 - middle.y);
    const tooth = (Math.floor(y) % 6) * 0.9;
    return dyes[Math.floor((x * 1.5 + y + tooth) / 3) % dyes.length];
  });
}

const DESIGNS: Record<string, (loom: Loom) => void> = {
  'hooked diamonds': hookedDiamonds,
  bands,
  medallions,
  serrated,
};

function renderRug(sheet: Sheet, spec: MotifSpec): void {
  const size = CELL * spec.scale;
  const plan = createCellPlan(sheet.unit, {
    cell: { width: size, height: size },
    block: BLOCKS[spec.variant],
  });
  DESIGNS[spec.variant]({ plan, spec, rng: createRng(spec.designSeed) });
  weaveTapestry(sheet, plan, { dyes: dyesOf(spec), seed: spec.seed });
}

/** Flat-woven rugs: stepped diamonds with hooks, bands, medallions, serrated lozenges. */
export const kilim: Motif = {
  id: 'kilim',
  words: {
    geometric: 0,
    kilim: 8,
    kelim: 8,
    'kilim rug': 9,
    flatweave: 6,
    'flat weave': 6,
    'turkish rug': 7,
    anatolian: 6,
    rug: 3,
    carpet: 3,
    'stepped diamond': 5,
    medallion: 0,
    diamond: 0,
    band: 0,
    serrated: 0,
    stepped: 0,
    lozenge: 0,
    woven: 0,
    weave: 0,
  },
  kind: 'ground',
  ignores: ['style', 'density'],
  palettes: [
    'terracotta',
    'clay and olive',
    'ruby plum',
    'harvest',
    'jewel box',
    'heirloom',
    'indigo',
  ],
  variants: ['hooked diamonds', 'bands', 'medallions', 'serrated'],
  pinned: (has) => {
    if (has('medallion')) return ['medallions'];
    if (has('diamond')) return ['hooked diamonds', 'serrated'];
    if (has('band')) return ['bands'];
    return has('serrated') ? ['serrated'] : [];
  },
  grid: ({ repeat }) => ({ columns: repeat === 'straight' ? 1 : 2, rows: 1 }),
  finish: { warp: 1, fabric: 'none' },
  render: renderRug,
};
