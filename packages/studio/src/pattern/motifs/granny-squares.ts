import { adjust, contrast, type Hex } from '../../core/colour.ts';
import { TAU } from '../../core/interpolate.ts';
import { lattice } from '../../core/lattice.ts';
import { createRng } from '../../core/rng.ts';
import { type Context, fillSheet, type Sheet } from '../../core/sheet.ts';
import { stamp } from '../../core/stamp.ts';
import type { Motif, MotifSpec } from '../motif.ts';

/** Wools of every hue, for squares whose colours are left to us. */
const RAINBOW: readonly Hex[] = [
  '#d8433f',
  '#ee8a3a',
  '#f4c63e',
  '#5fa556',
  '#3f9fb0',
  '#4a63b0',
  '#8a55a8',
  '#e0709c',
];

type Wools = { centres: readonly Hex[]; edge: Hex };

function woolsOf({ namedColours, namedGround, hasColourWish, palette, has }: MotifSpec): Wools {
  const [first] = namedColours;
  const edge = namedGround ?? (has('edged', 'edge', 'border') ? first : undefined);
  const own = namedColours.filter((colour) => colour !== edge);
  const isMany = has('rainbow', 'multicolour', 'multicolor', 'scrappy') || !hasColourWish;
  const centres = isMany || (own.length === 0 && edge) ? RAINBOW : own;
  return {
    centres: centres.length > 1 ? centres : [...palette.blooms],
    edge: edge ?? (hasColourWish ? palette.light : '#f6efdf'),
  };
}

/** Breadth and height of one stitch in parts of a round. */
const STITCH = { half: 0.17, high: 0.54 };

/** Three long stitches through one hole of the round below, out from (x, y) along `turn`. */
function cluster(ctx: Context, at: { x: number; y: number; turn: number }, how: Yarn): void {
  const { round, colour } = how;
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.rotate(at.turn);
  for (const lean of [-1, 1, 0]) {
    ctx.save();
    ctx.translate(lean * round * STITCH.half * 1.7, 0);
    ctx.rotate(lean * 0.2);
    for (const [fill, part] of [
      [adjust(colour, -0.17), 1.16],
      [colour, 1],
    ] as const) {
      ctx.fillStyle = fill;
      ctx.beginPath();
      ctx.ellipse(0, 0, round * STITCH.half * part, round * STITCH.high * part, 0, 0, TAU);
      ctx.fill();
    }
    ctx.strokeStyle = adjust(colour, 0.11);
    ctx.lineWidth = round * 0.055;
    ctx.lineCap = 'round';
    for (const y of [-0.26, -0.02, 0.22]) {
      ctx.beginPath();
      ctx.moveTo(-round * 0.09, round * (y + 0.06));
      ctx.lineTo(round * 0.09, round * (y - 0.05));
      ctx.stroke();
    }
    ctx.restore();
  }
  ctx.restore();
}

type Yarn = { round: number; colour: Hex };

/** One round of clusters: `count` along each side, the corners shared. */
function drawRound(ctx: Context, ring: number, how: Yarn): void {
  const reach = how.round * (ring + 0.62);
  const count = ring + 1;
  for (let side = 0; side < 4; side += 1) {
    ctx.save();
    ctx.rotate((side * TAU) / 4);
    for (let i = 0; i < count; i += 1) {
      const isCorner = i === 0 && ring > 0;
      const x = ring === 0 ? 0 : reach * ((2 * i) / count - 1);
      cluster(ctx, { x, y: -reach, turn: isCorner ? -TAU / 8 : 0 }, how);
    }
    if (ring === 0) cluster(ctx, { x: -reach * 0.9, y: -reach * 0.9, turn: -TAU / 8 }, how);
    ctx.restore();
  }
}

function drawSquare(
  ctx: Context,
  seed: number,
  how: { size: number; rounds: number; wools: Wools },
) {
  const { size, rounds, wools } = how;
  const rng = createRng(seed);
  const round = size / 2 / (rounds + 0.12);
  const colours = rng.shuffle(wools.centres);
  ctx.fillStyle = adjust(wools.edge, -0.13);
  ctx.fillRect(-size / 2 - 0.5, -size / 2 - 0.5, size + 1, size + 1);
  for (let ring = rounds - 1; ring >= 0; ring -= 1) {
    const isLast = ring === rounds - 1;
    const chosen = colours[ring % colours.length];
    const colour = isLast ? wools.edge : contrast(chosen, wools.edge, 0.1);
    drawRound(ctx, ring, { round, colour });
  }
  ctx.fillStyle = adjust(colours[0], -0.2);
  ctx.beginPath();
  ctx.arc(0, 0, round * 0.2, 0, TAU);
  ctx.fill();
}

/** Side of a square in design units, and its rounds. */
const SQUARES: Record<string, { side: number; rounds: number }> = {
  'four rounds': { side: 256, rounds: 4 },
  'three rounds': { side: 170, rounds: 3 },
  'five rounds': { side: 342, rounds: 5 },
  small: { side: 128, rounds: 3 },
};

function renderSquares(sheet: Sheet, spec: MotifSpec): void {
  const { side, rounds } = SQUARES[spec.variant];
  const wools = woolsOf(spec);
  fillSheet(sheet, wools.edge);
  const length = side * spec.scale;
  const grid = lattice(sheet.unit, { width: length, height: length, rng: spec.rng });
  const size = Math.min(grid.cellWidth, grid.cellHeight);
  // Squares lie astride the joins, so that no seam of the cloth is on one.
  const aside = spec.repeat === 'mirror' ? 0 : grid.cellWidth / 2;
  for (const { x, y, seed } of grid.points)
    stamp(sheet, { x: x + aside, y: y + grid.cellHeight / 2, reach: size }, (ctx) => {
      ctx.scale(grid.cellWidth / size, grid.cellHeight / size);
      drawSquare(ctx, seed, { size, rounds, wools });
    });
}

/** Crocheted granny squares: rounds of clusters in many wools, each square edged in one. */
export const grannySquares: Motif = {
  id: 'granny-squares',
  words: {
    'granny square': 12,
    granny: 6,
    'crochet square': 11,
    'crocheted square': 11,
    'crochet blanket': 11,
    'afghan square': 10,
    crochet: 0,
    crocheted: 0,
    square: 0,
    'every square': 0,
    'each square': 0,
    rainbow: 0,
    center: 0,
    centre: 0,
    edged: 0,
    edge: 0,
    border: 0,
  },
  kind: 'ground',
  ignores: ['style', 'density'],
  variants: ['four rounds', 'three rounds', 'five rounds', 'small'],
  grid: ({ repeat }) => (repeat === 'straight' ? { columns: 1, rows: 1 } : { columns: 2, rows: 1 }),
  finish: { warp: 1.6, fabric: 'knit' },
  render: renderSquares,
};
