import { adjust, type Hex, isDark, lightness, mix } from '../../core/colour.ts';
import { TAU } from '../../core/interpolate.ts';
import { lattice } from '../../core/lattice.ts';
import { createRng } from '../../core/rng.ts';
import { fillSheet, type Sheet } from '../../core/sheet.ts';
import { imagesInUnit, type Point } from '../../core/unit.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import { unevenPrint } from '../resist/uneven-print.ts';

type Vat = { ground: Hex; knots: Hex; second: Hex };

/** Dyed cloth and the knots kept from it, where the prompt names no colours. */
const VATS: readonly Vat[] = [
  { ground: '#a81d2c', knots: '#fbeec9', second: '#f2b53a' },
  { ground: '#17593f', knots: '#f7f0d2', second: '#efb631' },
  { ground: '#3d1440', knots: '#fae7d4', second: '#e6558a' },
  { ground: '#1d2f63', knots: '#f6f1e2', second: '#e9a93c' },
];

function vatOf({ namedColours, namedGround, hasColourWish, palette, designSeed }: MotifSpec): Vat {
  if (!hasColourWish && !namedGround) return createRng(designSeed).pick(VATS);
  const [first = palette.blooms[0], second] = namedColours;
  const ground = namedGround ?? (isDark(first) || !second ? first : second);
  const other = [first, second].find((colour) => colour !== undefined && colour !== ground);
  const pale =
    lightness(ground) > 0.8 ? adjust(ground, -0.42, 1.3) : mix(palette.light, '#fbeec9', 0.5);
  // One dye beside the ground's is that of the dots.
  if (other && namedGround) return { ground, knots: other, second: mix(other, pale, 0.4) };
  return {
    ground,
    knots: other && lightness(other) > 0.85 ? other : pale,
    second: other ?? mix(pale, '#f0b432', 0.6),
  };
}

/** One tied point: its place, and whether it is of the second dye. */
type Knot = Point & { seed: number; second?: boolean; large?: boolean };

/** Rings of knots about a middle. */
function rounds({ x, y }: Point, radius: number, rings: number): Knot[] {
  return Array.from({ length: rings }, (_, ring) => {
    const reach = (radius * (ring + 0.5)) / rings;
    const count = ring === 0 ? 4 : Math.round((TAU * reach) / 15);
    return Array.from({ length: count }, (__, i): Knot => {
      const angle = ((i + (ring % 2) * 0.5) / count) * TAU;
      return {
        x: x + Math.cos(angle) * reach,
        y: y + Math.sin(angle) * reach,
        seed: ring * 97 + i,
        second: ring % 3 === 1,
      };
    });
  }).flat();
}

type Layout = (sheet: Sheet, spec: MotifSpec) => Knot[];

/** Close rows of knots that leave lozenges of the second dye. */
const lozenges: Layout = ({ unit }, { scale, rng }) => {
  const grid = lattice(unit, { width: 128 * scale, height: 64 * scale, stagger: true, rng });
  return grid.points.flatMap((at) => {
    const knots: Knot[] = [];
    for (let a = 0; a < 6; a += 1)
      for (let b = 0; b < 6; b += 1) {
        const [u, v] = [(a + 0.5) / 6 - 0.5, (b + 0.5) / 6 - 0.5];
        const ring = Math.max(Math.abs(u), Math.abs(v));
        knots.push({
          x: at.x + (u - v) * grid.cellWidth * 0.5,
          y: at.y + (u + v) * grid.cellHeight,
          seed: at.seed + a * 31 + b,
          second: ring < 0.2,
          large: ring > 0.4,
        });
      }
    return knots.filter(({ large }) => !large || at.row % 2 === 0);
  });
};

/** Great rounds in rows, small ones between, single knots strewn over the rest. */
const wheels: Layout = ({ unit }, { scale, rng }) => {
  const grid = lattice(unit, { width: 256 * scale, height: 128 * scale, stagger: true, rng });
  const radius = Math.min(grid.cellWidth * 0.36, grid.cellHeight * 0.8);
  return grid.points.flatMap((at) => [
    ...rounds(at, radius, 6),
    ...rounds({ x: at.x + grid.cellWidth / 2, y: at.y }, radius * 0.26, 2),
    ...[-1, 1].flatMap((side) =>
      [-1, 1].map(
        (up): Knot => ({
          x: at.x + grid.cellWidth / 2 + side * radius * 0.5,
          y: at.y + up * radius * 0.5,
          seed: at.seed,
        }),
      ),
    ),
  ]);
};

/** Fours of knots in a square net, lines of single ones between. */
const squares: Layout = ({ unit }, { scale, rng }) => {
  const grid = lattice(unit, { width: 102 * scale, height: 102 * scale, paired: true, rng });
  return grid.points.flatMap((at) => {
    const odd = (at.row + at.column) % 2 === 1;
    const four = [-1, 1].flatMap((i) =>
      [-1, 1].map(
        (j): Knot => ({
          x: at.x + i * 9,
          y: at.y + j * 9,
          seed: at.seed + i + j * 3,
          second: odd,
          large: true,
        }),
      ),
    );
    const net = Array.from({ length: 6 }, (_, k) => (k + 0.5) / 6 - 0.5).flatMap((t): Knot[] => [
      { x: at.x + t * grid.cellWidth, y: at.y + grid.cellHeight / 2, seed: at.seed + 7 },
      { x: at.x + grid.cellWidth / 2, y: at.y + t * grid.cellHeight, seed: at.seed + 9 },
    ]);
    return [...four, ...net];
  });
};

/** Flowers of drop-shaped petals, each drawn by its knots. */
const blossoms: Layout = ({ unit }, { scale, rng }) => {
  const grid = lattice(unit, { width: 204 * scale, height: 102 * scale, stagger: true, rng });
  const radius = Math.min(grid.cellWidth * 0.4, grid.cellHeight * 0.82);
  return grid.points.flatMap((at) => {
    const knots: Knot[] = rounds(at, radius * 0.24, 2);
    for (let petal = 0; petal < 6; petal += 1) {
      const turn = (petal / 6) * TAU;
      for (let i = 0; i < 11; i += 1) {
        const t = (i / 11) * TAU;
        const [along, across] = [
          radius * (0.66 + 0.3 * Math.cos(t)),
          radius * 0.2 * Math.sin(t) * (1 + 0.3 * Math.cos(t)),
        ];
        knots.push({
          x: at.x + Math.cos(turn) * along - Math.sin(turn) * across,
          y: at.y + Math.sin(turn) * along + Math.cos(turn) * across,
          seed: at.seed + petal * 13 + i,
        });
      }
      knots.push({
        x: at.x + Math.cos(turn) * radius * 0.68,
        y: at.y + Math.sin(turn) * radius * 0.68,
        seed: at.seed + petal,
        second: true,
        large: true,
      });
    }
    knots.push({ x: at.x + grid.cellWidth / 2, y: at.y, seed: at.seed, second: true });
    return knots;
  });
};

const LAYOUTS: Record<string, Layout> = { wheels, lozenges, squares, blossoms };

const KNOT = 5.4;

/** Ties every knot: an uneven ring of bare cloth about a speck of dye, its rim bled. */
function drawKnots(sheet: Sheet, knots: readonly Knot[], vat: Vat): void {
  const { ctx, unit } = sheet;
  for (const knot of knots) {
    const rng = createRng(knot.seed);
    const radius = KNOT * (knot.large ? 1.2 : 1) * rng.range(0.84, 1.14);
    const shift = { x: knot.x + rng.range(-1.2, 1.2), y: knot.y + rng.range(-1.2, 1.2) };
    const [wide, turn, speck] = [
      rng.range(0.86, 1.12),
      rng.range(0, Math.PI),
      rng.range(0.3, 0.44),
    ];
    const bare = knot.second ? vat.second : vat.knots;
    for (const at of imagesInUnit(unit, shift, radius * 2)) {
      for (const [part, colour, alpha] of [
        [1.3, bare, 0.25],
        [1, bare, 0.95],
        [speck, vat.ground, 0.92],
      ] as const) {
        ctx.globalAlpha = alpha;
        ctx.fillStyle = colour;
        ctx.beginPath();
        ctx.ellipse(
          at.x,
          at.y,
          radius * part * wide,
          (radius * part) / wide,
          at.flipped ? -turn : turn,
          0,
          TAU,
        );
        ctx.fill();
      }
    }
  }
  ctx.globalAlpha = 1;
}

function renderCloth(sheet: Sheet, spec: MotifSpec): void {
  const vat = vatOf(spec);
  if (spec.layer !== 'over') fillSheet(sheet, vat.ground);
  drawKnots(sheet, LAYOUTS[spec.variant](sheet, spec), vat);
  unevenPrint(sheet, {
    cloth: adjust(vat.ground, isDark(vat.ground) ? 0.12 : -0.08),
    amount: 0.5,
    seed: spec.seed,
  });
}

/** Tied and dyed cloth of Gujarat and Rajasthan: figures of tiny knots, each a ring of bare cloth. */
export const bandhani: Motif = {
  id: 'bandhani',
  words: {
    bandhani: 10,
    bandhej: 10,
    bandhini: 10,
    'tie and dye': 6,
    'tied and dyed': 6,
    gujarati: 6,
    rajasthani: 5,
    knot: 0,
    dot: 0,
    circle: 0,
    flower: 0,
    square: 0,
    diamond: 0,
    lozenge: 0,
    grid: 0,
  },
  kind: 'ground',
  ignores: ['style', 'density'],
  variants: ['wheels', 'lozenges', 'squares', 'blossoms'],
  pinned: (has) => {
    if (has('circle')) return ['wheels'];
    if (has('diamond', 'lozenge')) return ['lozenges'];
    if (has('flower')) return ['blossoms', 'wheels'];
    return has('square') ? ['squares'] : [];
  },
  grid: ({ repeat }) => ({ columns: repeat === 'straight' ? 1 : 2, rows: 1 }),
  finish: { warp: 2.4, fabric: 'cotton' },
  render: renderCloth,
};
