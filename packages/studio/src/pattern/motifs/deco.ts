import { adjust, type Hex, isDark, lightness, mix } from '../../core/colour.ts';
import { lerp, TAU } from '../../core/interpolate.ts';
import { lattice } from '../../core/lattice.ts';
import { type Context, fillSheet, type Sheet } from '../../core/sheet.ts';
import { polygon } from '../../core/smooth-path.ts';
import { stamp } from '../../core/stamp.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import { chiefColours } from './chief-colours.ts';
import { clipScale } from './clip-scale.ts';

/** Enamel, metal and a third colour between; `second` where the prompt names it. */
type Inlay = { enamel: Hex; metal: Hex; third: Hex; second?: Hex };

function inlayOf(spec: MotifSpec): Inlay {
  const { palette, namedColours, namedAccents = [], namedGround, outline } = spec;
  if (outline) return outlinedInlay(spec, outline);
  const [metal = palette.blooms[0], ...others] = chiefColours(spec);
  const derived = isDark(palette.ground) ? palette.ground : palette.dark;
  const enamel =
    namedGround ??
    others.at(-1) ??
    (namedColours.length > 0 ? adjust(metal, -0.42, 0.35) : derived);
  const isFree = namedGround ? others.length > 0 : others.length > 1;
  const between = namedAccents[0] ?? (isFree ? others[0] : undefined);
  const third =
    between ??
    (lightness(palette.blooms[2]) < 0.6 && namedColours.length === 0
      ? palette.blooms[2]
      : mix(metal, enamel, 0.62));
  return { enamel, metal, third, ...(isFree ? { second: others[0] } : {}) };
}

/** The named colours of what the outlines go round. */
const withinOutline = (spec: MotifSpec): Hex[] =>
  chiefColours(spec).filter((colour) => colour !== spec.outline);

/** "Emerald fans with gold outlines": the lines are of the outline's colour, the enamel of the others. */
function outlinedInlay(spec: MotifSpec, outline: Hex): Inlay {
  const { palette, namedGround } = spec;
  const [first = palette.blooms[0], second] = withinOutline(spec);
  const third = second ?? namedGround ?? mix(first, outline, 0.3);
  return { enamel: first, metal: outline, third };
}

/** Light running down the metal over a height about the middle. */
function sheen(ctx: Context, metal: Hex, height: number) {
  const gradient = ctx.createLinearGradient(0, -height, 0, height * 0.4);
  gradient.addColorStop(0, adjust(metal, 0.1));
  gradient.addColorStop(0.55, metal);
  gradient.addColorStop(1, adjust(metal, -0.1));
  return gradient;
}

type Draw = (ctx: Context, size: number, inlay: Inlay) => void;

function arc(ctx: Context, radius: number, lineWidth: number): void {
  ctx.lineWidth = lineWidth;
  ctx.beginPath();
  ctx.arc(0, 0, radius, 0, TAU);
  ctx.stroke();
}

/** Overlapping scales of concentric bows; drawn row by row from the top. */
const drawScallop: Draw = (ctx, size, { enamel, metal, second }) => {
  ctx.beginPath();
  ctx.arc(0, 0, size / 2, 0, TAU);
  ctx.fillStyle = enamel;
  ctx.fill();
  const inks = [metal, second ?? metal].map((ink) => sheen(ctx, ink, size / 2));
  for (const [radius, width, ink] of [
    [0.485, 0.028, 0],
    [0.4, 0.014, 0],
    [0.34, 0.05, 1],
    [0.25, 0.014, 0],
    [0.19, 0.028, 1],
    [0.1, 0.014, 0],
  ]) {
    ctx.strokeStyle = inks[ink];
    arc(ctx, size * radius, size * width);
  }
  ctx.beginPath();
  ctx.arc(0, 0, size * 0.055, 0, TAU);
  ctx.fillStyle = metal;
  ctx.fill();
};

/** Scales of rays with beads. */
const drawRays: Draw = (ctx, size, { enamel, metal, third, second }) => {
  ctx.beginPath();
  ctx.arc(0, 0, size / 2, 0, TAU);
  ctx.fillStyle = enamel;
  ctx.fill();
  ctx.strokeStyle = sheen(ctx, metal, size / 2);
  ctx.fillStyle = metal;
  for (let ray = 0; ray <= 12; ray += 1) {
    const angle = -Math.PI + (Math.PI * ray) / 12;
    const [x, y] = [Math.cos(angle) * size, Math.sin(angle) * size];
    ctx.lineWidth = size * 0.012;
    ctx.beginPath();
    ctx.moveTo(x * 0.17, y * 0.17);
    ctx.lineTo(x * 0.43, y * 0.43);
    ctx.stroke();
    ctx.beginPath();
    ctx.arc(x * 0.43, y * 0.43, size * 0.015, 0, TAU);
    ctx.fill();
  }
  if (second) ctx.strokeStyle = sheen(ctx, second, size / 2);
  arc(ctx, size * 0.485, size * 0.026);
  arc(ctx, size * 0.15, size * 0.014);
  ctx.beginPath();
  ctx.arc(0, 0, size * 0.13, 0, TAU);
  ctx.fillStyle = third;
  ctx.fill();
};

/** A stepped diamond with a burst of rays. */
const drawDiamond: Draw = (ctx, size, { enamel, metal, third }) => {
  const colours = [enamel, metal, enamel, third, enamel, metal];
  colours.forEach((colour, step) => {
    const reach = (size / 2) * (1 - step * 0.15);
    ctx.beginPath();
    polygon(ctx, [
      [0, -reach],
      [reach, 0],
      [0, reach],
      [-reach, 0],
    ]);
    ctx.fillStyle = colour;
    ctx.fill();
    if (step > 0) return;
    ctx.strokeStyle = metal;
    ctx.lineWidth = size * 0.008;
    ctx.stroke();
  });
  ctx.strokeStyle = sheen(ctx, metal, size / 2);
  ctx.lineWidth = size * 0.006;
  ctx.beginPath();
  for (let ray = 0; ray < 24; ray += 1) {
    const [x, y] = [Math.cos((ray / 24) * TAU) * size, Math.sin((ray / 24) * TAU) * size];
    ctx.moveTo(x * 0.2, y * 0.2);
    ctx.lineTo(x * 0.31, y * 0.31);
  }
  ctx.stroke();
  ctx.beginPath();
  ctx.arc(0, 0, size * 0.055, 0, TAU);
  ctx.fillStyle = enamel;
  ctx.fill();
};

function feather(ctx: Context, length: number, part: number): void {
  ctx.beginPath();
  ctx.moveTo(0, 0);
  ctx.lineTo(-length * 0.13 * part, -length * 0.85 * part);
  ctx.quadraticCurveTo(0, -length * 1.06 * part, length * 0.13 * part, -length * 0.85 * part);
  ctx.closePath();
  ctx.fill();
}

/** A fan of nine feathers. */
const drawFan: Draw = (ctx, size, { enamel, metal, third }) => {
  ctx.translate(0, size * 0.33);
  for (let i = 0; i < 9; i += 1) {
    const turn = lerp(-1.15, 1.15, i / 8);
    const length = (size / 2) * (1.36 - 0.22 * Math.abs(turn));
    ctx.save();
    ctx.rotate(turn);
    for (const [part, colour] of [
      [1, metal],
      [0.93, enamel],
      [0.86, i % 2 === 1 ? third : metal],
      [0.6, enamel],
      [0.52, metal],
    ] as const) {
      ctx.fillStyle = colour;
      feather(ctx, length, part);
    }
    ctx.restore();
  }
  for (const [radius, colour] of [
    [0.065, metal],
    [0.04, enamel],
  ] as const) {
    ctx.beginPath();
    ctx.arc(0, 0, size * radius, 0, TAU);
    ctx.fillStyle = colour;
    ctx.fill();
  }
};

/** Plain scales, each in one colour with an edge. */
const drawScale: Draw = (ctx, size, { enamel, metal }) => {
  ctx.beginPath();
  ctx.arc(0, 0, size / 2, 0, TAU);
  ctx.fillStyle = enamel;
  ctx.fill();
  ctx.strokeStyle = metal;
  arc(ctx, size * 0.475, size * 0.05);
};

/** The colours of plain scales in turn, and that of their edges. */
function scaleColours(spec: MotifSpec): { fills: readonly Hex[]; edge: Hex } {
  const { palette, namedColours, namedAccents = [], namedGround, outline } = spec;
  const named = withinOutline(spec);
  const fills = named.length > 0 ? named : namedColours.length > 0 ? namedColours : palette.blooms;
  return { fills, edge: outline ?? namedAccents[0] ?? namedGround ?? palette.ground };
}

const DRAWINGS: Record<string, Draw> = {
  scales: drawScale,
  scallops: drawScallop,
  rays: drawRays,
  diamonds: drawDiamond,
  fans: drawFan,
};

function renderInlay(sheet: Sheet, spec: MotifSpec): void {
  const { variant, scale, rng } = spec;
  const inlay = inlayOf(spec);
  fillSheet(sheet, inlay.enamel);
  const scales = variant === 'scallops' || variant === 'rays' || variant === 'scales';
  const plain = variant === 'scales' ? scaleColours(spec) : undefined;
  const width = (scales ? 128 : 236) * scale;
  const grid = lattice(sheet.unit, { width, height: width / 2, stagger: true, rng });
  const size = grid.cellWidth;
  for (const [i, at] of grid.points.entries()) {
    const own = plain
      ? {
          ...inlay,
          enamel: plain.fills[(i * 5 + (i >> 1)) % plain.fills.length],
          metal: plain.edge,
        }
      : inlay;
    stamp(sheet, { x: at.x, y: at.y, reach: size }, (ctx) => {
      if (scales) clipScale(ctx, { width: size, rowHeight: grid.cellHeight });
      DRAWINGS[variant](ctx, size, own);
    });
  }
}

/** Designs of the twenties; plain scales are of any time. */
const ORNAMENT = ['fans', 'scallops', 'diamonds', 'rays'];

/** Ornament of the twenties: metal lines in enamel. */
export const deco: Motif = {
  id: 'deco',
  words: {
    'art deco': 7,
    deco: 6,
    gatsby: 6,
    fan: 4,
    scallop: 5,
    scalloped: 5,
    fishscale: 5,
    edge: 0,
    edged: 0,
    'fish scale': 5,
    'mermaid scale': 6,
    sunburst: 3,
    seigaiha: 4,
    'great gatsby': 7,
    twenties: 4,
    '1920s': 4,
    tile: 0,
  },
  kind: 'ground',
  ignores: ['style', 'density'],
  palettes: ['gatsby', 'emerald night', 'jewel box', 'mid-century'],
  variants: [...ORNAMENT, 'scales'],
  pinned: (has) => {
    if (has('seigaiha')) return ['scallops', 'rays'];
    if (has('scallop', 'scalloped', 'fishscale', 'fish scale', 'mermaid scale'))
      return ['scales', 'scallops'];
    if (has('fan')) return ['fans', 'rays'];
    return has('sunburst') ? ['diamonds', 'rays'] : ORNAMENT;
  },
  grid: ({ repeat }) => (repeat === 'straight' ? { columns: 1, rows: 1 } : { columns: 2, rows: 1 }),
  finish: { warp: 0.5 },
  render: renderInlay,
};
