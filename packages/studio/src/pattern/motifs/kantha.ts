import { contrast, type Hex, isDark, mix } from '../../core/colour.ts';
import { TAU } from '../../core/interpolate.ts';
import { lattice } from '../../core/lattice.ts';
import { createRng, type Rng } from '../../core/rng.ts';
import { scatter } from '../../core/scatter.ts';
import { fillSheet, type Sheet } from '../../core/sheet.ts';
import type { PathPoint } from '../../core/smooth-path.ts';
import { imagesInUnit } from '../../core/unit.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import { drawStitches, type Stitch, stitchesAlong } from '../stitch/running-stitch.ts';
import { echoRings, leafRows, lotusRings } from './kantha/figures.ts';
import { drawPrint, PRINTS } from './kantha/prints.ts';
import { placeFigure } from './place-figure.ts';

type Work = { sheet: Sheet; spec: MotifSpec; cloth: Hex; threads: Hex[] };

/** The cloth and the threads: those named, else undyed cotton with the palette's. */
function workOf(sheet: Sheet, spec: MotifSpec): Work {
  const { palette, namedGround, namedColours } = spec;
  const { ground, blooms, leaves, accent } = palette;
  const cloth = namedGround ?? ground;
  const own = namedColours.length > 1 ? [...namedColours] : [...blooms, leaves[1], accent];
  const threads = own
    .filter((colour) => colour !== cloth)
    .map((colour) => contrast(colour, cloth, 0.3));
  return { sheet, spec, cloth, threads };
}

const LENGTHS = { stitch: 10, gap: 6.5 };
const ROW = 13;

type Rows = { pitch?: number; colourOf: (row: number, x: number) => Hex | undefined };

/** Rows of running stitch over the whole cloth, which puckers along each. */
function sewRows({ sheet, spec }: Work, { pitch = ROW, colourOf }: Rows): void {
  const { unit, ctx } = sheet;
  const grid = lattice(unit, {
    width: LENGTHS.stitch + LENGTHS.gap,
    height: pitch,
    stagger: true,
    rng: spec.rng,
  });
  for (const [shift, colour] of [
    [0, 'rgba(0,0,0,0.07)'],
    [0.5, 'rgba(255,255,255,0.09)'],
  ] as const) {
    ctx.fillStyle = colour;
    for (let row = 0; row < grid.rows; row += 1)
      ctx.fillRect(0, (row + 0.34 + shift) * grid.cellHeight, unit.width, grid.cellHeight * 0.34);
  }
  const half = (grid.cellWidth * LENGTHS.stitch) / (LENGTHS.stitch + LENGTHS.gap) / 2;
  const byThread = new Map<Hex, Stitch[]>();
  for (const { x, y, row, seed } of grid.points) {
    const colour = colourOf(row, x);
    if (!colour) continue;
    const rng = createRng(seed);
    const [dx, dy] = [half * rng.range(0.86, 1.1), rng.range(-0.5, 0.5)];
    const shift = { x: x + rng.range(-1, 1), y: y + rng.range(-0.8, 0.8) };
    const list = byThread.get(colour) ?? [];
    for (const at of imagesInUnit(unit, shift, half * 2))
      list.push([
        [at.x - dx, at.y - dy],
        [at.x + dx, at.y + dy],
      ]);
    byThread.set(colour, list);
  }
  for (const [colour, stitches] of byThread) drawStitches(ctx, stitches, { colour, width: 3 });
}

/** Plain cloth in bands of one thread after another. */
function rows(work: Work): void {
  const { threads, spec } = work;
  const order = createRng(spec.designSeed).shuffle(threads);
  const bands = Math.max(4, order.length * 2);
  const tall = Math.ceil(Math.round(work.sheet.unit.height / ROW) / bands);
  sewRows(work, { colourOf: (row) => order[Math.floor(row / tall) % order.length] });
}

/** Patches of old printed cloth under rows of one pale thread. */
function patches(work: Work): void {
  const { sheet, spec, cloth, threads } = work;
  const grid = lattice(sheet.unit, {
    width: 224 * spec.scale,
    height: 160 * spec.scale,
    stagger: true,
    rng: spec.rng,
  });
  const radius = Math.max(grid.cellWidth, grid.cellHeight);
  for (const at of grid.points) {
    placeFigure(sheet, spec, { at: { ...at, radius }, reach: 0.9 }, (pen) => {
      const { ctx, rng } = pen;
      const [w, h] = [grid.cellWidth * 1.01, grid.cellHeight * 1.01];
      const [base, mark] = rng.shuffle([cloth, mix(cloth, threads[0], 0.2), ...threads]);
      ctx.save();
      ctx.beginPath();
      ctx.rect(-w / 2, -h / 2, w, h);
      ctx.clip();
      ctx.fillStyle = base;
      ctx.fill();
      drawPrint(ctx, { kind: rng.pick(PRINTS), w, h, colour: contrast(mark, base, 0.16) });
      ctx.restore();
      ctx.strokeStyle = 'rgba(0,0,0,0.16)';
      ctx.lineWidth = 1.6;
      ctx.strokeRect(-w / 2, -h / 2, w, h);
    });
  }
  const pale = isDark(cloth) ? spec.palette.light : mix(spec.palette.light, '#ffffff', 0.4);
  sewRows(work, { pitch: 18, colourOf: () => pale });
}

type Figure = (radius: number, rng: Rng) => { lines: PathPoint[][]; thread: number }[];

/** Figures filled with stitches, and the cloth between them rippled by rows of its own colour. */
function figures(work: Work, kinds: readonly Figure[]): void {
  const { sheet, spec, cloth, threads } = work;
  const own = isDark(cloth) ? mix(cloth, spec.palette.light, 0.45) : mix(cloth, threads[0], 0.3);
  const gap = 1 / Math.sqrt(spec.density);
  const placed = scatter(
    sheet.unit,
    [
      { name: 'large', radius: 118 * spec.scale, jitter: 0.08, gap: gap, tries: 400 },
      { name: 'small', radius: 52 * spec.scale, jitter: 0.12, gap: gap, tries: 300 },
    ],
    spec.rng,
  );
  sewRows(work, { colourOf: () => own });
  for (const at of placed) {
    placeFigure(sheet, spec, { at, reach: 1.1 }, ({ ctx, rng }) => {
      ctx.rotate(at.turn);
      ctx.fillStyle = cloth;
      ctx.beginPath();
      ctx.arc(0, 0, at.radius, 0, TAU);
      ctx.fill();
      const kind = at.name === 'large' ? kinds[0] : kinds[1];
      const order = rng.shuffle(threads);
      for (const { lines, thread } of kind(at.radius * 0.97, rng)) {
        const stitches = lines.flatMap((line) => stitchesAlong(line, { stitch: 9, gap: 5 }, rng));
        drawStitches(ctx, stitches, { colour: order[thread % order.length], width: 3 });
      }
    });
  }
}

const DESIGNS: Record<string, (work: Work) => void> = {
  rows,
  patches,
  lotus: (work) => figures(work, [lotusRings, leafRows]),
  ripples: (work) => figures(work, [echoRings, echoRings]),
};

/** Running stitch of Bengal: rows that ripple the cloth, patched saris, lotus and leaves filled with stitches. */
export const kantha: Motif = {
  id: 'kantha',
  words: {
    'feather stitch': 0,
    'feather stitching': 0,
    kantha: 9,
    'kantha quilt': 10,
    'kantha stitch': 10,
    bengali: 6,
    'sari quilt': 8,
    sujani: 7,
    patch: 0,
    patchwork: 0,
    quilt: 0,
    row: 0,
    lotus: 0,
    ripple: 0,
    wave: 0,
    'running stitch': 4,
  },
  kind: 'ground',
  ignores: ['style'],
  palettes: [
    'terracotta',
    'heirloom',
    'summer fruit',
    'indigo',
    'blush garden',
    'harvest',
    'jewel box',
  ],
  variants: ['lotus', 'patches', 'rows', 'ripples'],
  pinned: (has) => {
    if (has('patch', 'patchwork', 'sari quilt', 'kantha quilt')) return ['patches', 'rows'];
    if (has('row')) return ['rows'];
    if (has('ripple', 'wave')) return ['ripples'];
    return has('lotus') ? ['lotus'] : [];
  },
  grid: ({ repeat }) => ({ columns: repeat === 'straight' ? 1 : 2, rows: 1 }),
  finish: { warp: 1.6, fabric: 'cotton' },
  render: (sheet, spec) => {
    const work = workOf(sheet, spec);
    if (spec.layer !== 'over') fillSheet(sheet, work.cloth);
    DESIGNS[spec.variant](work);
  },
};
