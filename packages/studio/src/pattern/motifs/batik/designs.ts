import type { Hex } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { lattice } from '../../../core/lattice.ts';
import { scatter } from '../../../core/scatter.ts';
import type { Context, Sheet } from '../../../core/sheet.ts';
import { closedCurve, openCurve, type PathPoint } from '../../../core/smooth-path.ts';
import type { MotifSpec } from '../../motif.ts';
import { inFrame, type Pen } from '../../paint/pen.ts';
import { placeFigure } from '../place-figure.ts';

/** Baths of one cloth: what the wax kept white, the warm brown, the deep blue, and the ground. */
export type Baths = { white: Hex; warm: Hex; deep: Hex; ground: Hex };
export type Wax = { sheet: Sheet; spec: MotifSpec; baths: Baths };

type Fill = { colour: Hex; alpha?: number };

function fill(ctx: Context, { colour }: Fill, trace: () => void): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  trace();
  ctx.fill();
}

/** A line of the canting, the spouted wax pen. */
function canting(
  ctx: Context,
  points: readonly PathPoint[],
  { width, colour }: { width: number; colour: Hex },
): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  openCurve(ctx, points);
  ctx.stroke();
}

/** A row of wax dots. */
function dots(
  ctx: Context,
  points: readonly PathPoint[],
  { radius, colour }: { radius: number; colour: Hex },
): void {
  fill(ctx, { colour }, () => {
    for (const [x, y] of points) {
      ctx.moveTo(x + radius, y);
      ctx.arc(x, y, radius, 0, TAU);
    }
  });
}

const ringPoints = (radius: number, count: number, turn = 0): PathPoint[] =>
  Array.from({ length: count }, (_, i): PathPoint => {
    const angle = ((i + turn) / count) * TAU;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });

/** A drop from the middle outwards to the right: pointed at its root. */
const drop = (from: number, to: number, half: number): PathPoint[] => [
  [from, 0],
  [from + (to - from) * 0.35, -half * 0.72],
  [from + (to - from) * 0.72, -half],
  [to, 0],
  [from + (to - from) * 0.72, half],
  [from + (to - from) * 0.35, half * 0.72],
];

/** Kawung: four oval fruits about each crossing, set on the diagonals, with seeds and dots between. */
export function kawung({ sheet, spec, baths }: Wax): void {
  const size = 128 * spec.scale;
  const { points, cellWidth } = lattice(sheet.unit, { width: size, height: size, rng: spec.rng });
  const radius = cellWidth / 2;
  for (const at of points) {
    placeFigure(sheet, spec, { at: { ...at, radius }, reach: 1.5 }, ({ ctx, rng }) => {
      for (let i = 0; i < 4; i += 1) {
        ctx.save();
        ctx.rotate((i / 4) * TAU + TAU / 8 + rng.range(-0.02, 0.02));
        const long = radius * Math.SQRT2 * 0.45;
        const middle = radius * Math.SQRT2 * 0.5;
        const oval = (part: number, colour: Hex) =>
          fill(ctx, { colour }, () =>
            ctx.ellipse(middle, 0, long * part, long * 0.62 * part, 0, 0, TAU),
          );
        oval(1, baths.white);
        oval(0.86, baths.warm);
        oval(0.76, baths.white);
        for (const shift of [-0.2, 0.2])
          canting(
            ctx,
            [
              [middle + long * (shift - 0.13), 0],
              [middle + long * (shift + 0.13), 0],
            ],
            {
              width: long * 0.15,
              colour: baths.deep,
            },
          );
        ctx.restore();
      }
      dots(ctx, ringPoints(radius * 0.5, 4, 0), { radius: radius * 0.055, colour: baths.white });
      dots(ctx, ringPoints(radius * 0.74, 4, 0), { radius: radius * 0.075, colour: baths.white });
      dots(ctx, [[0, 0]], { radius: radius * 0.06, colour: baths.white });
    });
  }
}

/** One blade of the parang: a bent S with a round head, along x, `long` from the next and `half` wide to each side. */
function blade({ ctx }: Pen, long: number, half: number, baths: Baths): void {
  const hook = (part: number): PathPoint[] =>
    (
      [
        [-0.5, 0.98],
        [-0.12, 0.86],
        [0.1, 0.5],
        [0.06, 0.1],
        [0.16, -0.3],
        [0.46, -0.52],
        [0.5, -0.86],
        [0.2, -0.96],
        [-0.12, -0.8],
        [-0.26, -0.44],
        [-0.2, -0.06],
        [-0.28, 0.34],
        [-0.52, 0.6],
      ] as PathPoint[]
    ).map(([x, y]) => [x * long * part * 0.92, y * half * part]);
  for (const [part, colour] of [
    [1, baths.white],
    [0.88, baths.warm],
    [0.76, baths.white],
  ] as const)
    fill(ctx, { colour }, () => closedCurve(ctx, hook(part)));
  canting(
    ctx,
    [
      [-0.1 * long, 0.56 * half],
      [-0.08 * long, 0.1 * half],
      [0.02 * long, -0.34 * half],
      [0.2 * long, -0.62 * half],
    ],
    {
      width: half * 0.07,
      colour: baths.deep,
    },
  );
  dots(
    ctx,
    [
      [0.2 * long, -0.66 * half],
      [0.36 * long, -0.7 * half],
    ],
    { radius: half * 0.07, colour: baths.deep },
  );
}

/** Parang: slanting bands of bent blades, with small lozenges in a narrow band between. */
export function parang({ sheet, spec, baths }: Wax): void {
  const size = 102 * spec.scale;
  const { points, cellWidth, cellHeight } = lattice(sheet.unit, {
    width: size,
    height: size,
    paired: true,
    rng: spec.rng,
  });
  const step = Math.hypot(cellWidth, cellHeight);
  const slope = Math.atan2(-cellHeight, cellWidth);
  // Two bands to a turn of the lattice: a broad one of blades, a narrow one of lozenges.
  const across = (cellWidth * cellHeight * 2) / step;
  const [broad, narrow] = [across * 0.78, across * 0.22];
  for (const at of points) {
    placeFigure(sheet, spec, { at: { ...at, radius: step }, reach: 1.2 }, (pen) => {
      const { ctx } = pen;
      ctx.rotate(slope);
      if ((at.column + at.row) % 2 === 0) {
        for (const shift of [-0.25, 0.25])
          inFrame(pen, { x: shift * step }, () => blade(pen, step * 0.56, broad / 2, baths));
        return;
      }
      ctx.fillStyle = baths.deep;
      ctx.fillRect(-step / 2 - 0.5, -narrow / 2, step + 1, narrow);
      for (const side of [-1, 1])
        canting(
          ctx,
          [
            [-step / 2, (side * narrow) / 2],
            [step / 2, (side * narrow) / 2],
          ],
          {
            width: narrow * 0.12,
            colour: baths.white,
          },
        );
      for (const shift of [-0.25, 0.25]) {
        const lozenge = (part: number, colour: Hex) =>
          fill(ctx, { colour }, () => {
            const [x, w, h] = [shift * step, step * 0.18 * part, narrow * 0.3 * part];
            ctx.moveTo(x - w, 0);
            ctx.lineTo(x, -h);
            ctx.lineTo(x + w, 0);
            ctx.lineTo(x, h);
            ctx.closePath();
          });
        lozenge(1, baths.white);
        lozenge(0.5, baths.warm);
      }
    });
  }
}

/** A rosette of drops, from its rim inwards. */
function rosette(
  ctx: Context,
  radius: number,
  { petals, baths }: { petals: number; baths: Baths },
): void {
  for (let i = 0; i < petals; i += 1) {
    ctx.save();
    ctx.rotate((i / petals) * TAU);
    const half = Math.min(radius * 0.27, (radius * Math.PI * 0.62) / petals);
    fill(ctx, { colour: baths.white }, () => closedCurve(ctx, drop(radius * 0.22, radius, half)));
    fill(ctx, { colour: i % 2 === 0 ? baths.warm : baths.deep }, () =>
      closedCurve(ctx, drop(radius * 0.32, radius * 0.9, half * 0.7)),
    );
    dots(
      ctx,
      [0.5, 0.62, 0.74].map((t): PathPoint => [radius * t, 0]),
      { radius: radius * 0.026, colour: baths.white },
    );
    ctx.restore();
  }
  fill(ctx, { colour: baths.white }, () => ctx.arc(0, 0, radius * 0.26, 0, TAU));
  fill(ctx, { colour: baths.deep }, () => ctx.arc(0, 0, radius * 0.19, 0, TAU));
  dots(ctx, ringPoints(radius * 0.11, 6), { radius: radius * 0.03, colour: baths.white });
}

/** Ceplok: rosettes and stars in a lattice of lozenges, every frame beaded. */
export function ceplok({ sheet, spec, baths }: Wax): void {
  const size = 204 * spec.scale;
  const { points, cellWidth, cellHeight } = lattice(sheet.unit, {
    width: size,
    height: size / 2,
    stagger: true,
    rng: spec.rng,
  });
  const [w, h] = [cellWidth / 2, cellHeight];
  for (const at of points) {
    placeFigure(sheet, spec, { at: { ...at, radius: w }, reach: 1.3 }, ({ ctx }) => {
      const corners: PathPoint[] = [
        [0, -h],
        [w, 0],
        [0, h],
        [-w, 0],
      ];
      for (let i = 0; i < 4; i += 1) {
        const [[x0, y0], [x1, y1]] = [corners[i], corners[(i + 1) % 4]];
        canting(
          ctx,
          [
            [x0 * 0.93, y0 * 0.93],
            [x1 * 0.93, y1 * 0.93],
          ],
          { width: w * 0.035, colour: baths.white },
        );
        const beads = Array.from({ length: 10 }, (_, k): PathPoint => {
          const t = (k + 0.5) / 10;
          return [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t];
        });
        dots(ctx, beads, { radius: w * 0.028, colour: baths.white });
      }
      if (at.row % 2 === 0) rosette(ctx, w * 0.6, { petals: 8, baths });
      else {
        rosette(ctx, w * 0.5, { petals: 4, baths });
        dots(ctx, ringPoints(w * 0.42, 4, 0.5), { radius: w * 0.05, colour: baths.white });
        dots(ctx, ringPoints(w * 0.54, 4, 0.5), { radius: w * 0.026, colour: baths.white });
      }
    });
  }
}

/** A bent leaf filled with rows of dots. */
function leafOf(ctx: Context, length: number, baths: Baths, colour: Hex): void {
  const outline = (part: number): PathPoint[] =>
    (
      [
        [0, 0],
        [0.22, -0.26],
        [0.24, -0.62],
        [0.04, -1],
        [-0.16, -0.66],
        [-0.18, -0.28],
      ] as PathPoint[]
    ).map(([x, y]) => [x * length * part, -length * 0.5 + (y + 0.5) * length * part]);
  fill(ctx, { colour: baths.white }, () => closedCurve(ctx, outline(1.1)));
  fill(ctx, { colour }, () => closedCurve(ctx, outline(0.94)));
  canting(
    ctx,
    [
      [0, -length * 0.04],
      [0.03 * length, -length * 0.45],
      [0.03 * length, -length * 0.86],
    ],
    {
      width: length * 0.035,
      colour: baths.white,
    },
  );
  for (const side of [-1, 1])
    dots(
      ctx,
      [0.28, 0.42, 0.56, 0.68].map(
        (t): PathPoint => [side * length * 0.09 + length * 0.025, -length * t],
      ),
      {
        radius: length * 0.02,
        colour: baths.white,
      },
    );
}

/** Bouquets: flowers and leaves drawn by hand on a ground filled with dots. */
export function bouquet({ sheet, spec, baths }: Wax): void {
  const gap = 1 / Math.sqrt(spec.density);
  const seeds = lattice(sheet.unit, { width: 17, height: 8.5, stagger: true, rng: spec.rng });
  sheet.ctx.globalAlpha = 0.42;
  for (const at of seeds.points)
    dots(sheet.ctx, [[at.x % sheet.unit.width, at.y]], { radius: 1.3, colour: baths.warm });
  sheet.ctx.globalAlpha = 1;
  const placed = scatter(
    sheet.unit,
    [
      { name: 'flower', radius: 104 * spec.scale, jitter: 0.12, gap: 0.88 * gap, tries: 500 },
      { name: 'spray', radius: 48 * spec.scale, jitter: 0.15, gap: 0.86 * gap, tries: 400 },
      { name: 'clover', radius: 15 * spec.scale, jitter: 0.25, gap: 1.1 * gap },
    ],
    spec.rng,
  );
  for (const at of placed) {
    placeFigure(sheet, spec, { at, reach: 1.25 }, (pen) => {
      const { ctx, rng } = pen;
      const { radius } = at;
      ctx.rotate(at.turn);
      if (at.name === 'clover') {
        dots(ctx, ringPoints(radius * 0.4, 4), { radius: radius * 0.22, colour: baths.white });
        return;
      }
      if (at.name === 'flower') {
        for (let i = 0; i < 7; i += 1)
          inFrame(pen, { turn: (i / 7) * TAU + rng.range(-0.12, 0.12) }, () => {
            ctx.translate(0, -radius * 0.4);
            leafOf(ctx, radius * 0.62, baths, i % 2 === 0 ? baths.deep : baths.warm);
          });
        rosette(ctx, radius * 0.56, { petals: 9, baths });
        return;
      }
      canting(
        ctx,
        [
          [0, radius],
          [radius * 0.16, 0.2 * radius],
          [0, -radius * 0.5],
        ],
        { width: radius * 0.07, colour: baths.white },
      );
      for (const [y, turn] of [
        [0.7, 0.9],
        [0.5, -0.9],
        [0.1, 0.8],
        [-0.05, -0.8],
        [-0.35, 0],
      ] as const)
        inFrame(pen, { x: radius * 0.1, y: y * radius, turn }, () =>
          leafOf(ctx, radius * 0.66, baths, turn === 0 ? baths.warm : baths.deep),
        );
    });
  }
}
