import { adjust, contrast, type Hex, isDark } from '../../core/colour.ts';
import { lattice } from '../../core/lattice.ts';
import { fillSheet, type Sheet } from '../../core/sheet.ts';
import type { Motif, MotifSpec } from '../motif.ts';

/** Cane and what is seen through its holes, where the prompt names no colours. */
const CANE = '#c99a58';
const BEHIND = '#f7f1e4';

function coloursOf({ namedColours, namedGround, hasColourWish, palette }: MotifSpec): [Hex, Hex] {
  const [first, second] = namedColours;
  const behind = namedGround ?? second ?? (hasColourWish ? palette.ground : BEHIND);
  return [contrast(first ?? (hasColourWish ? palette.blooms[0] : CANE), behind, 0.12), behind];
}

type Weave = { cell: number; width: number; pair: number; isStar?: boolean };

/** Sides of a cell, breadth of a strand and half the way between the two of a pair, in design units. */
const WEAVES: Record<string, Weave> = {
  octagons: { cell: 86, width: 8.5, pair: 9 },
  fine: { cell: 52, width: 5.4, pair: 5.6 },
  open: { cell: 128, width: 10.5, pair: 11.5 },
  stars: { cell: 104, width: 8, pair: 8.5, isStar: true },
};

type Line = readonly [x1: number, y1: number, x2: number, y2: number];

/** Strands of one direction, each with its shaded edges and its gleam. */
function drawStrands({ ctx }: Sheet, lines: readonly Line[], how: { width: number; cane: Hex }) {
  const { width, cane } = how;
  const rise = isDark(cane) ? 0.08 : 0.06;
  for (const [colour, part, aside] of [
    [adjust(cane, -0.2), 1.18, 0],
    [cane, 0.94, 0],
    [adjust(cane, rise), 0.34, -0.16],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width * part;
    ctx.beginPath();
    for (const [x1, y1, x2, y2] of lines) {
      const shift = aside * width;
      ctx.moveTo(x1 + shift, y1 + shift);
      ctx.lineTo(x2 + shift, y2 + shift);
    }
    ctx.stroke();
  }
}

function renderCane(sheet: Sheet, spec: MotifSpec): void {
  const { unit } = sheet;
  const [cane, behind] = coloursOf(spec);
  fillSheet(sheet, behind);
  const weave = WEAVES[spec.variant];
  const size = weave.cell * spec.scale;
  const grid = lattice(unit, { width: size, height: size, paired: true, rng: spec.rng });
  const { cellWidth: w, cellHeight: h, columns, rows } = grid;
  const [width, pair] = [weave.width * spec.scale, weave.pair * spec.scale];
  const steps = (count: number) => Array.from({ length: count + 1 }, (_, i) => i);
  const upright = steps(columns).flatMap((i): Line[] =>
    [-pair, pair].map((aside) => [i * w + aside, -h, i * w + aside, unit.height + h]),
  );
  const level = steps(rows).flatMap((i): Line[] =>
    [-pair, pair].map((aside) => [-w, i * h + aside, unit.width + w, i * h + aside]),
  );
  const phase = weave.isStar ? 0 : 0.5;
  // A slanting strand crosses as many cells down as across.
  const slants = Array.from({ length: columns + rows + 2 }, (_, i) => i - rows - 1 + phase);
  const falling = slants.map((i): Line => [i * w, 0, (i + rows) * w, unit.height]);
  const rising = slants.map((i): Line => [i * w, unit.height, (i + rows) * w, 0]);
  for (const lines of [upright, rising, level, falling]) drawStrands(sheet, lines, { width, cane });
}

/** Woven cane, as of chair seats: pairs of strands across and down, slanting ones between, and holes with eight corners. */
export const caneWebbing: Motif = {
  id: 'cane-webbing',
  words: {
    'cane webbing': 11,
    'rattan webbing': 11,
    'rattan cane': 11,
    'woven cane': 11,
    cane: 7,
    caning: 10,
    rattan: 9,
    wicker: 8,
    webbing: 5,
    'viennese weave': 10,
  },
  kind: 'ground',
  ignores: ['style', 'density'],
  variants: ['octagons', 'fine', 'open', 'stars'],
  grid: () => ({ columns: 2, rows: 2 }),
  finish: { warp: 1.2 },
  render: renderCane,
};
