import { adjust, type Hex, isDark } from '../../core/colour.ts';
import { TAU } from '../../core/interpolate.ts';
import { lattice } from '../../core/lattice.ts';
import type { Sheet } from '../../core/sheet.ts';
import { closedCurve, type PathPoint } from '../../core/smooth-path.ts';
import { line } from '../botany/marks.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import { paint } from '../paint/paint.ts';
import type { Pen } from '../paint/pen.ts';
import { clipScale } from './clip-scale.ts';
import { layGround } from './lay-ground.ts';
import { placeFigure } from './place-figure.ts';
import { asPrinted } from './printed-colours.ts';

type Sea = { deep: Hex; mid: Hex; foam: Hex };
type Draw = (pen: Pen, size: number, sea: Sea) => void;

/** Bows within bows, as on old fire coats. */
const drawBows: Draw = (pen, size, { deep, foam }) => {
  for (let ring = 0; ring < 5; ring += 1) {
    const radius = size * (0.5 - ring * 0.1);
    paint(pen, (ctx) => ctx.arc(0, 0, radius, 0, TAU), {
      colour: ring % 2 === 0 ? foam : deep,
      radius,
    });
    const within = radius - size * 0.018;
    if (ring % 2 === 0)
      paint(pen, (ctx) => ctx.arc(0, 0, within - size * 0.03, 0, TAU), {
        colour: deep,
        radius: within,
      });
  }
};

/** A breaking wave: a back, a curl, and claws of foam. */
const drawBreaker: Draw = (pen, size, { deep, mid, foam }) => {
  const body: PathPoint[] = [
    [-0.62, 0.34],
    [-0.4, 0.02],
    [-0.16, -0.3],
    [0.14, -0.42],
    [0.38, -0.3],
    [0.46, -0.08],
    [0.36, 0.06],
    [0.24, 0.02],
    [0.28, -0.1],
    [0.2, -0.18],
    [0.06, -0.12],
    [0.02, 0.06],
    [0.14, 0.22],
    [0.4, 0.32],
    [0.62, 0.34],
  ];
  const shape = (part: number, dx: number, dy: number) =>
    body.map(([x, y]): PathPoint => [(x * part + dx) * size, (y * part + dy) * size]);
  paint(pen, (ctx) => closedCurve(ctx, shape(1, 0, 0)), {
    colour: deep,
    tip: mid,
    radius: size * 0.6,
  });
  for (const [dx, dy] of [
    [-0.05, 0.07],
    [-0.1, 0.14],
  ]) {
    const streak = body
      .slice(0, 5)
      .map(([x, y]): PathPoint => [(x * 0.92 + dx) * size, (y * 0.92 + dy) * size]);
    line(pen, streak, { width: size * 0.016, colour: foam, alpha: 0.8 });
  }
  for (let i = 0; i < 7; i += 1) {
    const [x, y] = body[3 + (i % 5)];
    const lift = pen.rng.range(0.03, 0.09);
    const radius = size * pen.rng.range(0.028, 0.055);
    const at = { x: (x + pen.rng.range(-0.05, 0.06)) * size, y: (y - lift * 0.6) * size };
    paint(pen, (ctx) => ctx.arc(at.x, at.y, radius, 0, TAU), { colour: foam, radius });
  }
};

/** A row of rolling curls, as in a running-dog border. */
const drawCurl: Draw = (pen, size, { deep, foam }) => {
  const spiral = Array.from({ length: 24 }, (_, i): PathPoint => {
    const t = i / 23;
    const angle = t * TAU * 1.35 - 0.4;
    const radius = size * 0.27 * (1 - t * 0.86);
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });
  line(pen, spiral, { width: size * 0.055, colour: deep });
  const wave = Array.from(
    { length: 9 },
    (_, i): PathPoint => [(i / 8 - 0.5) * size, (0.34 + 0.05 * Math.sin((i / 8) * TAU)) * size],
  );
  line(pen, wave, { width: size * 0.05, colour: deep });
  line(
    pen,
    wave.map(([x, y]): PathPoint => [x, y + size * 0.08]),
    { width: size * 0.016, colour: foam === pen.ground ? deep : foam },
  );
};

/** Hand-drawn water lines. */
const drawRipple: Draw = (pen, size, { deep, mid }) => {
  for (let row = -1; row <= 1; row += 1) {
    const ripple = Array.from({ length: 13 }, (_, i): PathPoint => {
      const x = i / 12 - 0.5;
      return [x * size, (row * 0.17 + 0.055 * Math.sin((x + 0.5) * TAU * 2)) * size];
    });
    line(pen, ripple, { width: size * (row === 0 ? 0.04 : 0.024), colour: row === 0 ? deep : mid });
  }
};

const DRAWINGS: Record<string, { draw: Draw; width: number; flat: number; covers: boolean }> = {
  seigaiha: { draw: drawBows, width: 138, flat: 0.25, covers: true },
  breakers: { draw: drawBreaker, width: 250, flat: 0.46, covers: false },
  curls: { draw: drawCurl, width: 150, flat: 0.82, covers: false },
  ripples: { draw: drawRipple, width: 256, flat: 0.5, covers: false },
};

function seaOf({ palette, namedColours, namedGround, hasColourWish }: MotifSpec): Sea {
  const ground = palette.ground;
  if (namedColours.length === 0 && !hasColourWish && !namedGround) {
    const onDark = isDark(ground);
    return onDark
      ? { deep: '#8fb4d6', mid: '#5f8fbf', foam: '#f4f1e6' }
      : { deep: '#23457a', mid: '#5f8fbf', foam: ground };
  }
  const [deep = palette.blooms[0], mid = adjust(deep, isDark(deep) ? 0.16 : -0.12)] = namedColours;
  return { deep, mid, foam: isDark(ground) ? palette.light : ground };
}

/** Water: bows, breakers, running curls, ripples. */
export const waves: Motif = {
  id: 'waves',
  words: {
    wave: 6,
    wavy: 3,
    seigaiha: 7,
    ocean: 3,
    sea: 2,
    water: 3,
    ripple: 5,
    surf: 4,
    hokusai: 6,
    japanese: 2,
    tide: 4,
    'great wave': 7,
    'ocean wave': 7,
    nautical: 1,
    coastal: 0,
  },
  kind: 'figures',
  ignores: ['density'],
  palettes: ['indigo', 'powder sky', 'regatta', 'frost'],
  variants: ['seigaiha', 'breakers', 'curls', 'ripples'],
  pinned: (has) => {
    if (has('seigaiha')) return ['seigaiha'];
    return has('hokusai', 'great wave', 'surf') ? ['breakers'] : [];
  },
  grid: ({ repeat }) => (repeat === 'straight' ? { columns: 1, rows: 1 } : { columns: 2, rows: 1 }),
  finish: { warp: 1.2 },
  render: (sheet: Sheet, spec: MotifSpec) => {
    layGround(sheet, spec);
    const { draw, width, flat, covers } = DRAWINGS[spec.variant];
    const grid = lattice(sheet.unit, {
      width: width * spec.scale,
      height: width * flat * spec.scale,
      stagger: true,
      rng: spec.rng,
    });
    const sea = seaOf(spec);
    for (const at of grid.points) {
      placeFigure(
        sheet,
        asPrinted(spec),
        { at: { ...at, radius: grid.cellWidth / 2 }, reach: 1.5 },
        (pen) => {
          if (covers) clipScale(pen.ctx, { width: grid.cellWidth, rowHeight: grid.cellHeight });
          draw(pen, grid.cellWidth, sea);
        },
      );
    }
  },
};
