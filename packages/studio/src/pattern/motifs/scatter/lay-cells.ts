import type { Hex } from '../../../core/colour.ts';
import { standOut } from '../../../core/colour-moves.ts';
import { type LatticePoint, lattice } from '../../../core/lattice.ts';
import type { Context, Sheet } from '../../../core/sheet.ts';
import { stamp } from '../../../core/stamp.ts';
import type { MotifSpec } from '../../motif.ts';
import { placeFigure } from '../place-figure.ts';
import { specOfThing } from '../thing-spec.ts';
import { heroRadius } from './hero-radius.ts';

/** Half the width and half the height of a cell, in design units. */
type Half = { w: number; h: number };

type Cell = {
  /** Width and height of the grid's step in radii of the thing. */
  step: readonly [number, number];
  stagger: boolean;
  /** Half a cell by the grid's own step. */
  halfOf: (width: number, height: number) => Half;
  outline: (ctx: Context, half: Half) => void;
  /** Radius of the thing as a part of half the cell. */
  fill: number;
};

function diamondPath(ctx: Context, { w, h }: Half): void {
  ctx.moveTo(0, -h);
  ctx.lineTo(w, 0);
  ctx.lineTo(0, h);
  ctx.lineTo(-w, 0);
  ctx.closePath();
}

/** An onion of four S-curves that run into those of its neighbours. */
function ogeePath(ctx: Context, { w, h }: Half): void {
  ctx.moveTo(0, -h);
  ctx.bezierCurveTo(0, -h * 0.45, w, -h * 0.55, w, 0);
  ctx.bezierCurveTo(w, h * 0.55, 0, h * 0.45, 0, h);
  ctx.bezierCurveTo(0, h * 0.45, -w, h * 0.55, -w, 0);
  ctx.bezierCurveTo(-w, -h * 0.55, 0, -h * 0.45, 0, -h);
}

function hexagonPath(ctx: Context, { w, h }: Half): void {
  ctx.moveTo(0, -h);
  for (const [x, y] of [
    [w, -h / 2],
    [w, h / 2],
    [0, h],
    [-w, h / 2],
    [-w, -h / 2],
  ])
    ctx.lineTo(x, y);
  ctx.closePath();
}

const squarePath = (ctx: Context, { w, h }: Half) => ctx.rect(-w, -h, w * 2, h * 2);

const CELLS = {
  ogee: {
    step: [3.3, 2.3],
    stagger: true,
    halfOf: (width, height) => ({ w: width / 2, h: height }),
    outline: ogeePath,
    fill: 0.56,
  },
  diamond: {
    step: [3.4, 1.9],
    stagger: true,
    halfOf: (width, height) => ({ w: width / 2, h: height }),
    outline: diamondPath,
    fill: 0.5,
  },
  hexagon: {
    step: [2.7, 2.34],
    stagger: true,
    halfOf: (width, height) => ({ w: width / 2, h: (height * 2) / 3 }),
    outline: hexagonPath,
    fill: 0.66,
  },
  square: {
    step: [2.6, 2.6],
    stagger: false,
    halfOf: (width, height) => ({ w: width / 2, h: height / 2 }),
    outline: squarePath,
    fill: 0.68,
  },
} as const satisfies Record<string, Cell>;

const CHECKS = [
  'check',
  'each check',
  'every check',
  'gingham',
  'checkerboard',
  'checked',
] as const;

const inEach = (...cells: readonly string[]) =>
  cells.flatMap((cell) => [cell, `each ${cell}`, `every ${cell}`]);

function cellOf({ has }: MotifSpec): Cell {
  if (has(...inEach('ogee', 'moroccan', 'quatrefoil'))) return CELLS.ogee;
  if (has(...inEach('hexagon', 'honeycomb'))) return CELLS.hexagon;
  if (has(...inEach('diamond', 'lozenge', 'harlequin', 'trellis', 'lattice', 'argyle')))
    return CELLS.diamond;
  return CELLS.square;
}

/** The colour of the cells, and the order of the things without it where it is theirs as well. */
function partsOf(spec: MotifSpec): { line: Hex; figures: MotifSpec } {
  const { namedColours, palette, coloursOfThings } = spec;
  const ofThings = new Set([...(coloursOfThings?.values() ?? [])].flat());
  const line = namedColours.find((colour) => !ofThings.has(colour));
  const isGlaze = spec.has('delft', 'delft tile', 'azulejo', 'azulejo tile', 'portuguese tile');
  if (!line || namedColours.length > 1 || isGlaze)
    return { line: line ?? palette.leaves[0], figures: spec };
  return { line, figures: { ...spec, namedColours: [], hasColourWish: false } };
}

/** Lightness and distance by which the cells stand off their ground. */
const APART = { gap: 0.12, lightness: 0.1 };
/** Tone of a band of checks: where two cross the colour is nearly full. */
const BAND_ALPHA = 0.42;

/** Checks of crossing bands, or the outlines of cells. */
function drawCells(
  sheet: Sheet,
  { spec, cell, half, line }: { spec: MotifSpec; cell: Cell; half: Half; line: Hex },
  points: readonly LatticePoint[],
): void {
  const isCheck = spec.has(...CHECKS);
  const reach = Math.hypot(half.w, half.h) + 4;
  for (const at of points)
    stamp(sheet, { x: at.x, y: at.y, reach }, (ctx) => {
      ctx.beginPath();
      cell.outline(ctx, half);
      if (!isCheck) {
        ctx.strokeStyle = line;
        ctx.lineWidth = Math.max(3, half.w * 0.09);
        ctx.lineJoin = 'round';
        ctx.stroke();
        return;
      }
      ctx.fillStyle = line;
      for (const isBand of [at.column % 2 === 1, at.row % 2 === 1]) {
        if (!isBand) continue;
        ctx.globalAlpha = BAND_ALPHA;
        ctx.fill();
      }
      ctx.globalAlpha = 1;
    });
}

/** Lays one thing in each cell of a lattice, of hexagons or of checks, as the prompt names them. */
export function layCells(sheet: Sheet, spec: MotifSpec): void {
  const cell = cellOf(spec);
  const radius = heroRadius(spec);
  const grid = lattice(sheet.unit, {
    width: radius * cell.step[0],
    height: radius * cell.step[1],
    stagger: cell.stagger,
    paired: !cell.stagger,
    rng: spec.rng,
  });
  const half = cell.halfOf(grid.cellWidth, grid.cellHeight);
  const { line, figures } = partsOf(spec);
  const shown = standOut(line, spec.palette.ground, APART);
  drawCells(sheet, { spec, cell, half, line: shown }, grid.points);
  const size = Math.min(half.w, half.h) * cell.fill;
  for (const at of grid.points) {
    const subject = spec.subjects[(at.row + at.column) % spec.subjects.length];
    placeFigure(
      sheet,
      specOfThing(figures, subject),
      { at: { ...at, radius: size }, reach: 1.5 },
      (pen) => subject.draw(pen, size),
    );
  }
}
