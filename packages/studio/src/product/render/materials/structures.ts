import type { LaidPrint } from '../laid-print.ts';
import { laidAt } from '../laid-print.ts';
import type { Spot } from '../light/spot.ts';
import { grain } from './grain.ts';

/** A build of a cloth that shows as relief or as a figure in its own colour. */
export type StructureId =
  | 'cables'
  | 'ribs'
  | 'cord'
  | 'pleats'
  | 'pucker'
  | 'straw'
  | 'scales'
  | 'smocking'
  | 'crinkle'
  | 'crumple'
  | 'plain'
  | 'figured';

/** Bends a place of cloth over its structure, or lightens it. */
export type Structure = (spot: Spot) => void;

/** Distance from the middle of a row, -0.5 to 0.5. */
const inRow = (at: number): number => at - Math.floor(at) - 0.5;

/** Round ridges side by side, `pitchPx` page pixels from one to the next. */
const ridges =
  (pitchPx: number, { steep, depth }: { steep: number; depth: number }): Structure =>
  (spot) => {
    const across = inRow(spot.u / pitchPx);
    spot.nx += steep * 2 * across;
    spot.open *= 1 - depth * (2 * Math.abs(across)) ** 4;
  };

/** Page pixels: about 9 cm from cable to cable, 8 cm from crossing to crossing. */
const CABLE = { pitch: 44, cross: 21, sway: 6, strand: 5.6 };

/** Two strands that cross over one another, on a ground of purl stitches. */
function cables(spot: Spot): void {
  const across = inRow(spot.u / CABLE.pitch) * CABLE.pitch;
  const turn = (Math.PI * spot.v) / CABLE.cross;
  const sway = CABLE.sway * Math.sin(turn);
  const upper = Math.cos(turn) > 0 ? sway : -sway;
  for (const middle of [upper, -upper]) {
    const aside = (across - middle) / CABLE.strand;
    if (Math.abs(aside) > 1) continue;
    spot.nx += 1.15 * aside;
    spot.ny += 0.2 * Math.cos(turn);
    spot.open *= 1 - 0.55 * aside ** 4;
    spot.crest = 0.5 - Math.abs(aside);
    return;
  }
  const isBeside = Math.abs(across) < CABLE.sway + CABLE.strand + 3;
  spot.open *= isBeside ? 0.62 : 0.84;
  spot.nx += 0.3 * Math.sin((2 * Math.PI * spot.u) / 7);
}

/** Pleats pressed to one side: a slope, then a step in shadow. */
function pleats(spot: Spot): void {
  const across = inRow(spot.u / 13);
  spot.nx += across < 0.3 ? 0.35 + 0.5 * across : -1.1;
  spot.open *= across > 0.3 ? 0.66 : 1;
}

/** Stripes of seersucker: every other one lies puckered between two flat ones. */
function pucker(spot: Spot): void {
  const row = Math.floor(spot.u / 9);
  if (row % 2 === 0) return;
  spot.ny += 0.42 * Math.sin(spot.v * 0.85 + row * 2.3 + Math.sin(spot.v * 0.21 + row));
  spot.open *= 0.93;
}

/** Plaited straw: strands over and under one another. */
function straw(spot: Spot): void {
  const [across, along] = [spot.u / 5.5, spot.v / 5.5];
  const isOver = (Math.floor(across) + Math.floor(along)) % 2 === 0;
  const bend = inRow(isOver ? along : across);
  if (isOver) spot.ny += 1.3 * bend;
  else spot.nx += 1.3 * bend;
  const tone = isOver ? 1.06 : 0.9;
  spot.open *= 1 - 0.5 * (2 * Math.abs(bend)) ** 4;
  spot.r *= tone;
  spot.g *= tone;
  spot.b *= tone;
}

/** Skin of crocodile: plates in rows, each a low cushion in a groove. */
function scales(spot: Spot): void {
  const row = Math.floor(spot.v / 11);
  const across = inRow(spot.u / 15 + (row % 2) * 0.5 + 0.15 * Math.sin(row * 3.1));
  const along = inRow(spot.v / 11);
  spot.nx += 0.8 * across;
  spot.ny += 0.8 * along;
  const edge = Math.max(Math.abs(across), Math.abs(along)) * 2;
  spot.open *= 1 - 0.6 * edge ** 8;
}

/** Rows of elastic stitches, the cloth puffed between them. */
function smocking(spot: Spot): void {
  const across = inRow(spot.v / 10);
  spot.ny += 1.1 * across;
  spot.nx += 0.45 * Math.sin(spot.u * 0.9 + Math.floor(spot.v / 10) * 1.7);
  spot.open *= 1 - 0.5 * (2 * Math.abs(across)) ** 4;
}

/** Fine creases that were left in on purpose, most of them along the cloth. */
function crinkle(spot: Spot): void {
  const { u, v } = spot;
  const fine = grain(u * 0.3, v * 0.045) + 0.6 * grain(u * 0.62 + 9, v * 0.1);
  const broad = grain(u * 0.11 + 5, v * 0.05 + 3);
  spot.nx += 0.5 * fine;
  spot.ny += 0.16 * broad;
  spot.open *= 1 - 0.14 * Math.max(0, -fine);
}

/** Height of sharp creases that cross, 0 to 1. */
const creased = (u: number, v: number): number =>
  1 - Math.abs(grain(u * 0.045, v * 0.028)) - 0.5 * Math.abs(grain(u * 0.08 + 11, v * 0.07 + 4));

/** Creases of a cloth that was worn and sat in: sharp, broad, in all directions. */
function crumple(spot: Spot): void {
  const { u, v } = spot;
  const here = creased(u, v);
  spot.nx += 2.6 * (here - creased(u + 1.5, v));
  spot.ny += 2.6 * (here - creased(u, v + 1.5));
  spot.open *= 0.9 + 0.1 * here;
}

/** A figure woven into satin: it stands lighter than its ground. */
export const figured =
  (figure: LaidPrint): Structure =>
  (spot) => {
    const part = Math.min(1, laidAt(figure, spot, 1) / FIGURE_WHITE);
    const tone = 0.62 + 0.86 * part;
    const light = 0.035 * part;
    spot.r = Math.min(0.62, spot.r * tone + light);
    spot.g = Math.min(0.62, spot.g * tone + light);
    spot.b = Math.min(0.62, spot.b * tone + light);
    spot.crest += 0.2 * (part - 0.5);
  };

/** Light of the white of a laid pattern. */
const FIGURE_WHITE = 0.5;

/** The structures that need nothing but the place of the cloth. */
export const RELIEFS: Readonly<Record<Exclude<StructureId, 'figured'>, Structure>> = {
  cables,
  ribs: ridges(9, { steep: 0.75, depth: 0.45 }),
  cord: ridges(6.5, { steep: 0.7, depth: 0.4 }),
  pleats,
  pucker,
  straw,
  scales,
  smocking,
  crinkle,
  crumple,
  plain: () => undefined,
};
