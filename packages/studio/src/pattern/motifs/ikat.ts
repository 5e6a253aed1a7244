import { scaleInto } from '../../core/blend-into.ts';
import { type Hex, isDark, type Rgb, toRgb } from '../../core/colour.ts';
import { fbm } from '../../core/fbm.ts';
import { paintField } from '../../core/field.ts';
import { createRng } from '../../core/rng.ts';
import type { Sheet } from '../../core/sheet.ts';
import { foldIntoUnit, imagesInUnit, type Point, type Unit } from '../../core/unit.ts';
import type { Motif, MotifSpec } from '../motif.ts';

/** The cloth's ground, then the dyes. */
function dyesOf({ palette, namedColours, namedGround }: MotifSpec): Rgb[] {
  const { ground, light, dark, blooms, accent, leaves } = palette;
  const [first, second, ...more] = namedColours;
  const plain: readonly Hex[] = [
    namedGround ?? (isDark(ground) ? light : ground),
    blooms[0],
    dark,
    blooms[1],
    accent,
    leaves[1],
  ];
  if (!first) return plain.map(toRgb);
  const cloth = namedGround ?? ground;
  const dyes = second ? [first, second, ...more] : [first, first, blooms[1]];
  return [cloth, ...Array.from({ length: 5 }, (_, i) => dyes[i % dyes.length])].map(toRgb);
}

type Shape = (across: number, down: number) => number;

const stepped = (value: number) => Math.round(value * 7) / 7;

/** Distance from a figure's middle, 1 at its rim. */
const SHAPES: Record<string, Shape> = {
  diamonds: (u, v) => (u + v) * 0.74,
  medallions: (u, v) => Math.hypot(u, v) * (0.92 + 0.12 * Math.cos(Math.atan2(v, u) * 8)) * 1.1,
  ogees: (u, v) => u * (0.66 + 0.2 * Math.cos(v * Math.PI)) + v * 0.76,
  steps: (u, v) => (stepped(u) + stepped(v)) * 0.78,
};

/** Dye of each ring from the middle outwards. */
const RINGS: readonly (readonly [to: number, dye: number])[] = [
  [0.12, 4],
  [0.24, 2],
  [0.4, 1],
  [0.47, 0],
  [0.6, 3],
  [0.7, 2],
  [0.88, 0],
  [1, 1],
];

const dyeAt = (distance: number): number => RINGS.find(([to]) => distance < to)?.[1] ?? 0;

/** The dye of every pixel before the threads slip: figures on a lattice, small ones between. */
function planDyes(sheet: Sheet, { variant, scale }: MotifSpec): Uint8Array {
  const { unit, widthPx, heightPx } = sheet;
  const columns = Math.max(1, Math.round(unit.width / (256 * scale)));
  const rows = Math.max(1, Math.round(unit.height / (512 * scale)));
  const cell = { width: unit.width / columns, height: unit.height / rows };
  const hearts = latticeImages(unit, { columns, rows, offset: 0.5 });
  const fillers = latticeImages(unit, { columns, rows, offset: 0 });
  const nearest = (list: readonly Point[], x: number, y: number, size: number) => {
    let least = Number.POSITIVE_INFINITY;
    for (const point of list) {
      const across = Math.abs(x - point.x) / (cell.width * size);
      const down = Math.abs(y - point.y) / (cell.height * size);
      if (across < 2 && down < 2) least = Math.min(least, SHAPES[variant](across, down));
    }
    return least;
  };
  const plan = new Uint8Array(widthPx * heightPx);
  for (let i = 0; i < plan.length; i += 1) {
    const x = ((i % widthPx) + 0.5) / sheet.scale;
    const y = (Math.floor(i / widthPx) + 0.5) / sheet.scale;
    const heart = nearest(hearts, x, y, 0.5);
    if (heart < 1) plan[i] = dyeAt(heart);
    else {
      const filler = nearest(fillers, x, y, 0.2);
      plan[i] = filler < 0.45 ? 4 : filler < 0.7 ? 2 : filler < 1 ? 5 : 0;
    }
  }
  return plan;
}

function latticeImages(
  unit: Unit,
  { columns, rows, offset }: { columns: number; rows: number; offset: number },
): Point[] {
  const cell = { width: unit.width / columns, height: unit.height / rows };
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: ((i % columns) + 0.5) * cell.width,
    y: (Math.floor(i / columns) + offset) * cell.height,
  })).flatMap((point) => imagesInUnit(unit, point, Math.max(cell.width, cell.height)));
}

function renderThreads(sheet: Sheet, spec: MotifSpec): void {
  const { seed } = spec;
  const { unit, widthPx, scale } = sheet;
  const plan = planDyes(sheet, spec);
  const rng = createRng(`${seed}:threads`);
  const drift = fbm(sheet, { cells: 64, octaves: 3, seed: `${seed}:drift` });
  // Where rows are moved by half a unit, a thread goes on as the one half a unit further.
  const halves = unit.repeat === 'brick' ? 2 : 1;
  // A thread is as wide as a pixel of the tile's own size, also where the tile is drawn larger.
  const threadPx = Math.max(1, scale);
  const threads = widthPx / halves / threadPx;
  const slip = Float32Array.from(
    { length: threads },
    (_, thread) => drift[thread * threadPx] * 56 + rng.gauss() * 8,
  );
  const blur = Float32Array.from({ length: threads }, () => rng.range(6, 20) * 0.55);
  const tooth = fbm(sheet, { cells: 128, octaves: 2, seed: `${seed}:tooth` });
  const dyes = dyesOf(spec);
  const dyeUnder = (x: number, y: number): Rgb => {
    const at = foldIntoUnit(unit, x, y);
    return dyes[
      plan[Math.floor(at.y * scale) * widthPx + Math.min(widthPx - 1, Math.floor(at.x * scale))]
    ];
  };
  paintField(sheet, ({ index, x, y }, out) => {
    const thread = Math.floor((index % widthPx) / threadPx) % threads;
    out.fill(0);
    for (let step = -2; step <= 2; step += 1) {
      const dye = dyeUnder(x, y + slip[thread] + step * blur[thread]);
      out[0] += dye[0] / 5;
      out[1] += dye[1] / 5;
      out[2] += dye[2] / 5;
    }
    scaleInto(out, 1 + (thread % 2 === 1 ? -0.035 : 0.03) + tooth[index] * 0.06);
  });
}

/** Warp threads dyed before weaving: figures whose edges slip along every thread. */
export const ikat: Motif = {
  id: 'ikat',
  words: {
    geometric: 0,
    ikat: 7,
    uzbek: 6,
    tribal: 3,
    ethnic: 3,
    bohemian: 1,
    boho: 0,
    diamond: 0,
    medallion: 0,
    ogee: 0,
    lozenge: 0,
    feathery: 0,
    feathered: 0,
    edge: 0,
    blurred: 0,
    blurry: 0,
    warp: 0,
    stacked: 0,
    row: 0,
    'vertical row': 0,
    column: 0,
    vertical: 0,
  },
  kind: 'ground',
  ignores: ['style', 'density'],
  palettes: ['indigo', 'terracotta', 'jewel box', 'ruby plum', 'sunset', 'emerald night'],
  variants: ['ogees', 'diamonds', 'medallions', 'steps'],
  pinned: (has) => {
    if (has('diamond')) return ['diamonds', 'steps'];
    if (has('medallion')) return ['medallions'];
    return has('ogee') ? ['ogees'] : [];
  },
  repeat: 'half-drop',
  grid: ({ scale }) => {
    if (scale > 1.2) return { columns: 2, rows: 1 };
    return scale < 0.75 ? { columns: 8, rows: 4 } : { columns: 4, rows: 2 };
  },
  finish: { warp: 0, fabric: 'none' },
  render: renderThreads,
};
