import type { Hex } from '../../core/colour.ts';
import { lerp, TAU } from '../../core/interpolate.ts';
import { type Placed, type ScatterSize, scatter } from '../../core/scatter.ts';
import type { Sheet } from '../../core/sheet.ts';
import { closedCurve, type PathPoint } from '../../core/smooth-path.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import { paint } from '../paint/paint.ts';
import type { Pen } from '../paint/pen.ts';
import { layGround } from './lay-ground.ts';
import { placeFigure } from './place-figure.ts';

type Piece = 'large' | 'middle' | 'scrap';

function sizesOf({ variant, scale, density }: MotifSpec): ScatterSize<Piece>[] {
  const gap = 0.84 / Math.sqrt(density);
  if (variant === 'algae') {
    return [
      { name: 'middle', radius: 74 * scale, jitter: 0.15, gap, tries: 300 },
      { name: 'scrap', radius: 16 * scale, jitter: 0.3, tries: 200 },
    ];
  }
  const large = variant === 'pebbles' ? 84 : 122;
  return [
    { name: 'large', radius: large * scale, jitter: 0.2, gap, tries: 300 },
    { name: 'middle', radius: 52 * scale, jitter: 0.2, gap, tries: 300 },
    { name: 'scrap', radius: 16 * scale, jitter: 0.3, tries: 200 },
  ];
}

function pebble({ rng }: Pen, radius: number): PathPoint[] {
  const corners = rng.int(6, 9);
  return Array.from({ length: corners }, (_, i): PathPoint => {
    const angle = (i / corners) * TAU;
    const reach = radius * rng.range(0.66, 1.08);
    return [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.86];
  });
}

/** A frond as scissors cut it: a stem and rounded lobes, all one outline. */
function frond({ rng }: Pen, radius: number): PathPoint[] {
  const lobes = rng.int(3, 4);
  const thick = radius * (lobes === 3 ? 0.44 : 0.33);
  const right: PathPoint[] = [];
  for (let i = 0; i < lobes; i += 1) {
    const y = lerp(0.72, -0.4, i / (lobes - 1)) * radius;
    const reach = radius * lerp(0.86, 0.62, i / (lobes - 1)) * rng.range(0.9, 1.08);
    right.push(
      [radius * 0.16, y],
      [reach * 0.7, y - thick * 0.3],
      [reach, y - thick * 0.85],
      [reach * 0.8, y - thick * 1.25],
      [reach * 0.45, y - thick * 1.05],
      [radius * 0.15, y - thick * 0.72],
    );
  }
  const left = right.map(([x, y]): PathPoint => [-x, y]).toReversed();
  return [[radius * 0.1, radius], ...right, [0, -radius * 1.08], ...left, [-radius * 0.1, radius]];
}

function drawInside(pen: Pen, radius: number, colours: readonly Hex[]): void {
  const { ctx, rng } = pen;
  const colour = rng.pick(colours);
  if (rng.chance(0.5)) {
    paint(pen, (path) => closedCurve(path, pebble(pen, radius * 0.45), 0.6), { colour });
    return;
  }
  ctx.strokeStyle = colour;
  ctx.lineWidth = radius * 0.055;
  ctx.lineCap = 'round';
  ctx.beginPath();
  for (let i = -2; i <= 2; i += 1) {
    ctx.moveTo(i * radius * 0.18, -radius * 0.4);
    ctx.quadraticCurveTo(i * radius * 0.18 + radius * 0.12, 0, i * radius * 0.18, radius * 0.4);
  }
  ctx.stroke();
}

function drawPiece(
  pen: Pen,
  { name, radius }: Placed<Piece>,
  { colours, variant }: { colours: readonly Hex[]; variant: string },
): void {
  const { rng } = pen;
  const colour = rng.pick(colours);
  const leafy =
    variant === 'algae' || (variant !== 'pebbles' && name === 'middle' && rng.chance(0.6));
  const outline =
    name !== 'scrap' && leafy ? frond(pen, radius * 0.95) : pebble(pen, radius * 0.95);
  paint(pen, (ctx) => closedCurve(ctx, outline, leafy ? 0.9 : 0.6), { colour });
  if (name !== 'large' || rng.chance(0.25)) return;
  drawInside(
    pen,
    radius,
    colours.filter((other) => other !== colour),
  );
}

/** Painted paper cut with scissors: pebbles, fronds and scraps. */
export const cutOuts: Motif = {
  id: 'cut-outs',
  words: {
    matisse: 7,
    'cut out': 5,
    cutout: 5,
    'paper cut': 5,
    collage: 4,
    organic: 3,
    'organic shape': 6,
    blob: 5,
    amoeba: 5,
    pebble: 2,
    algae: 4,
    abstract: 2,
    seaweed: 2,
    'abstract shape': 6,
  },
  kind: 'figures',
  palettes: ['summer fruit', 'mid-century', 'seventies', 'island day', 'terracotta'],
  variants: ['collage', 'pebbles', 'algae', 'layered'],
  pinned: (has) => (has('algae', 'seaweed') ? ['algae', 'collage'] : []),
  grid: ({ repeat }) => (repeat === 'straight' ? { columns: 1, rows: 1 } : { columns: 2, rows: 1 }),
  finish: { warp: 2 },
  render: (sheet: Sheet, spec: MotifSpec) => {
    layGround(sheet, spec);
    const flat = { ...spec, style: spec.style === 'gouache' ? ('flat' as const) : spec.style };
    const { palette, namedColours, variant } = spec;
    const colours =
      namedColours.length > 1
        ? namedColours
        : [...palette.blooms, palette.leaves[1], palette.accent, palette.dark];
    const under =
      variant === 'layered'
        ? scatter(
            sheet.unit,
            [{ name: 'large' as const, radius: 150 * spec.scale, jitter: 0.2, gap: 0.8 }],
            spec.rng,
          )
        : [];
    for (const at of [...under, ...scatter(sheet.unit, sizesOf(spec), spec.rng)]) {
      placeFigure(sheet, flat, { at, reach: 1.6 }, (pen) => {
        pen.ctx.rotate(at.turn);
        drawPiece(pen, at, { colours, variant });
      });
    }
  },
};
