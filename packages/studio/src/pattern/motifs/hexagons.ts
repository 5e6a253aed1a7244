import { TAU } from '../../core/interpolate.ts';
import { lattice } from '../../core/lattice.ts';
import type { Sheet } from '../../core/sheet.ts';
import { type PathPoint, polygon } from '../../core/smooth-path.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import { paint } from '../paint/paint.ts';
import type { Pen } from '../paint/pen.ts';
import { layGround } from './lay-ground.ts';
import { placeFigure } from './place-figure.ts';
import { asPrinted, printedColours } from './printed-colours.ts';

type Cell = { width: number; height: number };

/** A pointy-topped hexagon that fills its cell of the staggered grid. */
function hexagon({ width, height }: Cell, size: number): PathPoint[] {
  const [half, tall] = [(width / 2) * size, (height / 1.5) * size];
  return [
    [0, -tall],
    [half, -tall / 2],
    [half, tall / 2],
    [0, tall],
    [-half, tall / 2],
    [-half, -tall / 2],
  ];
}

function drawNested(pen: Pen, cell: Cell, colours: readonly string[]): void {
  let last = '';
  for (const size of [0.97, 0.7, 0.42]) {
    const colour = pen.rng.pick(colours.filter((other) => other !== last));
    last = colour;
    paint(pen, (ctx) => polygon(ctx, hexagon(cell, size)), {
      colour,
      radius: cell.width * size * 0.5,
    });
  }
}

function drawCube(pen: Pen, cell: Cell, colours: readonly string[]): void {
  const [top, upperRight, lowerRight, foot, lowerLeft, upperLeft] = hexagon(cell, 1);
  const middle: PathPoint = [0, 0];
  const faces: PathPoint[][] = [
    [top, upperRight, middle, upperLeft],
    [upperRight, lowerRight, foot, middle],
    [upperLeft, middle, foot, lowerLeft],
  ];
  faces.forEach((face, i) =>
    paint(pen, (ctx) => polygon(ctx, face), { colour: colours[i], radius: cell.width * 0.5 }),
  );
}

function drawFlower(pen: Pen, cell: Cell, colours: readonly string[]): void {
  paint(pen, (ctx) => polygon(ctx, hexagon(cell, 0.98)), {
    colour: colours[0],
    radius: cell.width * 0.5,
  });
  const reach = cell.width * 0.36;
  for (let i = 0; i < 6; i += 1) {
    const [a, b, c] = [(i - 0.5) / 6, i / 6, (i + 0.5) / 6].map((turn) => turn * TAU);
    const petal: PathPoint[] = [
      [0, 0],
      [Math.cos(a) * reach * 0.55, Math.sin(a) * reach * 0.55],
      [Math.cos(b) * reach, Math.sin(b) * reach],
      [Math.cos(c) * reach * 0.55, Math.sin(c) * reach * 0.55],
    ];
    paint(pen, (ctx) => polygon(ctx, petal), { colour: colours[1 + (i % 2)], radius: reach });
  }
}

function renderCells(sheet: Sheet, spec: MotifSpec): void {
  layGround(sheet, spec);
  const { rng, scale, variant, palette } = spec;
  const width = (variant === 'fine' ? 74 : 138) * scale;
  const grid = lattice(sheet.unit, { width, height: width * 0.866, stagger: true, rng });
  const cell = { width: grid.cellWidth, height: grid.cellHeight };
  const colours = [...printedColours(spec), palette.ground];
  const sorted = [palette.light, palette.blooms[0], palette.dark];
  for (const at of grid.points) {
    placeFigure(sheet, asPrinted(spec), { at, reach: 1.7 }, (pen) => {
      if (variant === 'cubes')
        drawCube(pen, cell, spec.namedColours.length > 2 ? spec.namedColours : sorted);
      else if (variant === 'flowers')
        drawFlower(pen, cell, [palette.blooms[at.column % 2], palette.light, palette.accent]);
      else drawNested(pen, cell, colours);
    });
  }
}

/** Honeycombs: nested, fine, as tumbling blocks, or with stars inside. */
export const hexagons: Motif = {
  id: 'hexagons',
  words: {
    hexagon: 6,
    geometric: 0,
    hexagonal: 6,
    honeycomb: 6,
    'tumbling block': 7,
    cube: 4,
    isometric: 5,
    beehive: 4,
    tessellation: 3,
    tile: 0,
  },
  kind: 'ground',
  ignores: ['density'],
  palettes: ['mid-century', 'nordic', 'seventies', 'terracotta'],
  variants: ['nested', 'cubes', 'flowers', 'fine'],
  pinned: (has) => {
    if (has('tumbling block', 'cube', 'isometric')) return ['cubes'];
    return has('honeycomb', 'beehive') ? ['nested', 'fine'] : [];
  },
  grid: ({ repeat }) => (repeat === 'straight' ? { columns: 1, rows: 1 } : { columns: 2, rows: 1 }),
  finish: { warp: 0.6 },
  render: renderCells,
};
