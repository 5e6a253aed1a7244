import { adjust, type Hex, withAlpha } from '../../core/colour.ts';
import { TAU } from '../../core/interpolate.ts';
import { type Placed, type ScatterSize, scatter } from '../../core/scatter.ts';
import type { Sheet } from '../../core/sheet.ts';
import { type PathPoint, polygon } from '../../core/smooth-path.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import type { Pen } from '../paint/pen.ts';
import { layGround } from './lay-ground.ts';
import { placeFigure } from './place-figure.ts';

type Grade = 'slab' | 'chip' | 'grit' | 'dust';

/** Large pieces to a tile, and how coarse the whole is, by design. */
const MIXES: Record<string, { slabs: number; chips: number; coarse: number }> = {
  venetian: { slabs: 14, chips: 50, coarse: 1 },
  fine: { slabs: 0, chips: 90, coarse: 0.62 },
  palladiana: { slabs: 30, chips: 20, coarse: 1.5 },
  confetti: { slabs: 0, chips: 40, coarse: 0.8 },
};

function sizesOf({ variant, scale, density }: MotifSpec): ScatterSize<Grade>[] {
  const { slabs, chips, coarse } = MIXES[variant];
  const unit = scale * coarse;
  const count = (wanted: number) => Math.round((wanted / unit) * density);
  const sizes: ScatterSize<Grade>[] = [
    { name: 'slab', radius: 58 * unit, jitter: 0.3, gap: 0.93, perTile: count(slabs) },
    { name: 'chip', radius: 32 * unit, jitter: 0.3, gap: 0.93, perTile: count(chips) },
    { name: 'grit', radius: 15 * unit, jitter: 0.35, tries: 300 },
    { name: 'dust', radius: 5 * unit, jitter: 0.5, gap: 1.1, tries: 150 },
  ];
  return sizes.filter(({ name }) => name !== 'slab' || slabs > 0);
}

function shard({ rng }: Pen, radius: number, corners: number): PathPoint[] {
  const [wide, narrow] = [rng.range(0.9, 1.2), rng.range(0.62, 0.95)];
  return Array.from({ length: corners }, (_, i): PathPoint => {
    const angle = ((i + rng.range(-0.36, 0.36)) / corners) * TAU;
    const reach = radius * rng.range(0.82, 1.05);
    return [Math.cos(angle) * reach * wide, Math.sin(angle) * reach * narrow];
  });
}

function speckle(
  { ctx, rng }: Pen,
  radius: number,
  { colour, count }: { colour: string; count: number },
): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  for (let i = 0; i < count; i += 1) {
    const [x, y] = [rng.range(-1, 1) * radius, rng.range(-1, 1) * radius];
    ctx.moveTo(x, y);
    ctx.arc(x, y, rng.range(0.6, 2), 0, TAU);
  }
  ctx.fill();
}

function drawPiece(pen: Pen, { name, radius }: Placed<Grade>, colours: readonly Hex[]): void {
  const { ctx, rng, style } = pen;
  const colour = rng.pick(colours);
  const points = shard(pen, radius, name === 'dust' ? 5 : rng.int(5, 8));
  ctx.beginPath();
  polygon(ctx, points);
  ctx.fillStyle = colour;
  if (style === 'line') {
    ctx.lineWidth = 2;
    ctx.strokeStyle = pen.ink;
    ctx.stroke();
    return;
  }
  ctx.fill();
  if (radius < 16) return;
  ctx.save();
  ctx.clip();
  speckle(pen, radius, { colour: withAlpha(adjust(colour, 0.06), 0.35), count: radius * 0.5 });
  speckle(pen, radius, { colour: withAlpha(adjust(colour, -0.08), 0.35), count: radius * 0.4 });
  if (rng.chance(0.4)) drawVein(pen, radius);
  ctx.restore();
}

function drawVein({ ctx, rng }: Pen, radius: number): void {
  ctx.strokeStyle = withAlpha('#ffffff', 0.35);
  ctx.lineWidth = rng.range(1, 2.5);
  ctx.beginPath();
  ctx.moveTo(-radius, rng.range(-0.6, 0.6) * radius);
  ctx.quadraticCurveTo(0, rng.range(-0.6, 0.6) * radius, radius, rng.range(-0.6, 0.6) * radius);
  ctx.stroke();
}

/** Chips of stone set in cement and ground flat. */
export const terrazzo: Motif = {
  id: 'terrazzo',
  words: {
    terrazzo: 6,
    speckle: 3,
    speckled: 3,
    confetti: 4,
    chip: 3,
    shard: 3,
    granite: 4,
    pebble: 3,
  },
  kind: 'figures',
  palettes: ['nordic', 'blush garden', 'mint parfait', 'mid-century', 'terracotta'],
  variants: ['venetian', 'fine', 'palladiana', 'confetti'],
  grid: ({ repeat }) => (repeat === 'straight' ? { columns: 1, rows: 1 } : { columns: 2, rows: 1 }),
  finish: { warp: 1.6 },
  render: (sheet: Sheet, spec: MotifSpec) => {
    layGround(sheet, spec);
    const { palette, namedColours } = spec;
    const colours =
      namedColours.length > 1
        ? namedColours
        : [...palette.blooms, ...palette.leaves, palette.accent, palette.dark];
    for (const at of scatter(sheet.unit, sizesOf(spec), spec.rng)) {
      placeFigure(sheet, spec, { at, reach: 1.6 }, (pen) => {
        pen.ctx.rotate(at.turn);
        drawPiece(pen, at, colours);
      });
    }
  },
};
