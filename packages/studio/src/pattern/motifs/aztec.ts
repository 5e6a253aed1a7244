import { contrast, type Hex, isDark, mix } from '../../core/colour.ts';
import { createRng } from '../../core/rng.ts';
import type { Sheet } from '../../core/sheet.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import { createCellPlan, fillCells } from '../weave/cell-plan.ts';
import { weaveTapestry } from '../weave/tapestry.ts';
import {
  arrows,
  type Band,
  checks,
  diamonds,
  frets,
  lightning,
  pyramids,
  stripe,
} from './aztec/stepped-bands.ts';

/** Dyes by place: the field, a dark and a light yarn, then the colours. */
const [FIELD, DARK, LIGHT, A, B, C, D] = [0, 1, 2, 3, 4, 5, 6];

/** A band and the dyes of its parts, ground first. */
type Dyed = readonly [band: Band, dyes: readonly number[]];

const thin = (dye: number, rows = 2): Dyed => [stripe(rows), [dye]];

/** Half of each design from its middle band outwards: the other half mirrors it, as blankets do. */
const HALVES: Record<string, readonly Dyed[]> = {
  'stepped bands': [
    [diamonds({ rows: 28, period: 32 }), [FIELD, DARK, A, LIGHT, B]],
    thin(DARK),
    thin(B, 4),
    thin(DARK),
    [pyramids({ rows: 12, period: 32, hangs: true }), [LIGHT, C, A, DARK]],
    thin(A, 4),
    thin(LIGHT),
    [arrows({ rows: 8, period: 16 }), [DARK, C, B]],
    thin(LIGHT),
    thin(D, 6),
    [checks(4), [D, LIGHT]],
    thin(FIELD, 8),
  ],
  'saddle blanket': [
    [diamonds({ rows: 48, period: 64 }), [FIELD, DARK, A, B, LIGHT]],
    thin(FIELD, 6),
    thin(DARK),
    [frets({ rows: 12 }), [A, LIGHT, A]],
    thin(DARK),
    thin(C, 6),
    thin(LIGHT),
    thin(C, 2),
    thin(FIELD, 4),
    [pyramids({ rows: 14, period: 32 }), [FIELD, B, LIGHT, DARK]],
    thin(DARK, 2),
    thin(FIELD, 4),
    thin(A, 4),
  ],
  lightning: [
    [lightning({ rows: 28, period: 32, thick: 12 }), [FIELD, A, LIGHT, DARK]],
    [lightning({ rows: 24, period: 32, thick: 8 }), [B, C, DARK, LIGHT]],
    thin(B, 2),
    thin(DARK, 2),
    thin(D, 6),
    thin(LIGHT, 2),
  ],
  'facing pyramids': [
    thin(DARK, 2),
    [pyramids({ rows: 24, period: 32, hangs: true }), [FIELD, A, LIGHT, B]],
    thin(FIELD, 2),
    [arrows({ rows: 6, period: 8 }), [FIELD, DARK, DARK]],
    thin(FIELD, 2),
    [pyramids({ rows: 24, period: 32 }), [FIELD, C, LIGHT, D]],
    thin(DARK, 2),
  ],
};

type Row = { band: Band; line: number; dyes: readonly number[] };

/** All rows of a design, from its middle band down and back again. */
function rowsOf(variant: string): Row[] {
  const [middle, ...half] = HALVES[variant];
  const rowsIn = ([band, dyes]: Dyed) =>
    Array.from({ length: band.rows }, (_, line): Row => ({ band, line, dyes }));
  const below = half.flatMap(rowsIn);
  return [...rowsIn(middle), ...below, ...below.toReversed()];
}

/** Colours of the desert where the prompt leaves them open. */
function dyesOf({ palette, namedColours, namedGround, designSeed }: MotifSpec): Hex[] {
  const field = namedGround ?? palette.ground;
  const { blooms, leaves, accent, dark, light } = palette;
  const own =
    namedColours.length > 0
      ? [...new Set([...namedColours, ...blooms])]
      : [...blooms, leaves[1], accent];
  const [first, ...others] = own.filter((colour) => colour !== field);
  const order = namedColours.length > 0 ? others : createRng(designSeed).shuffle(others);
  const yarns = [first, ...order].map((colour) => contrast(colour, field, 0.12));
  const deep = isDark(field) ? mix(dark, '#000000', 0.3) : dark;
  return [field, deep, light, ...Array.from({ length: 4 }, (_, i) => yarns[i % yarns.length])];
}

const CELL = 4;

function renderBlanket(sheet: Sheet, spec: MotifSpec): void {
  const rows = rowsOf(spec.variant);
  const size = CELL * spec.scale;
  const plan = createCellPlan(sheet.unit, {
    cell: { width: size, height: size },
    block: { columns: spec.variant === 'saddle blanket' ? 64 : 32, rows: rows.length },
  });
  fillCells(plan, (column, row) => {
    const { band, line, dyes } = rows[row % rows.length];
    return dyes[Math.min(dyes.length - 1, band.at(column, line))];
  });
  weaveTapestry(sheet, plan, { dyes: dyesOf(spec), slit: 0.2, abrash: 0.06, seed: spec.seed });
}

/** Blankets of the American Southwest and the Andes: stepped diamonds, pyramids, lightning and frets in bands. */
export const aztec: Motif = {
  id: 'aztec',
  words: {
    geometric: 0,
    aztec: 9,
    'aztec stripe': 10,
    southwestern: 9,
    southwest: 8,
    navajo: 8,
    'native american': 8,
    serape: 7,
    'saddle blanket': 9,
    'western blanket': 9,
    tribal: 4,
    peruvian: 7,
    andean: 7,
    inca: 7,
    stepped: 4,
    diamond: 0,
    stripe: 0,
    band: 0,
    zigzag: 0,
    pyramid: 0,
  },
  kind: 'ground',
  ignores: ['style', 'density'],
  palettes: [
    'terracotta',
    'clay and olive',
    'sunset',
    'mid-century',
    'harvest',
    'emerald night',
    'nordic',
  ],
  variants: ['stepped bands', 'saddle blanket', 'lightning', 'facing pyramids'],
  pinned: (has) => {
    if (has('zigzag')) return ['lightning'];
    if (has('diamond')) return ['stepped bands', 'saddle blanket'];
    return has('pyramid') ? ['facing pyramids', 'stepped bands'] : [];
  },
  grid: ({ repeat }) => ({ columns: repeat === 'straight' ? 1 : 2, rows: 1 }),
  finish: { warp: 1, fabric: 'none' },
  render: renderBlanket,
};
