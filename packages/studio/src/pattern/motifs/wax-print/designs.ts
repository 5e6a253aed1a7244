import type { Hex } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { lattice } from '../../../core/lattice.ts';
import { scatter } from '../../../core/scatter.ts';
import type { Context, Sheet } from '../../../core/sheet.ts';
import { closedCurve, type PathPoint } from '../../../core/smooth-path.ts';
import type { MotifSpec } from '../../motif.ts';
import { clipScale } from '../clip-scale.ts';
import { placeFigure } from '../place-figure.ts';

/** Colours of one print: its ground, the dark of the outlines, the bright ones, the white of the cloth. */
export type Inks = { ground: Hex; dark: Hex; bright: readonly [Hex, Hex]; white: Hex };
export type Print = { sheet: Sheet; spec: MotifSpec; inks: Inks };

function disc(ctx: Context, radius: number, colour: Hex): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.arc(0, 0, radius, 0, TAU);
  ctx.fill();
}

/** Runs `draw` at each of `count` turns about the middle. */
function around(ctx: Context, count: number, draw: (i: number) => void): void {
  for (let i = 0; i < count; i += 1) {
    ctx.save();
    ctx.rotate((i / count) * TAU);
    draw(i);
    ctx.restore();
  }
}

function beads(
  ctx: Context,
  { count, at, radius, colour }: { count: number; at: number; radius: number; colour: Hex },
): void {
  around(ctx, count, () => {
    ctx.translate(at, 0);
    disc(ctx, radius, colour);
  });
}

function rays(
  ctx: Context,
  {
    count,
    from,
    to,
    part,
    colour,
  }: { count: number; from: number; to: number; part: number; colour: Hex },
): void {
  const half = (Math.PI / count) * part;
  ctx.fillStyle = colour;
  around(ctx, count, () => {
    ctx.beginPath();
    ctx.arc(0, 0, to, -half, half);
    ctx.arc(0, 0, from, half, -half, true);
    ctx.closePath();
    ctx.fill();
  });
}

/** Discs of grooves, rays and beads. */
function recordDisc(
  ctx: Context,
  radius: number,
  { dark, bright: [first, second], white }: Inks,
): void {
  disc(ctx, radius, dark);
  disc(ctx, radius * 0.95, white);
  rays(ctx, { count: 40, from: radius * 0.78, to: radius * 0.93, part: 0.55, colour: dark });
  disc(ctx, radius * 0.78, first);
  beads(ctx, { count: 22, at: radius * 0.69, radius: radius * 0.055, colour: white });
  disc(ctx, radius * 0.6, dark);
  disc(ctx, radius * 0.56, white);
  rays(ctx, { count: 24, from: radius * 0.4, to: radius * 0.54, part: 0.5, colour: second });
  disc(ctx, radius * 0.4, dark);
  disc(ctx, radius * 0.36, second);
  rays(ctx, { count: 12, from: radius * 0.16, to: radius * 0.34, part: 0.5, colour: dark });
  disc(ctx, radius * 0.17, white);
  disc(ctx, radius * 0.11, first);
}

/** Great discs in staggered rows, small ones and ripples of dots between. */
export function discs({ sheet, spec, inks }: Print): void {
  const size = 330 * spec.scale;
  const grid = lattice(sheet.unit, {
    width: size,
    height: size * 0.5,
    stagger: true,
    rng: spec.rng,
  });
  const radius = Math.min(
    grid.cellWidth * 0.41,
    Math.hypot(grid.cellWidth / 2, grid.cellHeight) * 0.455,
  );
  for (const at of grid.points) {
    placeFigure(sheet, spec, { at: { ...at, radius }, reach: 1.3 }, ({ ctx }) => {
      for (const [k, ring] of [1.08, 1.17, 1.26].entries())
        beads(ctx, {
          count: 56,
          at: radius * ring,
          radius: radius * (0.022 - k * 0.003),
          colour: inks.white,
        });
    });
  }
  for (const at of grid.points) {
    const turned: Inks =
      at.row % 2 === 0 ? inks : { ...inks, bright: [inks.bright[1], inks.bright[0]] };
    placeFigure(sheet, spec, { at: { ...at, radius }, reach: 1.05 }, ({ ctx }) =>
      recordDisc(ctx, radius, turned),
    );
    const small = { ...at, y: at.y + grid.cellHeight, radius: radius * 0.26 };
    placeFigure(sheet, spec, { at: small, reach: 1.1 }, ({ ctx }) => {
      disc(ctx, radius * 0.2, inks.dark);
      disc(ctx, radius * 0.16, turned.bright[1]);
      disc(ctx, radius * 0.08, inks.white);
    });
  }
}

const petalOutline = (from: number, to: number, half: number): PathPoint[] => [
  [from, 0],
  [from + (to - from) * 0.4, -half * 0.86],
  [from + (to - from) * 0.75, -half],
  [to, 0],
  [from + (to - from) * 0.75, half],
  [from + (to - from) * 0.4, half * 0.86],
];

function petals(
  ctx: Context,
  {
    count,
    from,
    to,
    half,
    colours,
  }: { count: number; from: number; to: number; half: number; colours: readonly Hex[] },
): void {
  around(ctx, count, (i) => {
    colours.forEach((colour, k) => {
      const inset = k * 0.16;
      ctx.fillStyle =
        k === 0 ? colour : (colours[1 + ((k - 1 + (i % 2)) % (colours.length - 1))] ?? colour);
      ctx.beginPath();
      closedCurve(
        ctx,
        petalOutline(
          from + (to - from) * inset * 0.7,
          to - (to - from) * inset * 0.5,
          half * (1 - inset * 1.5),
        ),
      );
      ctx.fill();
    });
  });
}

/** Great flowers with beaded hearts, over a net of fine rings. */
export function flowers({ sheet, spec, inks }: Print): void {
  const {
    dark,
    bright: [first, second],
    white,
  } = inks;
  const gap = 1 / Math.sqrt(spec.density);
  const placed = scatter(
    sheet.unit,
    [
      { name: 'great', radius: 158 * spec.scale, jitter: 0.06, gap: 0.94 * gap, tries: 500 },
      { name: 'middle', radius: 70 * spec.scale, jitter: 0.2, gap: 1.02 * gap, tries: 500 },
      { name: 'dot', radius: 11 * spec.scale, jitter: 0.35, gap: 1.25 * gap },
    ],
    spec.rng,
  );
  for (const at of placed) {
    placeFigure(sheet, spec, { at, reach: 1.15 }, ({ ctx }) => {
      const { radius } = at;
      ctx.rotate(at.turn);
      if (at.name !== 'dot')
        beads(ctx, {
          count: Math.round(radius / 2.4),
          at: radius * 1.07,
          radius: 2.6,
          colour: white,
        });
      if (at.name === 'dot') {
        disc(ctx, radius, dark);
        disc(ctx, radius * 0.6, white);
        return;
      }
      const count = at.name === 'great' ? 10 : 7;
      const half = (radius * 0.86 * Math.PI) / count;
      petals(ctx, { count, from: radius * 0.2, to: radius, half, colours: [dark, white, first] });
      petals(ctx, {
        count,
        from: radius * 0.2,
        to: radius * 0.72,
        half: half * 0.6,
        colours: [dark, second],
      });
      disc(ctx, radius * 0.3, dark);
      disc(ctx, radius * 0.26, white);
      beads(ctx, { count: 12, at: radius * 0.19, radius: radius * 0.035, colour: dark });
      disc(ctx, radius * 0.12, first);
    });
  }
}

/** Fans: half rounds of rays, laid like scales, every second row turned to other colours. */
export function fans({ sheet, spec, inks }: Print): void {
  const { dark, bright, white, ground } = inks;
  const size = 256 * spec.scale;
  const grid = lattice(sheet.unit, {
    width: size,
    height: size * 0.36,
    stagger: true,
    rng: spec.rng,
  });
  const radius = grid.cellWidth * 0.5;
  for (const at of grid.points) {
    placeFigure(sheet, spec, { at: { ...at, radius }, reach: 1.1 }, ({ ctx }) => {
      clipScale(ctx, { width: grid.cellWidth, rowHeight: grid.cellHeight });
      const [first, second] = at.row % 2 === 0 ? bright : [bright[1], bright[0]];
      disc(ctx, radius, dark);
      disc(ctx, radius * 0.96, white);
      rays(ctx, { count: 36, from: radius * 0.66, to: radius * 0.94, part: 0.62, colour: first });
      disc(ctx, radius * 0.68, dark);
      disc(ctx, radius * 0.64, ground);
      beads(ctx, { count: 26, at: radius * 0.56, radius: radius * 0.04, colour: white });
      disc(ctx, radius * 0.47, second);
      rays(ctx, { count: 20, from: radius * 0.24, to: radius * 0.45, part: 0.4, colour: dark });
      disc(ctx, radius * 0.22, white);
      disc(ctx, radius * 0.15, dark);
    });
  }
}

/** Suns: pointed stars within stars in a chequer of two grounds. */
export function suns({ sheet, spec, inks }: Print): void {
  const {
    dark,
    bright: [first, second],
    white,
    ground,
  } = inks;
  const size = 256 * spec.scale;
  const grid = lattice(sheet.unit, { width: size, height: size, paired: true, rng: spec.rng });
  const radius = grid.cellWidth * 0.5;
  const star = (
    ctx: Context,
    { points, to, inner, colour }: { points: number; to: number; inner: number; colour: Hex },
  ) => {
    ctx.fillStyle = colour;
    ctx.beginPath();
    for (let i = 0; i < points * 2; i += 1) {
      const angle = (i / (points * 2)) * TAU;
      const reach = to * (i % 2 === 0 ? 1 : inner);
      ctx.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
    }
    ctx.closePath();
    ctx.fill();
  };
  for (const at of grid.points) {
    placeFigure(sheet, spec, { at: { ...at, radius }, reach: 1.45 }, ({ ctx }) => {
      ctx.fillStyle = (at.row + at.column) % 2 === 0 ? ground : first;
      ctx.fillRect(
        -grid.cellWidth / 2 - 0.6,
        -grid.cellHeight / 2 - 0.6,
        grid.cellWidth + 1.2,
        grid.cellHeight + 1.2,
      );
    });
  }
  for (const at of grid.points) {
    const odd = (at.row + at.column) % 2 === 1;
    placeFigure(sheet, spec, { at: { ...at, radius }, reach: 1.1 }, ({ ctx }) => {
      star(ctx, { points: 16, to: radius * 0.98, inner: 0.72, colour: dark });
      star(ctx, { points: 16, to: radius * 0.88, inner: 0.74, colour: white });
      disc(ctx, radius * 0.6, odd ? ground : first);
      star(ctx, { points: 12, to: radius * 0.58, inner: 0.55, colour: dark });
      star(ctx, { points: 12, to: radius * 0.48, inner: 0.55, colour: second });
      disc(ctx, radius * 0.22, white);
      disc(ctx, radius * 0.15, dark);
    });
    const corner = {
      ...at,
      x: at.x + grid.cellWidth / 2,
      y: at.y + grid.cellHeight / 2,
      radius: radius * 0.3,
    };
    placeFigure(sheet, spec, { at: corner, reach: 1.1 }, ({ ctx }) => {
      disc(ctx, radius * 0.22, dark);
      beads(ctx, { count: 10, at: radius * 0.15, radius: radius * 0.035, colour: white });
      disc(ctx, radius * 0.08, second);
    });
  }
}
