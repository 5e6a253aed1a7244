import type { Hex } from '../../core/colour.ts';
import { TAU } from '../../core/interpolate.ts';
import { lattice } from '../../core/lattice.ts';
import type { Context, Sheet } from '../../core/sheet.ts';
import { closedCurve, type PathPoint, polygon } from '../../core/smooth-path.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import { paint } from '../paint/paint.ts';
import type { Pen } from '../paint/pen.ts';
import { layGround } from './lay-ground.ts';
import { placeFigure } from './place-figure.ts';
import { asPrinted } from './printed-colours.ts';

/** Four lobes about the middle. */
function quatrefoil(ctx: Context, radius: number): void {
  for (let lobe = 0; lobe < 4; lobe += 1) {
    const angle = (lobe * TAU) / 4;
    ctx.arc(
      Math.cos(angle) * radius * 0.52,
      Math.sin(angle) * radius * 0.52,
      radius * 0.48,
      angle - TAU / 4,
      angle + TAU / 4,
    );
  }
  ctx.closePath();
}

function star(points: number, radius: number, inner: number): PathPoint[] {
  return Array.from({ length: points * 2 }, (_, i): PathPoint => {
    const angle = (i / (points * 2)) * TAU;
    const reach = radius * (i % 2 === 0 ? 1 : inner);
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
}

function ogee(radius: number): PathPoint[] {
  return [
    [0, -radius * 1.28],
    [radius * 0.36, -radius * 0.74],
    [radius * 0.9, 0],
    [radius * 0.36, radius * 0.74],
    [0, radius * 1.28],
    [-radius * 0.36, radius * 0.74],
    [-radius * 0.9, 0],
    [-radius * 0.36, -radius * 0.74],
  ];
}

type Glaze = { lead: Hex; ground: Hex; second: Hex; third: Hex };
type Draw = (pen: Pen, radius: number, glaze: Glaze, odd: boolean) => void;

const drawQuatrefoil: Draw = (pen, radius, { lead, ground, second, third }, odd) => {
  for (const [part, colour] of [
    [1, lead],
    [0.9, ground],
    [0.82, odd ? second : lead],
    [0.58, ground],
    [0.5, odd ? lead : third],
  ] as const) {
    paint(pen, (ctx) => quatrefoil(ctx, radius * part), { colour, radius: radius * part });
  }
  paint(pen, (ctx) => polygon(ctx, star(8, radius * 0.24, 0.55)), {
    colour: ground,
    radius: radius * 0.24,
  });
};

const drawStar: Draw = (pen, radius, { lead, ground, second, third }, odd) => {
  for (const [points, part, inner, colour] of [
    [8, 1, 0.76, lead],
    [8, 0.9, 0.76, ground],
    [8, 0.78, 0.72, odd ? second : third],
    [8, 0.5, 0.5, ground],
    [16, 0.34, 0.7, lead],
  ] as const) {
    paint(pen, (ctx) => polygon(ctx, star(points, radius * part, inner)), {
      colour,
      radius: radius * part,
    });
  }
};

const drawOgee: Draw = (pen, radius, { lead, ground, second, third }, odd) => {
  for (const [part, colour] of [
    [1, lead],
    [0.88, ground],
    [0.78, odd ? second : lead],
    [0.5, ground],
    [0.42, third],
  ] as const) {
    paint(pen, (ctx) => closedCurve(ctx, ogee(radius * part), 0.8), {
      colour,
      radius: radius * part,
    });
  }
};

const drawTrellis: Draw = (pen, radius, { lead, second }, odd) => {
  const { ctx } = pen;
  for (const [width, colour] of [
    [radius * 0.2, lead],
    [radius * 0.07, pen.ground],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.beginPath();
    closedCurve(ctx, ogee(radius * 1.06), 0.8);
    ctx.stroke();
  }
  paint(pen, (path) => polygon(path, star(4, radius * (odd ? 0.3 : 0.4), 0.42)), {
    colour: second,
    radius: radius * 0.3,
  });
};

const DRAWINGS: Record<string, Draw> = {
  quatrefoils: drawQuatrefoil,
  stars: drawStar,
  ogees: drawOgee,
  trellis: drawTrellis,
};

const OFF_JOIN = 0.31;

function renderTiles(sheet: Sheet, spec: MotifSpec): void {
  layGround(sheet, spec);
  const { palette, namedColours, variant, scale, rng } = spec;
  const tall = variant === 'ogees' || variant === 'trellis';
  const width = (tall ? 150 : 182) * scale;
  const grid = lattice(sheet.unit, {
    width,
    height: tall ? width * 0.72 : width / 2,
    stagger: true,
    rng,
  });
  const [lead = palette.blooms[0], second = palette.blooms[1], third = palette.blooms[2]] =
    namedColours;
  const glaze = { lead, second, third, ground: palette.ground };
  const radius = tall ? grid.cellWidth * 0.5 : grid.cellWidth * 0.5;
  for (const point of grid.points) {
    // Down by part of a row, so that the tiles' edges are on no join.
    const at = { ...point, y: point.y + grid.cellHeight * OFF_JOIN, radius };
    placeFigure(sheet, asPrinted(spec), { at, reach: 1.5 }, (pen) =>
      DRAWINGS[variant](pen, radius * (variant === 'stars' ? 0.96 : 1), glaze, point.row % 2 === 1),
    );
  }
}

/** Glazed tiles: quatrefoils, eight-pointed stars, ogees, and a trellis. */
export const moroccan: Motif = {
  id: 'moroccan',
  words: {
    geometric: 0,
    moroccan: 6,
    morocco: 6,
    quatrefoil: 7,
    trellis: 6,
    ogee: 6,
    arabesque: 5,
    zellige: 6,
    'moroccan tile': 7,
    tile: 3,
    persian: 3,
    islamic: 5,
    mediterranean: 3,
    lattice: 4,
    tilework: 5,
  },
  kind: 'ground',
  ignores: ['density'],
  palettes: ['indigo', 'emerald night', 'terracotta', 'powder sky', 'jewel box'],
  variants: ['quatrefoils', 'stars', 'ogees', 'trellis'],
  pinned: (has) => {
    if (has('quatrefoil')) return ['quatrefoils'];
    if (has('trellis', 'lattice')) return ['trellis'];
    return has('ogee') ? ['ogees', 'trellis'] : [];
  },
  grid: ({ repeat }) => (repeat === 'straight' ? { columns: 1, rows: 1 } : { columns: 2, rows: 1 }),
  finish: { warp: 0.8 },
  render: renderTiles,
};
