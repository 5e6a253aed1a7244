import { adjust, type Hex } from '../../core/colour.ts';
import { lerp, TAU } from '../../core/interpolate.ts';
import { lattice } from '../../core/lattice.ts';
import { type Placed, scatter } from '../../core/scatter.ts';
import type { Sheet } from '../../core/sheet.ts';
import { closedCurve, type PathPoint } from '../../core/smooth-path.ts';
import { leaf } from '../botany/leaf.ts';
import { dot, line } from '../botany/marks.ts';
import { petal } from '../botany/petal.ts';
import { petalRing } from '../botany/petal-ring.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import { paint } from '../paint/paint.ts';
import { inFrame, type Pen } from '../paint/pen.ts';
import { layGround } from './lay-ground.ts';
import { placeFigure } from './place-figure.ts';

/** The drop: round below, its tip bent over to the right. `part` shrinks it about the middle of its bowl. */
function dropOutline(size: number, part: number): PathPoint[] {
  const drop: readonly PathPoint[] = [
    [0.02, 0.94],
    [-0.32, 0.86],
    [-0.56, 0.58],
    [-0.6, 0.2],
    [-0.46, -0.2],
    [-0.2, -0.56],
    [0.12, -0.84],
    [0.44, -0.92],
    [0.56, -0.8],
    [0.46, -0.7],
    [0.32, -0.6],
    [0.28, -0.36],
    [0.4, -0.08],
    [0.54, 0.24],
    [0.5, 0.6],
    [0.3, 0.86],
  ];
  const [cx, cy] = [-0.03, 0.3];
  return drop.map(
    ([x, y]): PathPoint => [(cx + (x - cx) * part) * size, (cy + (y - cy) * part) * size],
  );
}

/** Points at even steps along a closed outline. */
function walk(
  points: readonly PathPoint[],
  count: number,
): { x: number; y: number; turn: number }[] {
  const closed = [...points, points[0]];
  const lengths = closed
    .slice(1)
    .map(([x, y], i) => Math.hypot(x - closed[i][0], y - closed[i][1]));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return Array.from({ length: count }, (_, step) => {
    let left = (step / count) * total;
    let i = 0;
    while (left > lengths[i]) left -= lengths[i++];
    const [[x0, y0], [x1, y1]] = [closed[i], closed[i + 1]];
    const t = left / lengths[i];
    return { x: lerp(x0, x1, t), y: lerp(y0, y1, t), turn: Math.atan2(y1 - y0, x1 - x0) };
  });
}

type Dyes = { outer: Hex; middle: Hex; inner: Hex; bead: Hex };

function dyesOf({ palette, rng }: Pen): Dyes {
  const [outer, middle, inner] = rng.shuffle([...palette.blooms, palette.leaves[1]]);
  return { outer, middle, inner, bead: palette.accent };
}

/** Scallops and beads that follow the drop's edge. */
function drawBorder(pen: Pen, size: number, { outer, bead }: Dyes): void {
  for (const { x, y } of walk(dropOutline(size, 1.02), 34)) {
    const radius = size * 0.062;
    paint(pen, (ctx) => ctx.arc(x, y, radius, 0, TAU), { colour: adjust(outer, 0.05), radius });
  }
  for (const { x, y } of walk(dropOutline(size, 1.17), 40))
    dot(pen, { x, y, radius: size * 0.017 }, bead);
}

function drawInside(pen: Pen, size: number, { middle, inner, bead }: Dyes): void {
  const { palette, rng } = pen;
  const heart = { x: -size * 0.04, y: size * 0.34 };
  inFrame(pen, { ...heart, turn: rng.range(-0.2, 0.2) }, () => {
    petalRing(pen, { count: 8, start: 0 }, () =>
      petal(
        pen,
        { length: size * 0.3, width: size * 0.2, widest: 0.66 },
        { root: middle, tip: adjust(middle, 0.08) },
      ),
    );
    petalRing(pen, { count: 8, start: 0.39 }, () =>
      petal(
        pen,
        { length: size * 0.19, width: size * 0.13, widest: 0.66 },
        { root: adjust(inner, -0.05), tip: inner },
      ),
    );
    dot(pen, { x: 0, y: 0, radius: size * 0.06 }, bead);
  });
  const stem: PathPoint[] = [
    [-0.05, 0.02],
    [-0.1, -0.26],
    [0.04, -0.52],
    [0.24, -0.7],
  ].map(([x, y]): PathPoint => [x * size, y * size]);
  line(pen, stem, { width: size * 0.022, colour: palette.leaves[0] });
  for (const [x, y, turn, length] of [
    [-0.09, -0.12, -0.8, 0.2],
    [-0.06, -0.14, 0.9, 0.18],
    [-0.06, -0.34, -0.5, 0.17],
    [0.02, -0.42, 1.2, 0.15],
    [0.1, -0.58, 0, 0.14],
  ]) {
    inFrame(pen, { x: x * size, y: y * size, turn }, () =>
      leaf(pen, { length: length * size, width: length * size * 0.5, veins: 0 }, palette.leaves[0]),
    );
  }
}

function drawDrop(pen: Pen, size: number): void {
  const dyes = dyesOf(pen);
  drawBorder(pen, size, dyes);
  const layers: readonly (readonly [number, Hex])[] = [
    [1, dyes.outer],
    [0.86, dyes.bead],
    [0.81, dyes.inner],
    [0.7, pen.ground],
  ];
  for (const [part, colour] of layers) {
    paint(pen, (ctx) => closedCurve(ctx, dropOutline(size, part)), {
      colour,
      tip: adjust(colour, 0.04),
      radius: size * part,
    });
  }
  for (const { x, y } of walk(dropOutline(size, 0.755), 30))
    dot(pen, { x, y, radius: size * 0.014 }, pen.palette.light);
  drawInside(pen, size * 0.92, dyes);
}

/** A small flower or a curl between the drops. */
function drawFiller(pen: Pen, radius: number): void {
  const { palette, rng } = pen;
  const colour = rng.pick(palette.blooms);
  if (rng.chance(0.45)) {
    for (const turn of [-0.9, 0, 0.9]) {
      inFrame(pen, { y: radius * 0.6, turn }, () =>
        leaf(
          pen,
          { length: radius * 1.5, width: radius * 0.6, veins: 0 },
          turn === 0 ? colour : palette.leaves[0],
        ),
      );
    }
    return;
  }
  petalRing(pen, { count: 6 }, () =>
    petal(
      pen,
      { length: radius, width: radius * 0.72, widest: 0.68 },
      { root: adjust(colour, -0.06), tip: colour },
    ),
  );
  dot(pen, { x: 0, y: 0, radius: radius * 0.22 }, palette.accent);
}

/** Drops in rows for ordered designs, strewn for the others. */
function placeDrops(sheet: Sheet, { variant, scale, density, rng }: MotifSpec): Placed[] {
  if (variant === 'ordered') {
    const size = 150 * scale;
    const grid = lattice(sheet.unit, { width: size, height: size * 0.8, stagger: true, rng });
    return grid.points.map((point) => ({
      ...point,
      name: 'drop',
      radius: Math.min(grid.cellWidth * 0.5, grid.cellHeight * 0.62),
      turn: point.row % 2 === 0 ? 0 : Math.PI,
    }));
  }
  const gap = 1 / Math.sqrt(density);
  const drop = { small: 44, strewn: 88, 'drops of all sizes': 116 }[variant] ?? 88;
  const sizes = [{ name: 'drop', radius: drop * scale, jitter: 0.14, gap: 0.98 * gap, tries: 400 }];
  if (variant === 'drops of all sizes')
    sizes.push({ name: 'drop', radius: 52 * scale, jitter: 0.2, gap: 0.95 * gap, tries: 300 });
  sizes.push({ name: 'filler', radius: 20 * scale, jitter: 0.25, gap: 1 * gap, tries: 260 });
  return scatter(sheet.unit, sizes, rng);
}

function renderDrops(sheet: Sheet, spec: MotifSpec): void {
  layGround(sheet, spec);
  for (const at of placeDrops(sheet, spec)) {
    placeFigure(sheet, spec, { at, reach: 1.5 }, (pen) => {
      const tilt =
        spec.variant === 'ordered' ? at.turn : at.turn * (spec.variant === 'strewn' ? 0.25 : 1);
      pen.ctx.rotate(at.name === 'drop' ? tilt : at.turn);
      if (at.name === 'filler') drawFiller(pen, at.radius);
      else drawDrop(pen, at.radius * 0.86);
    });
  }
}

/** Bent drops filled with flowers, after the shawls of Kashmir. */
export const paisley: Motif = {
  id: 'paisley',
  words: {
    paisley: 8,
    boteh: 7,
    buta: 6,
    kashmir: 5,
    cashmere: 2,
    bandana: 5,
    bandanna: 5,
    shawl: 3,
    psychedelic: 1,
    bohemian: 3,
    boho: 3,
    indian: 3,
    etro: 5,
  },
  kind: 'figures',
  isLeafy: true,
  palettes: ['jewel box', 'ruby plum', 'emerald night', 'indigo', 'terracotta', 'seventies'],
  variants: ['strewn', 'ordered', 'drops of all sizes', 'small'],
  pinned: (has) => (has('bandana', 'bandanna') ? ['ordered', 'small'] : []),
  repeat: 'half-drop',
  grid: ({ variant }) => (variant === 'small' ? { columns: 2, rows: 2 } : { columns: 2, rows: 1 }),
  render: renderDrops,
};
