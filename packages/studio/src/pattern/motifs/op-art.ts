import { toRgb } from '../../core/colour.ts';
import { paintField } from '../../core/field.ts';
import { TAU } from '../../core/interpolate.ts';
import type { Sheet } from '../../core/sheet.ts';
import type { Unit } from '../../core/unit.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import { twoColours } from './two-colours.ts';

/** A place of the flat cloth, both parts from 0 to 1. */
type Place = { u: number; v: number };
/** Bends a place of the unit, both parts from 0 to 1. */
type Bend = (x: number, y: number) => Place;

/** Radius of a ball as a part of the unit's shorter side. */
const BALL = 0.46;
/** How much a ball swells in its middle: 1 is a plain half sphere. */
const SWELL = 1.35;

/** The middle of a ball is seen from near, its rim from the side. */
function swollen(x: number, y: number, aspect: number): Place {
  const [dx, dy] = [(x - 0.5) * aspect, y - 0.5];
  const reach = Math.hypot(dx, dy) / BALL;
  if (reach >= 1 || reach === 0) return { u: x, v: y };
  const part = ((Math.asin(reach) * 2) / Math.PI) ** SWELL / reach;
  return { u: 0.5 + (dx / aspect) * part, v: 0.5 + dy * part };
}

/** Waves come twice a unit, so that they go on where the repeat moves it by half. */
const WAVES = 2;
const wave = (at: number) => Math.sin(at * TAU * WAVES);

const flat: Bend = (x, y) => ({ u: x, v: y });

const bendsOf = ({ width, height }: Unit): Record<string, Bend> => ({
  'large board': flat,
  board: flat,
  ball: (x, y) => swollen(x, y, width / height),
  folds: (x, y) => ({ u: x + (0.86 * wave(x)) / (TAU * WAVES), v: y }),
  ripple: (x, y) => ({ u: x + 0.028 * wave(y), v: y + 0.028 * wave(x) }),
  swell: (x, y) => ({
    u: x + (0.7 * wave(x)) / (TAU * WAVES),
    v: y + (0.7 * wave(y)) / (TAU * WAVES),
  }),
});

/** Checks come in fours, so that a unit holds whole pairs in each half. */
const GROUP = 4;
const checksIn = (length: number, size: number) =>
  GROUP * Math.max(1, Math.round(length / size / GROUP));

/** Size of a check in design units, and of those of two plain boards. */
const CHECK = 46;
const BOARDS: Readonly<Record<string, number>> = { 'large board': 128, board: 64 };
/** Places in a pixel, across and down, that are looked at for its share of either colour. */
const SAMPLES = 3;

function renderChecks(sheet: Sheet, spec: MotifSpec): void {
  const { unit, scale: pxPerUnit } = sheet;
  const bend = bendsOf(unit)[spec.variant];
  const [front, back] = twoColours(spec).map(toRgb);
  const check = (BOARDS[spec.variant] ?? CHECK) * spec.scale;
  const columns = checksIn(unit.width, check);
  const rows = checksIn(unit.height, check);
  const isFront = (x: number, y: number) => {
    const { u, v } = bend(x / unit.width, y / unit.height);
    return (Math.floor(u * columns) + Math.floor(v * rows)) % 2 === 0;
  };
  const steps = Array.from({ length: SAMPLES }, (_, i) => ((i + 0.5) / SAMPLES - 0.5) / pxPerUnit);
  paintField(sheet, ({ x, y }, out) => {
    let hits = 0;
    for (const dx of steps) for (const dy of steps) hits += isFront(x + dx, y + dy) ? 1 : 0;
    const share = hits / SAMPLES ** 2;
    for (let k = 0; k < 3; k += 1) out[k] = back[k] + (front[k] - back[k]) * share;
  });
}

/** Designs of checks that are bent. */
const BENDS = ['ball', 'folds', 'ripple', 'swell'];
/** Words for checks that nothing bends. */
const PLAIN_BOARDS = ['checkerboard', 'checker board', 'checker'];
/** Words that bend them. */
const BENT = [
  'op art',
  'optical art',
  'optical illusion',
  'optical',
  'optic',
  'warped',
  'distorted',
];

/** Checks that seem to bulge, fold and ripple, in two colours; a checkerboard is plain. */
export const opArt: Motif = {
  id: 'op-art',
  words: {
    geometric: 0,
    'op art': 10,
    'optical art': 10,
    'optical illusion': 9,
    optical: 6,
    optic: 6,
    checkerboard: 5,
    'checker board': 5,
    checker: 4,
    'distorted check': 7,
    'warped check': 7,
    'warped checkerboard': 9,
    ball: 0,
    bulging: 0,
    bulge: 0,
    sphere: 0,
    wavy: 0,
    warped: 0,
    distorted: 0,
  },
  kind: 'ground',
  ignores: ['style', 'density'],
  variants: [...BENDS, 'board', 'large board'],
  pinned: (has) => {
    if (has('ball', 'bulging', 'bulge', 'sphere')) return ['ball'];
    if (has('wavy')) return ['ripple', 'folds'];
    return has(...PLAIN_BOARDS) && !has(...BENT) ? ['board', 'large board'] : BENDS;
  },
  grid: () => ({ columns: 1, rows: 1 }),
  below: { veil: 0.5 },
  finish: { warp: 0, fabric: 'none' },
  render: renderChecks,
};
