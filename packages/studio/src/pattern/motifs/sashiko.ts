import { adjust, type Hex, isDark, lightness, mix } from '../../core/colour.ts';
import { lattice } from '../../core/lattice.ts';
import type { Rng } from '../../core/rng.ts';
import { fillSheet, type Sheet } from '../../core/sheet.ts';
import type { PathPoint } from '../../core/smooth-path.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import { drawStitches, type Stitch, stitchesAlong } from '../stitch/running-stitch.ts';
import { placeFigure } from './place-figure.ts';
import {
  hempLeaf,
  linkedCircles,
  nestedArcs,
  nestedSquares,
  type SewnLines,
} from './sashiko/lines.ts';

const INDIGO = '#22365c';
const COTTON = '#f3efe2';

type Cloth = { cloth: Hex; thread: Hex };

/** White cotton on indigo, or as the prompt says: a light colour named alone is the thread's. */
function clothOf({ namedColours, namedGround, hasColourWish, palette }: MotifSpec): Cloth {
  const [first, second] = namedColours;
  const pale = (cloth: Hex) => (isDark(cloth) ? COTTON : mix(palette.dark, INDIGO, 0.5));
  if (namedGround) return { cloth: namedGround, thread: first ?? pale(namedGround) };
  if (first && second) {
    const [dark, light] = [first, second].toSorted((a, b) => lightness(a) - lightness(b));
    return { cloth: dark, thread: light };
  }
  if (first)
    return lightness(first) > 0.85
      ? { cloth: INDIGO, thread: first }
      : { cloth: first, thread: pale(first) };
  return hasColourWish && isDark(palette.ground)
    ? { cloth: palette.ground, thread: palette.light }
    : { cloth: INDIGO, thread: COTTON };
}

type Design = { lines: SewnLines; width: number; ratio: number; stagger: boolean };

const DESIGNS: Record<string, Design> = {
  'hemp leaf': { lines: hempLeaf, width: 148, ratio: Math.sqrt(3) / 2, stagger: true },
  'linked circles': { lines: linkedCircles, width: 176, ratio: 0.5, stagger: true },
  'nested arcs': { lines: nestedArcs, width: 116, ratio: 1, stagger: false },
  'nested squares': { lines: nestedSquares, width: 150, ratio: 0.5, stagger: true },
};

function sewDesign(sheet: Sheet, spec: MotifSpec, { thread }: Cloth): void {
  const { lines, width, ratio, stagger } = DESIGNS[spec.variant];
  const grid = lattice(sheet.unit, {
    width: width * spec.scale,
    height: width * spec.scale * ratio,
    stagger,
    paired: !stagger,
    rng: spec.rng,
  });
  const cell = { w: grid.cellWidth, h: grid.cellHeight };
  const radius = Math.max(cell.w, cell.h);
  const size = Math.max(0.7, Math.min(1.3, spec.scale));
  for (const at of grid.points) {
    placeFigure(sheet, spec, { at: { ...at, radius }, reach: 1.5 }, ({ ctx, rng }) => {
      const odd = (at.row + at.column) % 2 === 1;
      const stitches = lines({ ...cell, odd }).flatMap((line) => sew(line, size, rng));
      drawStitches(ctx, stitches, { colour: thread, width: 4.6 * size });
    });
  }
}

const sew = (line: readonly PathPoint[], size: number, rng: Rng): Stitch[] =>
  stitchesAlong(line, { stitch: 12.5 * size, gap: 7 * size }, rng);

/** Patches of worn indigo, each sewn down in its own way, one over the other. */
function sewPatches(sheet: Sheet, spec: MotifSpec, { cloth, thread }: Cloth): void {
  const grid = lattice(sheet.unit, {
    width: 236 * spec.scale,
    height: 204 * spec.scale,
    stagger: true,
    rng: spec.rng,
  });
  const radius = Math.max(grid.cellWidth, grid.cellHeight);
  for (const at of grid.points) {
    placeFigure(sheet, spec, { at: { ...at, radius }, reach: 1.1 }, (pen) => {
      const { ctx, rng } = pen;
      const [w, h] = [
        grid.cellWidth * rng.range(1.02, 1.3),
        grid.cellHeight * rng.range(1.02, 1.3),
      ];
      ctx.translate(rng.range(-0.08, 0.08) * w, rng.range(-0.08, 0.08) * h);
      ctx.rotate(rng.range(-0.035, 0.035));
      const shade = adjust(cloth, rng.range(-0.07, 0.1), rng.range(0.7, 1.1));
      ctx.fillStyle = 'rgba(0,0,0,0.28)';
      ctx.fillRect(-w / 2 - 1, -h / 2 + 1.5, w + 3, h + 2);
      ctx.fillStyle = shade;
      ctx.fillRect(-w / 2, -h / 2, w, h);
      drawCheck(pen.ctx, { w, h, colour: adjust(shade, 0.07), pitch: rng.pick([0, 0, 9, 22]) });
      const stitches = patchLines(w - 14, h - 14, rng).flatMap((line) => sew(line, 0.85, rng));
      drawStitches(ctx, stitches, { colour: adjust(thread, rng.range(-0.06, 0)), width: 3.6 });
    });
  }
}

/** The woven stripes of an old cloth. */
function drawCheck(
  ctx: Sheet['ctx'],
  { w, h, colour, pitch }: { w: number; h: number; colour: Hex; pitch: number },
): void {
  if (pitch === 0) return;
  ctx.fillStyle = colour;
  for (let x = -w / 2; x < w / 2 - 2; x += pitch) ctx.fillRect(x, -h / 2, 1.6, h);
  if (pitch > 10) for (let y = -h / 2; y < h / 2 - 2; y += pitch) ctx.fillRect(-w / 2, y, w, 1.6);
}

function patchLines(w: number, h: number, rng: Rng): PathPoint[][] {
  const rows = Math.round(h / 19);
  const columns = Math.round(w / 19);
  const across = Array.from({ length: rows + 1 }, (_, i): PathPoint[] => [
    [-w / 2, -h / 2 + (h * i) / rows],
    [w / 2, -h / 2 + (h * i) / rows],
  ]);
  const down = Array.from({ length: columns + 1 }, (_, i): PathPoint[] => [
    [-w / 2 + (w * i) / columns, -h / 2],
    [-w / 2 + (w * i) / columns, h / 2],
  ]);
  return rng.pick([across, down, [...across, ...down], across]);
}

/** Running stitch of white cotton on indigo, in the set patterns of Japan, and patched cloth. */
export const sashiko: Motif = {
  id: 'sashiko',
  words: {
    sashiko: 9,
    hitomezashi: 8,
    asanoha: 8,
    shippo: 7,
    boro: 8,
    'boro patchwork': 9,
    'hemp leaf': 7,
    'hemp leaf star': 7,
    'asanoha star': 8,
    interlocking: 0,
    linked: 0,
    'japanese stitching': 8,
    'running stitch': 5,
    'visible mending': 7,
    circle: 0,
    square: 0,
    patch: 0,
    patchwork: 0,
    stitch: 0,
    geometric: 0,
  },
  kind: 'ground',
  ignores: ['style', 'density'],
  palettes: ['indigo'],
  variants: ['hemp leaf', 'linked circles', 'nested arcs', 'nested squares', 'patches'],
  pinned: (has) => {
    if (has('boro', 'boro patchwork', 'patch', 'patchwork', 'visible mending')) return ['patches'];
    if (has('asanoha', 'hemp leaf', 'hemp leaf star', 'asanoha star')) return ['hemp leaf'];
    if (has('shippo', 'circle')) return ['linked circles'];
    return has('square') ? ['nested squares'] : [];
  },
  grid: ({ repeat }) => ({ columns: repeat === 'straight' ? 1 : 2, rows: 1 }),
  finish: { warp: 1, fabric: 'linen' },
  render: (sheet, spec) => {
    const cloth = clothOf(spec);
    if (spec.layer !== 'over') fillSheet(sheet, cloth.cloth);
    if (spec.variant === 'patches') sewPatches(sheet, spec, cloth);
    else sewDesign(sheet, spec, cloth);
  },
};
