import { TAU } from '../../core/interpolate.ts';
import { lattice } from '../../core/lattice.ts';
import { createRng, type Rng } from '../../core/rng.ts';
import type { Context, Sheet } from '../../core/sheet.ts';
import { stamp } from '../../core/stamp.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import { layGround } from './lay-ground.ts';
import { printedColours } from './printed-colours.ts';

type Tile = { half: number; front: string; second: string };
type Figure = (ctx: Context, tile: Tile) => void;

const quarter: Figure = (ctx, { half, front, second }) => {
  for (const [reach, colour] of [
    [2, front],
    [1, second],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(-half, -half);
    ctx.arc(-half, -half, half * reach, 0, TAU / 4);
    ctx.fillStyle = colour;
    ctx.fill();
  }
};

const halves: Figure = (ctx, { half, front, second }) => {
  for (const [y, colour] of [
    [-half, front],
    [0, second],
  ] as const) {
    ctx.beginPath();
    ctx.arc(0, y, half, 0, TAU / 2);
    ctx.fillStyle = colour;
    ctx.fill();
  }
};

const target: Figure = (ctx, { half, front, second }) => {
  for (const [reach, colour] of [
    [0.82, front],
    [0.42, second],
  ] as const) {
    ctx.beginPath();
    ctx.arc(0, 0, half * reach, 0, TAU);
    ctx.fillStyle = colour;
    ctx.fill();
  }
};

const triangle: Figure = (ctx, { half, front }) => {
  ctx.beginPath();
  ctx.moveTo(-half, half);
  ctx.lineTo(half, half);
  ctx.lineTo(half, -half);
  ctx.fillStyle = front;
  ctx.fill();
};

const petal: Figure = (ctx, { half, front, second }) => {
  ctx.beginPath();
  ctx.moveTo(-half, -half);
  ctx.quadraticCurveTo(half, -half, half, half);
  ctx.quadraticCurveTo(-half, half, -half, -half);
  ctx.fillStyle = front;
  ctx.fill();
  ctx.beginPath();
  ctx.arc(half * 0.45, -half * 0.55, half * 0.22, 0, TAU);
  ctx.fillStyle = second;
  ctx.fill();
};

const bars: Figure = (ctx, { half, front }) => {
  ctx.fillStyle = front;
  for (let i = 0; i < 3; i += 1)
    ctx.fillRect(-half, -half + (i * 2 + 0.5) * (half / 3), half * 2, half / 3);
};

const bows: Figure = (ctx, { half, front, second }) => {
  for (const [reach, colour] of [
    [1.9, front],
    [1.5, second],
    [1.1, front],
    [0.7, second],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(-half, half);
    ctx.arc(-half, half, half * reach, -TAU / 4, 0);
    ctx.fillStyle = colour;
    ctx.fill();
  }
};

const FIGURES: Record<string, readonly Figure[]> = {
  bauhaus: [quarter, halves, target, triangle, petal, bars, bows],
  petals: [petal, quarter],
  'quarter circles': [quarter, bows],
  'half circles': [halves, quarter],
  triangles: [triangle, triangle, bars],
};

function drawTile(
  ctx: Context,
  {
    size,
    rng,
    colours,
    figures,
  }: { size: number; rng: Rng; colours: readonly string[]; figures: readonly Figure[] },
): void {
  const [back, front, second] = rng.shuffle(colours);
  const half = size / 2;
  ctx.beginPath();
  ctx.rect(-half - 0.5, -half - 0.5, size + 1, size + 1);
  ctx.clip();
  ctx.fillStyle = back;
  ctx.fillRect(-half - 1, -half - 1, size + 2, size + 2);
  ctx.rotate((rng.int(0, 3) * TAU) / 4);
  rng.pick(figures)(ctx, { half: half + 0.5, front, second: second ?? back });
}

function renderTiles(sheet: Sheet, spec: MotifSpec): void {
  layGround(sheet, spec);
  const { palette, variant, scale, rng } = spec;
  const grid = lattice(sheet.unit, { width: 128 * scale, height: 128 * scale, rng });
  const size = Math.max(grid.cellWidth, grid.cellHeight);
  const colours = [...new Set([palette.ground, ...printedColours(spec)])];
  // Tiles lie astride the joins, so that no edge is on one; a mirror's join is at rest by itself.
  const aside = spec.repeat === 'mirror' ? 0 : grid.cellWidth / 2;
  for (const at of grid.points) {
    const place = { x: at.x + aside, y: at.y + grid.cellHeight / 2, reach: size };
    stamp(sheet, place, (ctx) =>
      drawTile(ctx, { size, rng: createRng(at.seed), colours, figures: FIGURES[variant] }),
    );
  }
}

/** Square tiles with quarter circles, bows, petals and bars, each turned at will. */
export const geometric: Motif = {
  id: 'geometric',
  words: {
    geometric: 5,
    geometry: 5,
    geo: 3,
    bauhaus: 7,
    'mid century': 3,
    midcentury: 3,
    mod: 3,
    shape: 2,
    mosaic: 4,
    tile: 2,
    retro: 1,
    scandinavian: 1,
    cubist: 5,
    cubism: 5,
    'colour block': 5,
    'color block': 5,
    triangle: 4,
    triangular: 4,
    'quarter circle': 8,
    'half circle': 8,
    semicircle: 8,
    'semi circle': 8,
    strict: 0,
    grid: 0,
  },
  kind: 'ground',
  ignores: ['style', 'density'],
  palettes: ['mid-century', 'nordic', 'seventies', 'terracotta', 'sunset'],
  variants: ['bauhaus', 'petals', 'quarter circles', 'triangles', 'half circles'],
  pinned: (has) => {
    if (has('triangle', 'triangular')) return ['triangles'];
    if (has('half circle', 'semicircle', 'semi circle')) return ['half circles'];
    if (has('quarter circle')) return ['quarter circles', 'half circles'];
    return has('bauhaus') ? ['bauhaus', 'quarter circles'] : [];
  },
  grid: ({ repeat }) => (repeat === 'straight' ? { columns: 1, rows: 1 } : { columns: 2, rows: 1 }),
  finish: { warp: 0.8 },
  render: renderTiles,
};
